import { type SimState, TICKS_PER_SECOND } from '@star-seekers/sim';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import { useEffect, useState } from 'react';

/** Ghosts are compared twice a second: no frame pays for it. */
const LOOK_TICKS = TICKS_PER_SECOND / 2;

/** Where a run stands against a ghost. */
export interface GhostLead {
  readonly number: number;
  readonly name: string;
  /** Own figure less the ghost's at the same tick. */
  readonly by: number;
  /** The ghost's run has ended: its figure stays. */
  readonly isOver: boolean;
}

/** @param figureOf what is compared; absent: scores */
export function useGhostLeads<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
  figureOf: ((state: Readonly<State>) => number) | undefined,
): readonly GhostLead[] {
  const [leads, setLeads] = useState<readonly GhostLead[]>([]);
  useEffect(() => {
    const figure = figureOf ?? ((state: State) => controller.sim.outcome(state).score);
    const look = () => {
      const own = figure(controller.state);
      setLeads(
        controller.ghosts.map(({ number, name, state, isOver }) => ({ number, name, by: own - figure(state), isOver })),
      );
    };
    look();
    const stops = [
      controller.onTick(({ tick }) => {
        if (tick % LOOK_TICKS === 0 && controller.ghosts.length > 0) look();
      }),
      controller.onReset(look),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller, figureOf]);
  return leads;
}
