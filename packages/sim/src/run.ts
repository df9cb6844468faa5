import type { CommandLog, LoggedCommand } from './command-log.ts';
import { MAX_COMMANDS_PER_TICK } from './command-log.ts';
import type { GameSim, Outcome, RunSetup, SimState } from './game-sim.ts';

/**
 * One run of a game as it is played: steps the simulation and keeps the command log. The same class replays a log, so
 * playing, resuming, rewinding and verifying are one mechanism.
 */
export class Run<State extends SimState, Command, Event> {
  readonly sim: GameSim<State, Command, Event>;
  readonly setup: RunSetup;
  readonly state: State;
  readonly #commands: LoggedCommand<Command>[] = [];

  constructor(sim: GameSim<State, Command, Event>, setup: RunSetup) {
    this.sim = sim;
    this.setup = setup;
    this.state = sim.init(setup);
  }

  get ended(): boolean {
    return this.state.ended !== null;
  }

  /** Advances one tick with the commands given in it. Does nothing once the run has ended. */
  step(commands: readonly Command[], emit: (event: Event) => void = ignore): void {
    const { state, sim } = this;
    if (state.ended !== null) return;
    if (commands.length > MAX_COMMANDS_PER_TICK) throw new RangeError(`more than ${MAX_COMMANDS_PER_TICK} commands`);
    state.tick++;
    for (const command of commands) this.#commands.push({ tick: state.tick, command });
    sim.step(state, commands, emit);
    if (state.ended === null && state.tick >= sim.maxTicks) state.ended = 'time';
  }

  /** The player leaves: the run ends with what was reached. Does nothing once it has ended. */
  quit(): void {
    this.state.ended ??= 'quit';
  }

  /** The outcome once the run has ended. */
  get outcome(): Outcome | undefined {
    return this.ended ? this.sim.outcome(this.state) : undefined;
  }

  /** What was done so far; a run that goes on has `quit: false` and can be resumed from it. */
  get log(): CommandLog<Command> {
    return { ticks: this.state.tick, quit: this.state.ended === 'quit', commands: [...this.#commands] };
  }
}

function ignore(): void {
  // Verification and rewinding need no events.
}
