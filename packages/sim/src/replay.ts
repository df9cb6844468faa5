import type { CommandLog } from './command-log.ts';
import { type Course, beaconsOnCourse, courseBegins } from './course.ts';
import type { RevealSource } from './dealer.ts';
import type { GameSim, Outcome, RunSetup, SimState } from './game-sim.ts';
import { type Deal, sameCall, sameFigures } from './hidden-information.ts';
import { LogFollower, type OnTick } from './log-follower.ts';
import { ReplayMismatch } from './replay-mismatch.ts';
import { Run } from './run.ts';

export interface ReplayOptions<State extends SimState, Command, Event> {
  /** Called after every tick with its events. */
  readonly onTick?: OnTick<State, Command, Event> | undefined;
  /** The run must have the pauses and the beacons of this course. */
  readonly course?: Course | undefined;
}

/**
 * Re-simulates a log to its last tick. To enter it at another one, see `Keyframes`.
 * @param options.reveals answers requests after the log; earlier answers are in the log
 * @throws {ReplayMismatch} when the run ends before the log, answers do not match requests, or it left its course
 */
export function resimulate<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  setup: RunSetup,
  log: CommandLog<Command>,
  options: ReplayOptions<State, Command, Event> & { readonly reveals?: RevealSource | undefined } = {},
): Run<State, Command, Event> {
  const { course } = options;
  const run = new Run(sim, setup);
  if (sim.beacons) {
    const logged = loggedBeacons(log, run.state);
    run.reveals = course ? beaconsOnCourse(logged, course, run) : logged;
  }
  if (course && courseBegins(course, log.ticks).join() !== log.begins.join())
    throw new ReplayMismatch('the segments of the run begin elsewhere than those of its course');
  const follower = new LogFollower(run, log);
  follower.playTo(log.ticks, options.onTick);
  if (!follower.hasBegun || run.place.beacons < log.beacons.length)
    throw new ReplayMismatch('the log has begins or beacons that are not of this run');
  // Not before: the log brings its own answers, each in its tick.
  run.reveals = options.reveals;
  return run;
}

/**
 * Verifies the log of a finished run and returns its outcome.
 * @throws {ReplayMismatch} as {@link resimulate}; when the log ends before the run, or says `quit` although the rules ended the run
 */
export function verifyLog<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  setup: RunSetup,
  log: CommandLog<Command>,
  options: ReplayOptions<State, Command, Event> = {},
): { outcome: Outcome; run: Run<State, Command, Event> } {
  const run = resimulate(sim, setup, log, options);
  if (log.quit) {
    if (run.ended) throw new ReplayMismatch('the log says that a run which had ended was left');
    run.quit();
  }
  const outcome = run.outcome;
  if (!outcome) throw new ReplayMismatch(`the log stops at tick ${log.ticks} of a run that goes on`);
  return { outcome, run };
}

/**
 * Whether a run contains exactly the dealer's answers, in the same order and at the same ticks. The dealer may have answered more
 * requests: those pending when the run ended, whose answers never arrived.
 */
export function hasSameAnswers(
  run: Pick<Run<SimState, unknown, unknown>, 'deals' | 'unanswered'>,
  deals: readonly Deal[],
): boolean {
  const { deals: received, unanswered } = run;
  const lost = deals.slice(received.length);
  if (!lost.every((deal, index) => unanswered[index] && sameCall(deal, unanswered[index]))) return false;
  return received.every((entry, index) => {
    const given = deals[index];
    return given !== undefined && sameCall(entry, given) && sameFigures(entry.reveal, given.reveal);
  });
}

/**
 * The beacons of a log, each in its tick. The log may grow.
 * @param state of the run that plays the log
 * @param further answers requests that the log does not
 * @throws {ReplayMismatch} when a beacon is asked for after its tick
 */
export function loggedBeacons(
  log: Pick<CommandLog<unknown>, 'beacons' | 'ticks'>,
  state: Readonly<Pick<SimState, 'tick'>>,
  further?: RevealSource,
): RevealSource {
  return {
    answer(call, earlier) {
      const beacon = log.beacons[call.index];
      const tick = state.tick + 1;
      if (!beacon) return tick > log.ticks ? further?.answer(call, earlier) : undefined;
      if (beacon.tick > tick) return undefined;
      if (beacon.tick < tick) throw new ReplayMismatch(`a beacon of tick ${beacon.tick} is not due in that tick`);
      return { reveal: { bits: beacon.bits } };
    },
  };
}
