import type { SimState } from '@star-seekers/sim';
import { useCallback, useSyncExternalStore } from 'react';
import type { RunController } from '../run-controller.ts';
import type { RunSnapshot } from '../run-snapshot.ts';

/**
 * A value read from the live state; the component renders again when it changes after a tick.
 * @param select must answer with a primitive: the state itself is changed in place
 */
export function useRunState<State extends SimState, Command, Event, Value extends Primitive>(
  controller: RunController<State, Command, Event>,
  select: (state: Readonly<State>) => Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stopTicks = controller.onTick(onChange);
      const stopResets = controller.onReset(onChange);
      return () => {
        stopTicks();
        stopResets();
      };
    },
    [controller],
  );
  return useSyncExternalStore(subscribe, () => select(controller.state));
}

/** The phase, countdown and outcome of a run. */
export function useRunSnapshot(controller: Pick<RunController, 'subscribe' | 'getSnapshot'>): RunSnapshot {
  return useSyncExternalStore(controller.subscribe, controller.getSnapshot);
}

type Primitive = string | number | boolean | null | undefined;
