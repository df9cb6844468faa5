import type { SimState } from '@star-seekers/sim';
import { useEffect, useState } from 'react';
import type { RunController } from '../run-controller.ts';
import { useLatest } from './use-latest.ts';

/** The announcement of a game event; undefined for none. */
export type Announce<State, Event> = (event: Event, state: Readonly<State>) => string | undefined;

/** The newest announcement of a run, for the live region. */
export function useAnnouncements<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  announce: Announce<State, Event>,
): string {
  const announceRef = useLatest(announce);
  const [message, setMessage] = useState('');

  useEffect(() => {
    return controller.onTick((state, events) => {
      for (const event of events) {
        const said = announceRef.current(event, state);
        if (said !== undefined) setMessage(said);
      }
    });
  }, [controller, announceRef]);

  return message;
}
