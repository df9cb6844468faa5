import type {
  FinishedRun,
  GameHost,
  RankedRuns,
  RevealResult,
  RunTicket,
  StartFailure,
  StartResult,
  Submission,
} from '@star-seekers/games/game-host';
import { dealerFor } from '@star-seekers/games';
import {
  type AnyGameSim,
  type CommandLog,
  type Dealt,
  type RevealCall,
  type RunSetup,
  verifyLog,
} from '@star-seekers/sim';
import { i18n } from '../i18n/index.ts';
import { DEFAULT_SCENARIO, type HostScenario } from './host-scenario.ts';

/** A call that the screen made, for the list of calls. */
export interface HostCall {
  readonly id: number;
  readonly name: keyof GameHost | keyof RankedRuns;
  readonly detail: string;
}

export interface SandboxHostView {
  readonly calls: readonly HostCall[];
  readonly best: number | null;
  /** Runs that counted. */
  readonly gamesPlayed: number;
  readonly resumable: GameHost['resumable'];
  /** The run that was handed in last. */
  readonly finished: FinishedRun | null;
}

const MOST_CALLS = 100;

/**
 * Stands for the hub behind a game's screen, without credits and without a server: a finished run is verified here, by the
 * very function that the server uses. It keeps an open run, so that a screen that is mounted anew can resume it.
 */
export class SandboxHost implements RankedRuns {
  readonly #sim: AnyGameSim;
  readonly #setup: RunSetup;
  #scenario: HostScenario = DEFAULT_SCENARIO;
  #open: { readonly ticket: RunTicket; readonly startedAt: number; log: CommandLog<unknown> } | null = null;
  /** What the open run was told of what it hides. */
  #dealt: Dealt[] = [];
  #view: SandboxHostView = { calls: [], best: null, gamesPlayed: 0, resumable: null, finished: null };
  #lastId = 0;
  readonly #listeners = new Set<() => void>();

  constructor(sim: AnyGameSim, setup: RunSetup) {
    this.#sim = sim;
    this.#setup = setup;
  }

  /** What to answer from now on. */
  answerBy(scenario: HostScenario): void {
    this.#scenario = scenario;
  }

  /** For `useSyncExternalStore`. */
  readonly getView = (): SandboxHostView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly start = async (): Promise<StartResult> => {
    const result = this.#answerStart();
    this.#tell('start', 'failure' in result ? result.failure.kind : `seed ${this.#setup.seed}`);
    return result;
  };

  readonly resume = async (): Promise<StartResult> => {
    const open = this.#open;
    this.#tell('resume', open ? `tick ${open.log.ticks}` : '');
    if (!open) return { failure: { kind: 'failed', message: i18n.t('host.failed') } };
    return { ticket: { ...open.ticket, resumeFrom: open.log } };
  };

  readonly abandon = async (): Promise<void> => {
    this.#open = null;
    this.#tell('abandon', '', { resumable: null });
  };

  readonly saveProgress = (ticket: RunTicket, log: CommandLog<unknown>): void => {
    if (this.#open?.ticket.runId !== ticket.runId) return;
    this.#open.log = log;
    this.#tell('saveProgress', `tick ${log.ticks}`, { resumable: { startedAt: this.#open.startedAt } });
  };

  /** Deals the run as the server does; which run it is makes no difference here. */
  readonly reveal = async (_ticket: RunTicket, call: RevealCall): Promise<RevealResult> => {
    const answer = dealerFor(this.#sim.id, this.#setup.seed)?.answer(call, this.#dealt.slice(0, call.index));
    this.#tell('reveal', JSON.stringify(call.request));
    if (!answer) return { refused: true };
    this.#dealt[call.index] = { ...call, reveal: answer.reveal };
    return { answer };
  };

  readonly submit = (run: FinishedRun, onChange: (submission: Submission) => void): (() => void) => {
    const submission = this.#judge(run);
    this.#open = null;
    const best = Math.max(run.outcome.points, this.#view.best ?? 0);
    this.#tell('submit', `${run.outcome.reason}, score ${run.outcome.score}: ${submission.status}`, {
      resumable: null,
      finished: run,
      ...(submission.status === 'practice' || submission.status === 'verified'
        ? { best, gamesPlayed: this.#view.gamesPlayed + 1 }
        : {}),
    });
    onChange({ status: 'verifying' });
    if (submission.status === 'verifying') return () => undefined;
    const timer = setTimeout(() => onChange(submission), VERDICT_DELAY_MS);
    return () => clearTimeout(timer);
  };

  /** The sandbox has no other screens to go to. */
  readonly guardLeaving = (): (() => void) => () => undefined;

  readonly playRanked = (): void => this.#tell('playRanked', '');

  readonly leave = (): void => this.#tell('leave', '');

  readonly getCredits = (): void => this.#tell('getCredits', '');

  readonly buyCredits = (): void => this.#tell('buyCredits', '');

  #answerStart(): StartResult {
    const { start } = this.#scenario;
    if (start !== 'succeeds') return { failure: this.#failure(start) };
    this.#lastId++;
    this.#dealt = [];
    const ticket: RunTicket = { runId: `sandbox-${this.#lastId}`, setup: this.#setup };
    this.#open = { ticket, startedAt: Date.now(), log: { ticks: 0, quit: false, commands: [] } };
    return { ticket };
  }

  #failure(kind: Exclude<HostScenario['start'], 'succeeds'>): StartFailure {
    if (kind === 'insufficient') return { kind, credits: 0 };
    if (kind === 'elsewhere') return { kind, takeOver: () => this.#tell('start', 'takeOver') };
    if (kind === 'failed') return { kind, message: i18n.t('host.failed') };
    return { kind };
  }

  /** Really verifies the run; a scenario can only put another answer in place of a good one. */
  #judge({ ticket, log, outcome }: FinishedRun): Submission {
    try {
      const proven = verifyLog(this.#sim, ticket.setup, log).outcome;
      if (proven.score !== outcome.score || proven.points !== outcome.points) {
        return { status: 'rejected', message: `score ${proven.score}, points ${proven.points}` };
      }
    } catch (error) {
      return { status: 'rejected', message: error instanceof Error ? error.message : String(error) };
    }
    const { submission } = this.#scenario;
    if (submission === 'rejected') return { status: submission, message: i18n.t('host.rejected') };
    if (submission !== 'verified') return { status: submission };
    return sampleVerdict(outcome, this.#view.best);
  }

  #tell(name: HostCall['name'], detail: string, changes: Partial<SandboxHostView> = {}): void {
    this.#lastId++;
    const calls = [...this.#view.calls, { id: this.#lastId, name, detail }].slice(-MOST_CALLS);
    this.#view = { ...this.#view, ...changes, calls };
    for (const listener of this.#listeners) listener();
  }
}

/** Long enough to see the state in between. */
const VERDICT_DELAY_MS = 700;

/** A board that there is not, round a score that there is. */
function sampleVerdict({ score, points }: FinishedRun['outcome'], best: number | null): Submission {
  const row = (rank: number, username: string, lead: number) => ({
    rank,
    username,
    score: Math.max(0, score + lead),
    you: username === 'you',
  });
  return {
    status: 'verified',
    score,
    points,
    personalBest: score > (best ?? 0),
    bestScore: Math.max(score, best ?? 0),
    rank: 4,
    totalPoints: points,
    neighbours: [
      row(2, 'nova-of-the-belt', 240),
      row(3, 'iris_77', 35),
      row(4, 'you', 0),
      row(5, 'a-name-of-20-letters', -15),
      row(6, 'mud', -90),
    ],
  };
}
