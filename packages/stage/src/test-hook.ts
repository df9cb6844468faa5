import { type SimState, hashState } from '@star-seekers/sim';
import type { RunController } from './run-controller.ts';

/** What the sandbox and browser tests reach a running game by, as `window.__game`. */
export interface GameHook {
  readonly seed: number;
  /** Simulates exactly so many ticks, at once. */
  step(ticks: number): void;
  /** Input for the next tick, also of a run that is paused. */
  command(command: unknown): void;
  /** The live state: read it, never write to it. */
  state(): SimState;
  hash(): string;
}

declare global {
  interface Window {
    __game?: GameHook;
  }
}

/** Production builds show the hook only when they are told to. */
export function exposedByDefault(): boolean {
  return import.meta.env.DEV || import.meta.env.MODE === 'test';
}

/** @returns takes the hook away again */
export function exposeGame<State extends SimState, Command, Event>(
  controller: RunController<State, Command, Event>,
): () => void {
  let pending: Command[] = [];
  const hook: GameHook = {
    get seed() {
      return controller.setup.seed;
    },
    step(ticks) {
      for (let tick = 0; tick < ticks; tick++) {
        controller.stepOnce(pending);
        pending = [];
      }
    },
    command(command) {
      // The hook drives the one game that is exposed, with that game's commands.
      if (controller.getSnapshot().phase === 'playing') controller.command(command as Command);
      else pending.push(command as Command);
    },
    state: () => controller.state,
    hash: () => hashState(controller.state),
  };
  window.__game = hook;
  return () => {
    if (window.__game === hook) delete window.__game;
  };
}
