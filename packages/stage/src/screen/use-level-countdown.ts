import type { SimState } from '@star-seekers/sim';
import { useEffect } from 'react';
import type { RunController } from '../run-controller.ts';

/** Starts every level of a run with 3-2-1. @param start type of the event that begins a level */
export function useLevelCountdown<State extends SimState, Command, Event extends { readonly type: string }>(
  controller: RunController<State, Command, Event>,
  start: Event['type'],
): void {
  useEffect(
    () =>
      controller.onTick((_state, events) => {
        if (!events.some(({ type }) => type === start)) return;
        controller.pause();
        controller.play({ withCountdown: true });
      }),
    [controller, start],
  );
}
