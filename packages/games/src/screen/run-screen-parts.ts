import type { EffectBank } from '@star-seekers/audio';
import type { GameSim, Outcome, SimState } from '@star-seekers/sim';
import type { ComponentType, ReactNode } from 'react';
import type { GameListing } from '../game.ts';
import type { GameView } from '../stage/game-view.ts';
import type { RunController } from '../stage/run-controller.ts';
import type { StageError } from '../stage/stage-error.ts';
import type { Cue } from './cue.ts';
import type { Stat } from './stat-list.tsx';
import type { Announce } from './use-announcements.ts';
import type { Practice } from './practice.ts';

/** What one game brings to the common screen. Texts are already in the player's language. */
export interface RunScreenParts<State extends SimState, Command, Event> {
  readonly sim: GameSim<State, Command, Event>;
  readonly view: GameView<State, Command, Event>;
  readonly soundBank: EffectBank;
  /** The sound of each event; the same function in every render. */
  readonly cueOf: (event: Event) => Cue | undefined;
  readonly listing: GameListing;
  /** The game counts in points alone, which are its score. */
  readonly countsPoints?: true;
  readonly howToPlay: ReactNode;
  /** The game is steered in four directions: phones get a D-pad. */
  readonly directionPad?: boolean;
  /** The game is steered by dragging: phones get room for the thumb beside the board. */
  readonly dragPad?: boolean;
  /**
   * One credit, one run: after so many seconds the result leads back to the dashboard, unless the player stays. Without it the result
   * offers another run.
   */
  readonly returnsAfterSeconds?: number;
  readonly HudFields: ComponentType<ControllerProps<State, Command, Event>>;
  /** Words over the board while a run is on. */
  readonly Banners?: ComponentType<ControllerProps<State, Command, Event>>;
  /** The board is the middle square of the canvas: on a phone upright only that is shown. */
  readonly square?: boolean;
  /** Buttons beside the board while a run is on; on a phone upright they stand below it. */
  readonly Tools?: ComponentType<ToolsProps<State, Command, Event>>;
  /** Every game can be practised; this is what one of them needs beside a seed. */
  readonly practice?: PracticeParts;
  /** The game is played on elements of the page: they fill the board, and the canvas is the picture behind them. */
  readonly Board?: ComponentType<ControllerProps<State, Command, Event>>;
  /** What the game itself puts over the board in mid-run, such as the end of a level; renders nothing the rest of the time. */
  readonly Interlude?: ComponentType<ControllerProps<State, Command, Event>>;
  readonly announce: Announce<State, Event>;
  readonly pauseSummary: (state: Readonly<State>) => string;
  readonly result: (
    state: Readonly<State>,
    outcome: Outcome,
    controller: RunController<State, Command, Event>,
  ) => RunResult;
  readonly texts?: PanelTexts;
  /** How long the end is shown on the board before the result covers it, in milliseconds. */
  readonly endingMs: number | ((state: Readonly<State>) => number);
}

/** What a game brings for its practice. */
export interface PracticeParts extends Practice {
  /** The game's own name for its practice, on the button that begins it. */
  readonly offer?: string;
  /** On the button that begins another practice run. */
  readonly again?: string;
  /** Practice also follows a ranked run, in place of another one: what is said beside its button. */
  readonly afterRankedNote?: string;
}

/** Words of the common panels that a game says in its own way. */
export interface PanelTexts {
  /** On the button that starts a run for a credit. */
  readonly start?: string;
  /** On that button while the game loads. */
  readonly loading?: string;
  /** On a button beside Pause that ends the run and starts another for a credit; without it there is none. */
  readonly newGame?: string;
  /** On the button that leads from a result to the hub. */
  readonly hub?: string;
  /** On the same button when the player cannot pay; the menu stays in sight then. */
  readonly insufficient?: string;
  /** While a pause waits for the next moment at which the rules allow one. */
  readonly pausing?: string;
  /** Over a paused run. */
  readonly paused?: string;
  /** On the button that leads from a result to the game's own menu, where it stands in place of the way to the hub. */
  readonly menu?: string;
  /** When the player is asked whether to end a run; the common words speak of what was reached. */
  readonly leave?: string;
  /** When the game could not be loaded or drawn. */
  readonly loadError?: (error: StageError) => {
    readonly title: string;
    readonly message: string;
    readonly retry: string;
  };
}

/** What reads a live run. */
export interface ControllerProps<State extends SimState, Command, Event> {
  readonly controller: RunController<State, Command, Event>;
}

export interface ToolsProps<State extends SimState, Command, Event> extends ControllerProps<State, Command, Event> {
  readonly practice: boolean;
  /** Back to the menu, after a question. */
  readonly onReset: () => void;
}

/** A finished run in words and figures. */
export interface RunResult {
  readonly title: string;
  /** Why it ended, in one line. */
  readonly cause: string;
  readonly stats: readonly Stat[];
  /** On the button that starts the next run for a credit. */
  readonly playAgain?: string;
  /** What else there is to say of the run, below its figures. */
  readonly details?: ReactNode;
}
