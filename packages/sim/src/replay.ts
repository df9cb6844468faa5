import type { CommandLog } from './command-log.ts';
import type { GameSim, Outcome, RunSetup, SimState } from './game-sim.ts';
import { Run } from './run.ts';

/** A log that does not describe a finished run of the game. */
export class ReplayMismatch extends Error {
  override readonly name = 'ReplayMismatch';
}

/**
 * Re-simulates a log to its last tick, or to `untilTick` if that is earlier (rewinding).
 * @param onTick called after every tick with its events
 * @throws {ReplayMismatch} when the run ends before the log does
 */
export function resimulate<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  setup: RunSetup,
  log: CommandLog<Command>,
  options: { untilTick?: number; onTick?: (run: Run<State, Command, Event>, events: readonly Event[]) => void } = {},
): Run<State, Command, Event> {
  const run = new Run(sim, setup);
  const last = Math.min(log.ticks, options.untilTick ?? log.ticks);
  let next = 0;
  let events: Event[] = [];
  const emit = options.onTick ? (event: Event) => void events.push(event) : undefined;
  while (run.state.tick < last) {
    if (run.ended) throw new ReplayMismatch(`the run ended at tick ${run.state.tick}, the log goes on to ${log.ticks}`);
    const first = next;
    while (log.commands[next]?.tick === run.state.tick + 1) next++;
    run.step(next === first ? NO_COMMANDS : log.commands.slice(first, next).map(({ command }) => command), emit);
    if (options.onTick) {
      options.onTick(run, events);
      events = [];
    }
  }
  return run;
}

/**
 * The outcome that a finished run's log proves.
 * @throws {ReplayMismatch} when the log ends before the run does, or says `quit` of a run that its rules had ended
 */
export function verifyLog<State extends SimState, Command, Event>(
  sim: GameSim<State, Command, Event>,
  setup: RunSetup,
  log: CommandLog<Command>,
): { outcome: Outcome; run: Run<State, Command, Event> } {
  const run = resimulate(sim, setup, log);
  if (log.quit) {
    if (run.ended) throw new ReplayMismatch('the log says that a run which had ended was left');
    run.quit();
  }
  const outcome = run.outcome;
  if (!outcome) throw new ReplayMismatch(`the log stops at tick ${log.ticks} of a run that goes on`);
  return { outcome, run };
}

/** Most ticks have no command; they share one list. */
const NO_COMMANDS: readonly never[] = [];
