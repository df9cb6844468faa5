import { type CommandLog, type Dealt, type GameSim, type LocalDealer, resimulate, verifyLog } from '@star-seekers/sim';
import { DEFAULT_STAGE_SETTINGS } from '../../stage/game-view.ts';
import type {
  FinishedRun,
  GameHost,
  LastResult,
  LeaveRequest,
  RankedRuns,
  RunTicket,
  StartFailure,
  StartResult,
  Submission,
} from '../game-host.ts';

export interface MemoryHostOptions {
  /** Balance at the start; null where no credits are needed. */
  readonly credits?: number | null;
  readonly best?: number | null;
  readonly gamesPlayed?: number;
  readonly lastResult?: LastResult | null;
  /** An open run that was left with this log. */
  readonly open?: { readonly startedAt: number; readonly log: CommandLog<unknown> };
  readonly seed?: number;
  /** What every start answers instead of a run. */
  readonly failure?: StartFailure;
  readonly motion?: 'full' | 'reduced';
  /** Who tells what the game hides. */
  readonly dealer?: LocalDealer;
  /** Who opened the screen for practice. */
  readonly practice?: 'visitor' | 'player';
}

/** A host that keeps everything in memory: it takes credits and re-simulates what is handed in, as the hub's server does. */
export class MemoryHost {
  readonly #sim: GameSim;
  readonly #seed: number;
  readonly #failure: StartFailure | undefined;
  readonly #listeners = new Set<() => void>();
  #open: MemoryHostOptions['open'];
  #starts = 0;
  #dealt: Dealt[] = [];
  #host: GameHost;
  #ask: ((request: LeaveRequest) => void) | undefined;
  /** The runs that were handed in. */
  readonly submitted: FinishedRun[] = [];
  /** The logs that were kept, newest last. */
  readonly saved: CommandLog<unknown>[] = [];
  /** Where the player went. */
  readonly visited: ('hub' | 'ranked' | 'dice' | 'shop' | 'elsewhere')[] = [];

  constructor(sim: GameSim, options: MemoryHostOptions = {}) {
    const {
      credits = 3,
      best = null,
      gamesPlayed = 0,
      lastResult = null,
      open,
      seed = 1,
      failure,
      motion = 'full',
      dealer,
      practice,
    } = options;
    this.#sim = sim;
    this.#seed = seed;
    this.#failure = failure;
    this.#open = open;
    const ranked = {
      start: async () => this.#start(),
      resume: async () => this.#resume(),
      abandon: async () => {
        this.#open = undefined;
        this.#change({ resumable: null });
      },
      saveProgress: (_ticket, log) => void this.saved.push(log),
      reveal: async (_ticket, call) => {
        if (!dealer) throw new Error('the game hides something: give the host a dealer');
        const answer = dealer.answer(call, this.#dealt.slice(0, call.index));
        this.#dealt[call.index] = { ...call, reveal: answer.reveal };
        return { answer };
      },
      submit: (run, onChange) => this.#submit(run, onChange),
    } satisfies RankedRuns;
    this.#host = {
      ranked: practice === 'visitor' ? null : ranked,
      practiceOnly: practice !== undefined,
      credits,
      bestPoints: best,
      gamesPlayed,
      lastResult,
      resumable: open ? { startedAt: open.startedAt } : null,
      settings: { ...DEFAULT_STAGE_SETTINGS, motion },
      guardLeaving: (ask) => {
        this.#ask = ask;
        return () => {
          if (this.#ask === ask) this.#ask = undefined;
        };
      },
      tryNext: { title: 'Another Game', open: () => void this.visited.push('elsewhere') },
      playRanked: () => {
        this.visited.push('ranked');
        this.#change({ practiceOnly: false });
      },
      leave: () => void this.visited.push('hub'),
      getCredits: () => void this.visited.push('dice'),
      buyCredits: () => void this.visited.push('shop'),
    };
  }

  readonly getHost = (): GameHost => this.#host;

  /** The player follows a link to another screen of the page. */
  goElsewhere(): void {
    const proceed = () => void this.visited.push('elsewhere');
    if (this.#ask) this.#ask({ proceed, stay: () => undefined });
    else proceed();
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #start(): StartResult {
    if (this.#failure) return { failure: this.#failure };
    const { credits } = this.#host;
    if (credits !== null && credits < 1) return { failure: { kind: 'insufficient', credits } };
    if (credits !== null) this.#change({ credits: credits - 1 });
    this.#starts++;
    this.#dealt = [];
    return { ticket: this.#ticket() };
  }

  #resume(): StartResult {
    if (!this.#open) return { failure: { kind: 'failed', message: 'no run is open' } };
    const { log } = this.#open;
    this.#dealt = [...resimulate(this.#sim, { seed: this.#seed }, log).dealt];
    this.#open = undefined;
    this.#change({ resumable: null });
    return { ticket: { ...this.#ticket(), resumeFrom: log } };
  }

  #ticket(): RunTicket {
    return { runId: `run-${this.#starts}`, setup: { seed: this.#seed } };
  }

  #submit(run: FinishedRun, onChange: (submission: Submission) => void): () => void {
    this.submitted.push(run);
    onChange({ status: 'verifying' });
    let stopped = false;
    const { outcome } = verifyLog(this.#sim, run.ticket.setup, run.log);
    queueMicrotask(() => {
      if (!stopped) onChange(this.#judge(run, outcome.score));
    });
    return () => {
      stopped = true;
    };
  }

  #judge({ outcome }: FinishedRun, score: number): Submission {
    if (outcome.score !== score) return { status: 'rejected', message: 'the score differs' };
    const best = this.#host.bestPoints ?? 0;
    const bestScore = Math.max(best, score);
    const { score: lastScore, points, stats } = outcome;
    this.#change({ bestPoints: bestScore, lastResult: { score: lastScore, points, stats, finishedAt: Date.now() } });
    return {
      status: 'verified',
      score,
      points: outcome.points,
      personalBest: score > best,
      bestScore,
      totalPoints: outcome.points,
      ...placeOf(score),
    };
  }

  #change(change: Partial<GameHost>): void {
    this.#host = { ...this.#host, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** As the server answers: a score of 0 stands on no board. */
function placeOf(score: number): Pick<Extract<Submission, { status: 'verified' }>, 'rank' | 'neighbours'> {
  if (score === 0) return { rank: null, neighbours: [] };
  return {
    rank: 2,
    neighbours: [
      { rank: 1, username: 'Nova', score: score + 10, you: false },
      { rank: 2, username: 'Iris', score, you: true },
    ],
  };
}
