import type { CommandLog, Outcome, RevealSource, RunOptions, RunSetup, SimState } from '@star-seekers/sim';
import type { RunControllerOptions, RunObserver } from '@star-seekers/stage/run-controller-options.ts';
import type { Keepsake, Medals } from '../game.ts';
import type { RivalPace } from './rival-pace.ts';
import type { StageSettings } from '@star-seekers/stage/game-view.ts';

export type { Keepsake } from '../game.ts';
export type { RivalPace } from './rival-pace.ts';

/** A run that has begun: ranked, of the sandbox, or practice. */
export interface RunTicket {
  readonly runId: string;
  readonly setup: RunSetup;
  /** Set when a run that was begun before goes on. */
  readonly resumeFrom?: CommandLog<unknown>;
  /** Practice is free, and neither stored nor submitted. */
  readonly practice?: true;
  /** Set when the run is played on the course of another one. */
  readonly plan?: CoursePlan;
}

/** Why a run could not be started. Nothing was charged, so there is nothing to undo. */
export type StartFailure =
  | { readonly kind: 'insufficient'; readonly credits: number }
  /** A new version was deployed; the page reloads itself. */
  | { readonly kind: 'stale' }
  /** Another tab plays this game. */
  | { readonly kind: 'elsewhere'; readonly takeOver: () => void }
  | { readonly kind: 'network' }
  | { readonly kind: 'failed'; readonly message: string };

export type StartResult = { readonly ticket: RunTicket } | { readonly failure: StartFailure };

/** State of the submission of a finished run. */
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
      /** Why the run counts nowhere; null when the hub saw it all. */
      readonly fault: RunFault | null;
      /** The rank title that this run has brought, in the player's language. */
      readonly newRank?: string;
      /** Otherwise the next one, and the points that it still takes; absent above the last, and where a run earns none. */
      readonly nextRank?: { readonly title: string; readonly missing: number };
      /** The rows around the player's own on the monthly board. */
      readonly neighbours: readonly BoardNeighbour[];
      /** What the run does for the player's faction, in the player's language. */
      readonly gate?: string;
      /** Names of the commendations of this run that are announced: the newly earned, unless there were many lately. */
      readonly commendations: readonly string[];
      /** What an attempt of a day brought to it; it stands on no other board. */
      readonly ofDay?: DayStanding;
    }
  /** Sent when the server can be reached. On a device that does not store it, it lasts as long as its page. */
  | { readonly status: 'queued'; readonly kept: 'device' | 'page' }
  /** The rules changed during the run; the credit was returned. */
  | { readonly status: 'stale' }
  /** The hub did not manage to check the run; the credit was returned. */
  | { readonly status: 'unchecked' }
  | { readonly status: 'rejected'; readonly message: string }
  /** Not for a board: practice and sandbox. */
  | { readonly status: 'practice' }
  /** A duel that the server has verified, among the results of its challenge: each player has the best one there. */
  | { readonly status: 'duel'; readonly place: number; readonly of: number; readonly isBest: boolean }
  /** A duel whose result the hub does not have: of a visitor, or for want of a network. */
  | { readonly status: 'unkept'; readonly reason: 'visitor' | 'network'; readonly keep: () => void };

/** The light of an attempt, and of the player's day. */
export interface DayStanding {
  /** Share of gold in thousandths. */
  readonly share: number;
  /** Sum over the attempts of the day. */
  readonly total: number;
  /** Place on the board of the day; null without any light. */
  readonly rank: number | null;
}

/** Why a run does not count: the hub did not see it as it was played, with what it measured, or it came too late. */
export type RunFault =
  /** Seconds that it was played behind the hub's clock, or seen too late. */
  | { readonly kind: 'slow' | 'late'; readonly seconds: number }
  | { readonly kind: 'pauses'; readonly pauses: number }
  | { readonly kind: 'unplayed' }
  /** An attempt that ended after its day. */
  | { readonly kind: 'afterDay' };

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

/** A navigation that waits for the player's answer during a run. Exactly one of the two is called. */
export interface LeaveRequest {
  /** Navigates: the run has been ended or left open. */
  readonly proceed: () => void;
  /** Cancels the navigation: the player keeps playing. */
  readonly stay: () => void;
}

/**
 * How a run that is played stands with whoever watches it: `seen`; `late`, when nothing has been heard for a moment; `silent`, when the
 * run should stop; `refused`, when it cannot go on.
 */
export type StreamStatus = 'seen' | 'late' | 'silent' | 'refused';

/** The connection of a run, while it is played, with whoever deals for it and watches it. */
export interface RunStream {
  /** Answers what the run requests. */
  readonly reveals: RevealSource | undefined;
  readonly observer: RunObserver;
  /** For `useSyncExternalStore`. */
  getStatus(): StreamStatus;
  /** For `useSyncExternalStore`. @returns ends the subscription */
  subscribe(listener: () => void): () => void;
  /** The run is left, or has ended. */
  close(): void;
}

/** How runs begin, are stored and submitted: by the hub over HTTP, or on this machine (`LocalRuns`). */
export interface HostedRuns {
  /** Takes the credit and gives the run; never rejects. */
  start(): Promise<StartResult>;
  /** Goes on with the open run; never rejects. */
  resume(): Promise<StartResult>;
  /** Ends the open run with what was reached in it, so that a new one can start; never rejects. @returns why that did not work */
  abandon(): Promise<StartFailure | undefined>;
  /** Connects a run that is played from now on (`docs/architecture.md`). */
  stream(ticket: RunTicket): RunStream;
  /** Whom a run races: the player's own best and the next row of the board, as far as there are any; never rejects. */
  rivals?(runId: string): Promise<readonly RivalPace[]>;
  /** Submits a finished run; `onChange` is called at once and with every change. @returns ends the calls */
  submit(run: FinishedRun, onChange: (submission: Submission) => void): () => void;
}

/** A day's conditions of a game, and the one ranked run that a player has under them. */
export interface HostedConditions {
  /** Of all runs, practice too. */
  readonly options: RunOptions;
  /** The ranked run has begun: the screen offers to go on with it, and practice. */
  readonly isSpent: boolean;
  /** The scores that earn medals under them; absent: those of the game. */
  readonly medals?: Medals;
  /** Opens the page of the day; absent where there is none. {@link GameHost.leave} then leads there too. */
  readonly toDay?: () => void;
  /** The address that {@link toDay} opens. */
  readonly dayHref?: string;
}

/** What a game screen needs from the page around it: the hub, or a `LocalHost`. */
export interface GameHost {
  /** Null for a visitor, who practices. */
  readonly ranked: HostedRuns | null;
  /** The screen was opened for practice: its menu offers that, and the way to ranked runs. */
  readonly practiceOnly: boolean;
  /** The recorded run on whose course the screen is played; absent elsewhere. Such a screen offers nothing else. */
  readonly course?: HostedCourse;
  /** The day's conditions, under which all runs of the screen are played; absent elsewhere. */
  readonly conditions?: HostedConditions | undefined;
  /** The balance, or null where no credits are needed. */
  readonly credits: number | null;
  /** False while the dice cannot be rolled: packages are then the way to credits. */
  readonly rollReady?: boolean;
  /** Rolls the dice here; absent while it cannot be rolled, or needs its page. Never rejects. @returns why it gave nothing, for the player */
  rollDice?(): Promise<string | undefined>;
  /** What the dice gave on this screen since the last start, in words. */
  readonly rolled?: string;
  /** The best score of the player's verified runs of this game; null before the first and for visitors. */
  readonly bestScore: number | null;
  /** What the player has collected in this game. A visitor's collection is that of practice on this device. */
  readonly keepsakes: readonly Keepsake[];
  /** Adds what a practice run brought; absent where only verified runs count. */
  readonly collect?: (keepsakes: readonly Keepsake[]) => void;
  /** The hints that this device has shown. */
  readonly hints: SeenHints;
  /** A run of this screen has ended, counted or not. */
  onRunEnded?(): void;
  /** The player's verified runs of this game; null while that is not known. */
  readonly gamesPlayed: number | null;
  /** The last verified run; null before the first. */
  readonly lastResult: LastResult | null;
  /** A run of this game that is open and can go on; null when there is none. */
  readonly resumable: { readonly startedAt: number } | null;
  readonly settings: StageSettings;
  /** The device draws so few frames that a ranked run could be too slow to count. */
  readonly tooSlow?: boolean;
  /**
   * The median interval between two frames, in milliseconds, of every two seconds in which a run is played.
   * @param refreshMs the screen's own interval, if it is known
   */
  readonly onFrameTime?: (medianMs: number, refreshMs: number | undefined) => void;
  /**
   * Guards navigation: leaving ends the run with what was reached, after a confirmation (`G0.9`).
   * @returns removes the guard
   */
  guardLeaving(ask: (request: LeaveRequest) => void): () => void;
  /** Another game to try after this one. */
  readonly tryNext: { readonly title: string; readonly open: () => void } | null;
  /** From practice to ranked runs of this game; a visitor signs up on the way. */
  playRanked(): void;
  /** Opens the recording of a verified run; absent where there is none. */
  watch?(runId: string): void;
  /** Challenges others to a verified run; absent where nobody can be. */
  challenge?(runId: string): void;
  /** Back to the dashboard, or to the day or course that the screen was opened from. */
  leave(): void;
  /** Opens the dice, where credits are free. */
  getCredits(): void;
  /** Opens the page where credits are sold. */
  buyCredits(): void;
}

export interface SeenHints {
  /** @param hint unique among all games */
  isSeen(hint: string): boolean;
  see(hint: string): void;
}

export interface GameScreenProps {
  readonly host: GameHost;
}

/** What a controller needs to play on the course of a recorded run. The run's game gives the types. */
export type CoursePlan = Pick<RunControllerOptions<SimState, unknown, unknown>, 'course' | 'branch' | 'ghosts'>;

/** A recorded run on whose course a screen is played, beside its ghosts: free, and counted nowhere. */
export interface HostedCourse {
  /** `duel`: from the start; the result may be kept. `branch`: from a tick of the run, which is practice. */
  readonly kind: 'duel' | 'branch';
  readonly plan: CoursePlan;
  /** The result that a duel is about. */
  readonly toBeat?: { readonly name: string; readonly score: number };
  /** The address that {@link GameHost.leave} leads to. */
  readonly backHref: string;
  /** Hands in the result of a duel; absent where none is kept. */
  readonly submit?: HostedRuns['submit'];
}

/** The runs on a course. Nothing is stored until one is finished. */
export function courseRuns({ plan, submit }: HostedCourse): HostedRuns {
  let starts = 0;
  return {
    start: async () => {
      starts++;
      const setup = plan.course?.setup ?? { seed: 0 };
      return { ticket: { runId: `course-${starts}`, setup, practice: true, plan } };
    },
    resume: async () => ({ failure: { kind: 'failed', message: 'no run is open' } }),
    abandon: async () => undefined,
    stream: () => UNWATCHED,
    submit:
      submit ??
      ((_run, onChange) => {
        onChange({ status: 'practice' });
        return () => undefined;
      }),
  };
}

const UNWATCHED: RunStream = {
  reveals: undefined,
  observer: {},
  getStatus: () => 'seen',
  subscribe: () => () => undefined,
  close: () => undefined,
};
