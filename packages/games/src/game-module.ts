import type { CommandLog, GameSim, RunSetup, SimState } from '@star-seekers/sim';
import type { ComponentType } from 'react';
import type { GameScreenProps } from './screen/game-host.ts';
import type { GameView } from './stage/game-view.ts';

/** Everything that one game brings: its lazy chunk. */
export interface GameModule<State extends SimState, Command, Event> {
  readonly sim: GameSim<State, Command, Event>;
  readonly view: GameView<State, Command, Event>;
  /** The whole game screen over and round the canvas: menu, HUD, pause, results. */
  readonly Screen: ComponentType<GameScreenProps>;
}

/** A module whose types the caller does not need to know. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: State, Command and Event vary together
export type AnyGameModule = GameModule<any, any, any>;

/** How well a bot plays. */
export type BotSkill = 'good' | 'poor';

/** Looks at the state before a tick and answers with the commands of that tick. Deterministic for one seed. */
export type Bot<State, Command> = (state: Readonly<State>) => readonly Command[];

export type BotFactory<State, Command> = (options: { skill: BotSkill; seed: number }) => Bot<State, Command>;

/** A run in a file or an address: what the sandbox loads and saves, and what golden tests hold. */
export interface RecordedRun<Command> {
  readonly gameId: number;
  readonly rulesVersion: number;
  readonly setup: RunSetup;
  readonly log: CommandLog<Command>;
}
