import type { SimState } from '@star-seekers/sim';
import type { RunControllerOptions } from '@star-seekers/stage/run-controller-options.ts';
import type { HostedRuns, RunStream } from './game-host.ts';

/** What a controller needs to play on the course of a recorded run. The run's game gives the types. */
export type CoursePlan = Pick<RunControllerOptions<SimState, unknown, unknown>, 'course' | 'branch' | 'ghosts'>;

/** A recorded run on whose course a screen is played, beside its ghosts: free, and counted nowhere. */
export interface HostedCourse {
  /** `duel`: from the start; the result may be kept. `branch`: from a tick of the run, which is practice. */
  readonly kind: 'duel' | 'branch';
  readonly plan: CoursePlan;
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
