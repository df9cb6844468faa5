import { type AnyGameSim, type CommandLog, type Dealer, type Outcome, localDealer } from '@star-seekers/sim';
import { DEFAULT_STAGE_SETTINGS } from '@star-seekers/stage';
import { mergeKeepsakes } from '../keepsake.ts';
import type {
  BoardNeighbour,
  FinishedRun,
  GameHost,
  HostedRuns,
  LeaveRequest,
  RunFault,
  RunStream,
  RivalPace,
  RunTicket,
  StartFailure,
  StartResult,
  StreamStatus,
  Submission,
} from './game-host.ts';
import { LocalRuns, type NewRun } from './local-runs.ts';

/** A call that a screen made. */
export interface HostCall {
  readonly id: number;
  readonly name: keyof GameHost | keyof HostedRuns | 'openNext';
  readonly detail: string;
}

/** Answers in place of the host's own. */
export interface HostAnswers {
  readonly start?: StartFailure | undefined;
  readonly submission?: Submission | undefined;
  /** Why finished runs count nowhere. */
  readonly fault?: RunFault | undefined;
  /** How the current run stands with the hub. */
  readonly stream?: StreamStatus | undefined;
}

/** What the page shows at first, and what every run begins with. */
export interface LocalHostOptions extends Partial<GameHost> {
  readonly seed?: number;
  readonly dealer?: Dealer | undefined;
  /** An open run that was left with this log. */
  readonly open?: { readonly startedAt: number; readonly log: CommandLog<unknown> };
  readonly answers?: HostAnswers;
  /** Whom every run races. */
  readonly rivals?: readonly RivalPace[];
}

const MOST_CALLS = 100;

/** The page around a game's screen, without a hub: runs cost credits and count, and nothing leaves the page. */
export class LocalHost {
  readonly #runs: LocalRuns;
  readonly #listeners = new Set<() => void>();
  #host: GameHost;
  #calls: readonly HostCall[] = [];
  #lastCall = 0;
  #startedAt = 0;
  readonly #seenHints = new Set<string>();
  #askLeaving: ((request: LeaveRequest) => void) | undefined;
  #answers: HostAnswers;
  /** The runs that were submitted. */
  readonly submitted: FinishedRun[] = [];
  /** Ticks at which runs were paused, newest last. */
  readonly pauses: number[] = [];

  constructor(sim: AnyGameSim, options: LocalHostOptions = {}) {
    const { seed = 1, dealer, open, answers = {}, rivals = [], ...page } = options;
    const newRun = (): NewRun => {
      const conditions = this.#host.conditions?.options;
      const setup = { seed, ...(conditions && { options: conditions }) };
      return { setup, dealer: dealer && localDealer(dealer, seed, conditions) };
    };
    this.#runs = new LocalRuns(sim, newRun);
    this.#answers = answers;
    this.#host = {
      ranked: {
        start: async () => this.#start(),
        resume: async () => {
          this.#note('resume', '', { resumable: null });
          return this.#runs.resume();
        },
        abandon: async () => {
          this.#note('abandon', '', { resumable: null });
          return this.#runs.abandon();
        },
        stream: (ticket) => this.#stream(ticket),
        rivals: async () => rivals,
        submit: (run, onChange) => this.#submit(run, onChange),
      },
      practiceOnly: false,
      credits: 3,
      bestScore: null,
      keepsakes: [],
      collect: (keepsakes) => this.change({ keepsakes: mergeKeepsakes([...this.#host.keepsakes, ...keepsakes]) }),
      hints: {
        isSeen: (hint) => this.#seenHints.has(hint),
        see: (hint) => void this.#seenHints.add(hint),
      },
      gamesPlayed: 0,
      lastResult: null,
      resumable: open ? { startedAt: open.startedAt } : null,
      settings: DEFAULT_STAGE_SETTINGS,
      guardLeaving: (ask) => {
        this.#askLeaving = ask;
        return () => {
          if (this.#askLeaving === ask) this.#askLeaving = undefined;
        };
      },
      tryNext: { title: 'Another Game', open: () => this.#note('openNext') },
      playRanked: () => this.#note('playRanked', '', { practiceOnly: false }),
      leave: () => this.#note('leave'),
      getCredits: () => this.#note('getCredits'),
      buyCredits: () => this.#note('buyCredits'),
      ...page,
    };
    if (open) this.#runs.leaveOpen(newRun(), open.log);
  }

  /** For `useSyncExternalStore`. */
  readonly getHost = (): GameHost => this.#host;

  /** The calls of the screen, newest last. For `useSyncExternalStore`. */
  readonly getCalls = (): readonly HostCall[] => this.#calls;

  /** The other screens of the page that the player went to. */
  get visited(): HostCall['name'][] {
    const moves = new Set<string>(['leave', 'playRanked', 'getCredits', 'buyCredits', 'openNext']);
    return this.#calls.map(({ name }) => name).filter((name) => moves.has(name));
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Shows, and answers, something else from now on. */
  change(change: Partial<GameHost>, answers = this.#answers): void {
    this.#answers = answers;
    this.#host = { ...this.#host, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Follows a link to another screen of the page, unless the screen's guard keeps the player. */
  goElsewhere(): void {
    const proceed = () => this.#note('openNext');
    if (this.#askLeaving) this.#askLeaving({ proceed, stay: () => undefined });
    else proceed();
  }

  async #start(): Promise<StartResult> {
    const { credits } = this.#host;
    const insufficient = credits !== null && credits < 1 ? ({ kind: 'insufficient', credits } as const) : undefined;
    const failure = this.#answers.start ?? insufficient;
    if (failure) {
      this.#note('start', failure.kind);
      return { failure };
    }
    this.#startedAt = Date.now();
    const { conditions } = this.#host;
    this.#note('start', '', {
      ...(credits !== null && { credits: credits - 1 }),
      ...(conditions && { conditions: { ...conditions, isSpent: true } }),
    });
    return this.#runs.start();
  }

  #stream(ticket: RunTicket): RunStream {
    const stream = this.#runs.stream(ticket);
    return {
      ...stream,
      observer: {
        stopped: (run, kind) => {
          stream.observer.stopped?.(run, kind);
          this.pauses.push(run.state.tick);
          this.#note('stream', `paused at tick ${run.state.tick}`, { resumable: { startedAt: this.#startedAt } });
        },
      },
      getStatus: () => this.#answers.stream ?? 'seen',
      subscribe: this.subscribe,
    };
  }

  #submit(run: FinishedRun, onChange: (submission: Submission) => void): () => void {
    this.submitted.push(run);
    let stopped = false;
    onChange({ status: 'verifying' });
    this.#runs.submit(run, (judged) => {
      const submission =
        judged.status === 'verified' ? (this.#answers.submission ?? this.#place(judged, run.outcome)) : judged;
      this.#note('submit', `${run.outcome.reason}, score ${run.outcome.score}: ${submission.status}`, {
        resumable: null,
      });
      queueMicrotask(() => {
        if (!stopped) onChange(submission);
      });
    });
    return () => {
      stopped = true;
    };
  }

  /** Counts a verified run, and places it on a sample board. */
  #place(verified: Extract<Submission, { status: 'verified' }>, { stats }: Outcome): Submission {
    const { score, points } = verified;
    const { fault } = this.#answers;
    if (fault) return { ...verified, personalBest: false, fault };
    const { bestScore, gamesPlayed } = this.#host;
    const best = Math.max(bestScore ?? 0, score);
    const lastResult = { score, points, stats, finishedAt: Date.now() };
    this.change({
      bestScore: best,
      gamesPlayed: (gamesPlayed ?? 0) + 1,
      lastResult,
    });
    const neighbours: BoardNeighbour[] = [
      { rank: 1, username: 'Nova', score: score + 10, you: false },
      { rank: 2, username: 'Iris', score, you: true },
      { rank: 3, username: 'a-name-of-20-letters', score: Math.max(0, score - 15), you: false },
    ];
    // As the server answers: a score of 0 stands on no board.
    return {
      ...verified,
      personalBest: score > (bestScore ?? 0),
      bestScore: best,
      ...(score === 0 ? {} : { rank: 2, neighbours }),
    };
  }

  #note(name: HostCall['name'], detail = '', change: Partial<GameHost> = {}): void {
    this.#lastCall++;
    this.#calls = [...this.#calls, { id: this.#lastCall, name, detail }].slice(-MOST_CALLS);
    this.change(change);
  }
}
