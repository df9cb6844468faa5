import { type EffectBank, effects } from '@star-seekers/audio';
import type { SimState } from '@star-seekers/sim';
import { useEffect } from 'react';
import type { RunController } from '../run-controller.ts';
import type { Cue } from './cue.ts';

/**
 * Plays the sounds of a run's events, each sound at most once per tick.
 * @param cueOf a stable function: the game's table of cues
 * @param bank the bank of its sounds; it is prefetched
 */
export function useCues<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  cueOf: (event: Event) => Cue | undefined,
  bank: EffectBank,
): void {
  useEffect(() => effects.preload(bank), [bank]);

  useEffect(
    () =>
      controller.onTick((_state, events) => {
        if (events.length === 0) return;
        const played = new Set<Cue['effect']>();
        for (const event of events) {
          const cue = cueOf(event);
          if (!cue || played.has(cue.effect)) continue;
          played.add(cue.effect);
          const { effect, ...options } = cue;
          effects.play(effect, options);
        }
      }),
    [controller, cueOf],
  );
}
