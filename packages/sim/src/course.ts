import { beaconDealer } from './beacons.ts';
import type { CommandLog } from './command-log.ts';
import type { DealerSecret, RevealSource } from './dealer.ts';
import type { RunSetup } from './game-sim.ts';
import { ReplayMismatch } from './replay-mismatch.ts';
import type { AnyRun } from './run.ts';

/**
 * A recorded run as a course that others play: its setup, and the future that it had. Whoever gives the same commands gets the same run.
 * Only in games with beacons.
 */
export interface Course {
  readonly setup: RunSetup;
  /** Every beacon follows from it and from its number, also those that the recorded run did not live to see. */
  readonly secret: DealerSecret;
  /** The log of the recorded run: where its segments began, and when its beacons arrived. */
  readonly log: Pick<CommandLog<unknown>, 'ticks' | 'begins' | 'beacons' | 'format'>;
}

/**
 * The beacons of a run on a course. One that the recorded run missed at first comes as late; after its end all are in time.
 * @param run on the course
 */
export function courseBeacons({ setup, secret, log }: Course, run: Pick<AnyRun, 'state' | 'waits'>): RevealSource {
  return {
    answer(call) {
      const tick = run.state.tick + 1;
      const recorded = log.beacons[call.index];
      const isMissed = tick <= log.ticks && (recorded === undefined || recorded.tick > tick);
      // A run that played otherwise may wait where the recorded one did not: it does so in vain.
      if (isMissed && !run.waits) return undefined;
      return { reveal: beaconDealer.deal({ secret, options: setup.options }, [], call, 0) };
    },
  };
}

/** The begins of a run on a course that has come so far. */
export function courseBegins({ log }: Course, ticks: number): readonly number[] {
  return log.begins.filter((tick) => tick <= ticks);
}

/**
 * The beacons of a log, as long as they are those of a course.
 * @param logged those of the log
 * @throws {ReplayMismatch} when asked for one that differs
 */
export function beaconsOnCourse(
  logged: RevealSource,
  course: Course,
  run: Pick<AnyRun, 'state' | 'waits'>,
): RevealSource {
  const own = courseBeacons(course, run);
  return {
    answer(call, earlier) {
      const [given, due] = [logged.answer(call, earlier), own.answer(call, [])];
      if (bitsIn(given) !== bitsIn(due))
        throw new ReplayMismatch(`beacon ${call.index} at tick ${run.state.tick + 1} is not that of the course`);
      return given;
    },
  };
}

function bitsIn(answer: ReturnType<RevealSource['answer']>): number | undefined {
  return typeof answer === 'object' ? answer.reveal.bits : undefined;
}
