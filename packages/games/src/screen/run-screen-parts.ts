import type { GameSim, Outcome, SimState } from '@star-seekers/sim';
import type { ControllerProps, RunFrameParts } from '@star-seekers/stage/screen/run-frame-parts.ts';
import type { Stat } from '@star-seekers/stage/screen/stat-list.tsx';
import type { StageError } from '@star-seekers/stage/stage-error.ts';
import type { ComponentType, ReactNode } from 'react';
import type { GameListing, Keepsake } from '../game.ts';
import type { Practice } from './practice.ts';

/** What one game brings to the common screen. Texts are already in the player's language. */
export interface RunScreenParts<State extends SimState, Command, Event> extends RunFrameParts<State, Command, Event> {
  readonly sim: GameSim<State, Command, Event>;
  readonly listing: GameListing;
  /** The game counts in points alone, which are its score. */
  readonly countsPoints?: true;
  readonly howToPlay: ReactNode;
  /**
   * One credit, one run: after so many seconds the result leads back to the dashboard, unless the player stays. Without it the result
   * offers another run.
   */
  readonly returnsAfterSeconds?: number;
  /** Buttons beside the board while a run is on; on a phone upright they stand below it. */
  readonly Tools?: ComponentType<ToolsProps<State, Command, Event>>;
  /** Every game can be practiced; this is what one of them needs beside a seed. */
  readonly practice?: PracticeParts;
  /** What the game itself puts over the board in mid-run, such as the end of a level; renders nothing the rest of the time. */
  readonly Interlude?: ComponentType<ControllerProps<State, Command, Event>>;
  /** What the first run explains while it is played. */
  readonly coaching?: readonly CoachingPrompt<State>[];
  /** What a run brings to the collection, as the verifier evaluates it; practice collects by it. */
  readonly keepsakesOf?: (state: Readonly<State>) => readonly Keepsake[];
  /** The stars that a run has in hand, in a game whose medals count them (`GameListing.medalsOf`). */
  readonly starsOf?: (state: Readonly<State>) => number;
  /** What a run and its ghosts are compared by while it is played; absent: scores. */
  readonly ghostFigure?: (state: Readonly<State>) => number;
  readonly pauseSummary: (state: Readonly<State>) => string;
  readonly result: (
    state: Readonly<State>,
    outcome: Outcome,
    controller: ControllerProps<State, Command, Event>['controller'],
  ) => RunResult;
  readonly texts?: PanelTexts;
  /** How long the end is shown on the board before the result covers it, in milliseconds. */
  readonly endingMs: number | ((state: Readonly<State>) => number);
}

/** A short text at the moment it helps, shown to a player once. */
export interface CoachingPrompt<State> {
  /** Unique within the game. */
  readonly id: string;
  readonly text: string;
  readonly isDue: (state: Readonly<State>) => boolean;
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

/** A duel has the rules of a ranked run, and what it reaches counts nowhere. */
export type RunKind = 'ranked' | 'practice' | 'duel';

export interface ToolsProps<State extends SimState, Command, Event> extends ControllerProps<State, Command, Event> {
  readonly kind: RunKind;
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
  /** What gold asks for beside the score, where the run lacked it. */
  readonly goldNote?: string | undefined;
  /** What else there is to say of the run, below its figures. */
  readonly details?: ReactNode;
}
