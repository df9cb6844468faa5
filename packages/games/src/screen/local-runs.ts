import {
  type AnyGameSim,
  type CommandLog,
  EMPTY_LOG,
  type LocalDealer,
  type RunSetup,
  verifyLog,
} from '@star-seekers/sim';
import type { FinishedRun, HostedRuns, RunStream, RunTicket, StartResult, Submission } from './game-host.ts';

/** What a run begins with. */
export interface NewRun {
  readonly setup: RunSetup;
  /** Needed in games with hidden information. */
  readonly dealer?: LocalDealer | undefined;
}

/** An open run. */
export interface OpenRun extends NewRun {
  readonly ticket: RunTicket;
  readonly log: CommandLog<unknown>;
}

/** Runs without a server: they are dealt, stored and verified in memory, by the functions that the server uses. */
export class LocalRuns implements HostedRuns {
  readonly #sim: AnyGameSim;
  readonly #draw: () => NewRun | Promise<NewRun>;
  readonly #practice: Pick<RunTicket, 'practice'>;
  #open: OpenRun | undefined;
  #starts = 0;

  /**
   * @param draw the setup of each new run; rejects when it can't be loaded
   * @param practice whether the runs are practice, which is not judged
   */
  constructor(sim: AnyGameSim, draw: () => NewRun | Promise<NewRun>, practice: Pick<RunTicket, 'practice'> = {}) {
    this.#sim = sim;
    this.#draw = draw;
    this.#practice = practice;
  }

  readonly start = async (): Promise<StartResult> => {
    const run = await this.#draw();
    this.#starts++;
    const ticket = { runId: `local-${this.#starts}`, setup: run.setup, ...this.#practice };
    this.#open = { ...run, ticket, log: EMPTY_LOG };
    return { ticket };
  };

  /** Leaves a run open, as if it had been begun before. */
  leaveOpen(run: NewRun, log: CommandLog<unknown>): void {
    this.#open = { ...run, ticket: { runId: 'local-0', setup: run.setup }, log };
  }

  readonly resume = async (): Promise<StartResult> => {
    if (!this.#open) return { failure: { kind: 'failed', message: 'no run is open' } };
    return { ticket: { ...this.#open.ticket, resumeFrom: this.#open.log } };
  };

  readonly abandon = async (): Promise<undefined> => {
    this.#open = undefined;
  };

  /** Nothing is sent: the dealer is here, and a run that is left goes on from its last pause. */
  readonly stream = ({ runId }: RunTicket): RunStream => ({
    reveals: this.#open?.dealer,
    observer: {
      stopped: ({ log }) => {
        if (this.#open?.ticket.runId === runId) this.#open = { ...this.#open, log };
      },
    },
    getStatus: () => 'seen',
    subscribe: () => () => undefined,
    close: () => undefined,
  });

  readonly submit = (run: FinishedRun, onChange: (submission: Submission) => void): (() => void) => {
    onChange(this.#practice.practice ? { status: 'practice' } : this.#judge(run));
    return () => undefined;
  };

  #judge({ ticket, log, outcome }: FinishedRun): Submission {
    try {
      const { score, points } = verifyLog(this.#sim, ticket.setup, log).outcome;
      if (score !== outcome.score || points !== outcome.points)
        return { status: 'rejected', message: `score ${score}, points ${points}` };
      return {
        status: 'verified',
        score,
        points,
        personalBest: true,
        bestScore: score,
        rank: null,
        totalPoints: points,
        fault: null,
        neighbours: [],
        commendations: [],
      };
    } catch (error) {
      return { status: 'rejected', message: error instanceof Error ? error.message : String(error) };
    }
  }
}
