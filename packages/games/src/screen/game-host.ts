import type { CommandLog, Outcome, RevealCall, RunSetup } from '@star-seekers/sim';
import type { RevealResult } from '../stage/reveal-desk.ts';
import type { StageSettings } from '../stage/game-view.ts';

export type { RevealResult } from '../stage/reveal-desk.ts';

/** A run that was paid for, one of the sandbox that needs no payment, or practice. */
export interface RunTicket {
  readonly runId: string;
  readonly setup: RunSetup;
  /** Set when a run that was begun before goes on. */
  readonly resumeFrom?: CommandLog<unknown>;
  /** Played for nothing and for no board: neither kept nor handed in. */
  readonly practice?: true;
}

/** Why a run could not be started. The host has already told the server nothing else is owed. */
export type StartFailure =
  | { readonly kind: 'insufficient'; readonly credits: number }
  /** A new version was deployed; the page reloads itself. */
  | { readonly kind: 'stale' }
  /** Another tab plays this game. */
  | { readonly kind: 'elsewhere'; readonly takeOver: () => void }
  | { readonly kind: 'network' }
  | { readonly kind: 'failed'; readonly message: string };

export type StartResult = { readonly ticket: RunTicket } | { readonly failure: StartFailure };

/** What has become of a finished run, as the result screen shows it. */
export type Submission =
  /** On its way to the server. */
  | { readonly status: 'verifying' }
  | {
      readonly status: 'verified';
      readonly score: number;
      readonly points: number;
      readonly personalBest: boolean;
      readonly bestScore: number;
      /** The place that this run takes on the monthly board; null when it takes none. */
      readonly rank: number | null;
      readonly totalPoints: number;
      /** The rank title that this run has brought, in the player's language. */
      readonly newRank?: string;
      /** The rows around the player's own on the monthly board. */
      readonly neighbours: readonly BoardNeighbour[];
    }
  /** Kept on this device; it is sent when the server can be reached. */
  | { readonly status: 'queued' }
  /** The rules changed during the run; the credit was returned. */
  | { readonly status: 'stale' }
  | { readonly status: 'rejected'; readonly message: string }
  /** Not for a board: practice and sandbox. */
  | { readonly status: 'practice' };

export interface BoardNeighbour {
  readonly rank: number;
  readonly username: string;
  readonly score: number;
  readonly you: boolean;
}

/** A verified run as it was counted, for a screen that shows the last one. */
export interface LastResult {
  readonly score: number;
  readonly points: number;
  readonly stats: Readonly<Record<string, number>>;
  /** Epoch milliseconds. */
  readonly finishedAt: number;
}

export interface FinishedRun {
  readonly ticket: RunTicket;
  readonly log: CommandLog<unknown>;
  readonly outcome: Outcome;
}

/** The player asks to go to another screen while a run goes on. Exactly one of the two is called. */
export interface LeaveRequest {
  /** The run has been ended: the player goes where they wanted. */
  readonly proceed: () => void;
  /** The player goes on with the run. */
  readonly stay: () => void;
}

/** How ranked runs are paid for, kept and handed in. */
export interface RankedRuns {
  /** Takes the credit and gives the run; never rejects. */
  start(): Promise<StartResult>;
  /** Goes on with the open run; never rejects. */
  resume(): Promise<StartResult>;
  /** Ends the open run with what was reached in it, so that a new one can start; never rejects. */
  abandon(): Promise<void>;
  /** Keeps the log of a run that goes on; called about once a second and when the page is hidden. */
  saveProgress(ticket: RunTicket, log: CommandLog<unknown>): void;
  /**
   * Asks for something that the run hides (`docs/architecture.md`). The log is kept before, so that after a reload the run
   * asks the same again. Rejects when no answer came: the same is asked again.
   */
  reveal(ticket: RunTicket, call: RevealCall, log: CommandLog<unknown>): Promise<RevealResult>;
  /** Hands in a run that has ended; `onChange` is called at once and with every change. @returns stops the calls */
  submit(run: FinishedRun, onChange: (submission: Submission) => void): () => void;
}

/** What a game screen needs from the page around it. The hub and the sandbox each implement it. */
export interface GameHost {
  /** Null for a visitor, who practises. */
  readonly ranked: RankedRuns | null;
  /** The screen was opened for practice: its menu offers that, and the way to ranked runs. */
  readonly practiceOnly: boolean;
  /** The balance, or null where no credits are needed. */
  readonly credits: number | null;
  /** The most points that a run of the player earned in this game; null before the first verified run. */
  readonly bestPoints: number | null;
  /** The player's verified runs of this game; null while that is not known. */
  readonly gamesPlayed: number | null;
  /** The last verified run; null before the first. */
  readonly lastResult: LastResult | null;
  /** A run of this game that is open and can go on; null when there is none. */
  readonly resumable: { readonly startedAt: number } | null;
  readonly settings: StageSettings;
  /** The run is drawn more slowly than the screen shows it: the page may reduce the detail. Called once for a stage. */
  readonly onSlowFrames?: () => void;
  /**
   * While set, the page asks before it shows another screen: leaving ends the run with what was reached, after a confirmation
   * (`G0.9`).
   * @returns takes the guard away
   */
  guardLeaving(ask: (request: LeaveRequest) => void): () => void;
  /** Another game to try after this one. */
  readonly tryNext: { readonly title: string; readonly open: () => void } | null;
  /** From practice to ranked runs of this game; a visitor signs up on the way. */
  playRanked(): void;
  /** Back to the dashboard. */
  leave(): void;
  /** To the page where credits are had: the dice. */
  getCredits(): void;
  /** To the page where credits are sold. */
  buyCredits(): void;
}

export interface GameScreenProps {
  readonly host: GameHost;
}
