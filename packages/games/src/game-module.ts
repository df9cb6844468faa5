import type { GameSim, SimState } from '@star-seekers/sim';
import type { GameView } from '@star-seekers/stage/game-view.ts';
import type { GameScreens } from './screen/screens-of.tsx';
import type { TheatreParts } from './theatre.ts';

/**
 * What one game brings to a page: its lazy chunk. `Screen` is the whole game screen over and round the canvas: menu, HUD, pause, results.
 * `Replay` is canvas and HUD of a recorded run.
 */
export interface GameModule<State extends SimState, Command, Event> extends GameScreens<State, Command, Event> {
  readonly sim: GameSim<State, Command, Event>;
  readonly view: GameView<State, Command, Event>;
  readonly theatre: TheatreParts<State, Command, Event>;
}

/** A module whose types the caller does not need to know. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: State, Command and Event vary together
export type AnyGameModule = GameModule<any, any, any>;
