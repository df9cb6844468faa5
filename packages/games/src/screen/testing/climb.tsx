import { RunController } from '@star-seekers/stage/run-controller.ts';
import type { GameSim, SimState } from '@star-seekers/sim';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { LocalHost } from '../local-host.ts';
import { ScreenHarness } from './screen-harness.tsx';

export interface Climb extends SimState {
  score: number;
}

/** The score rises by one a tick. */
const climb = {
  id: 99,
  rulesVersion: 1,
  maxTicks: 100_000,
  init: () => ({ tick: 0, ended: null, score: 0 }),
  step(state: Climb) {
    state.score++;
  },
  outcome: ({ score }: Climb) => ({ score, points: score, reason: 'own', stats: {} }),
  commands: { encode: () => undefined, decode: () => 0 },
} as unknown as GameSim<Climb, number, never>;

/** Puts something of a game's screen on the page. */
export async function showClimb(Screen: () => ReactNode): Promise<void> {
  await render(<ScreenHarness Screen={Screen} memory={new LocalHost(climb)} />);
}

/** A run whose score is its tick. */
export function newClimb() {
  const controller = new RunController(climb, { seed: 1 });
  controller.play();
  const stepTo = (tick: number) => {
    for (let left = tick - controller.state.tick; left > 0; left--) controller.stepOnce();
  };
  return { controller, stepTo };
}
