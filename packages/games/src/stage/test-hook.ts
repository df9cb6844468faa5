import { type SimState, hashState } from '@star-seekers/sim';
import type { RunController } from './run-controller.ts';

/** What the sandbox and browser tests reach a running game by, as `window.__game`. */
export interface GameHook {
  readonly seed: number;
  step(ticks: number): void;
  command(command: unknown): void;
  state(): SimState;
  hash(): string;
}

declare global {
  interface Window {
    __game?: GameHook;
  }
}

/** @returns takes the hook away again */
export function exposeGame<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
): () => void {
  const hook: GameHook = {
    seed: controller.setup.seed,
    step(ticks) {
      for (let tick = 0; tick < ticks; tick++) controller.stepOnce();
    },
    command: (command) => controller.command(command as Command),
    state: () => controller.state,
    hash: () => hashState(controller.state),
  };
  window.__game = hook;
  return () => {
    if (window.__game === hook) delete window.__game;
  };
}
