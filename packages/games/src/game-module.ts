import type { GameSim, SimState } from '@star-seekers/sim';
import type { ComponentType } from 'react';
import type { GameScreenProps } from './screen/game-host.ts';
import type { GameView } from '@star-seekers/stage/game-view.ts';

/** What one game brings to a page: its lazy chunk. */
export interface GameModule<State extends SimState, Command, Event> {
  readonly sim: GameSim<State, Command, Event>;
  readonly view: GameView<State, Command, Event>;
  /** The whole game screen over and round the canvas: menu, HUD, pause, results. */
  readonly Screen: ComponentType<GameScreenProps>;
}

/** A module whose types the caller does not need to know. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: State, Command and Event vary together
export type AnyGameModule = GameModule<any, any, any>;
