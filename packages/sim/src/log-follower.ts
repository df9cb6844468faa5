import type { CommandLog } from './command-log.ts';
import type { SimState } from './game-sim.ts';
import { ReplayMismatch } from './replay-mismatch.ts';
import type { Run } from './run.ts';

/** Called after every tick with its events. */
export type OnTick<State extends SimState, Command, Event> = (
  run: Run<State, Command, Event>,
  events: readonly Event[],
) => void;

/**
 * Plays a log on a run, in parts if need be, from where the run is in that log. The log may grow meanwhile: verifying, seeking and watching
 * are one mechanism.
 */
export class LogFollower<State extends SimState, Command, Event> {
  readonly #run: Run<State, Command, Event>;
  readonly #log: CommandLog<Command>;
  #commands: number;
  #begins: number;

  constructor(run: Run<State, Command, Event>, log: CommandLog<Command>) {
    this.#run = run;
    this.#log = log;
    ({ commands: this.#commands, begins: this.#begins } = run.place);
  }

  /** Whether every segment of the log has begun. */
  get hasBegun(): boolean {
    return this.#begins === this.#log.begins.length;
  }

  /** Simulates up to a tick, at most to the end of the log. @throws {ReplayMismatch} when the run ends before that */
  playTo(tick: number, onTick?: OnTick<State, Command, Event>): void {
    const { commands, ticks } = this.#log;
    const run = this.#run;
    const last = Math.min(tick, ticks);
    let events: Event[] = [];
    const emit = onTick ? (event: Event) => void events.push(event) : undefined;
    while (run.state.tick < last) {
      if (run.ended) throw new ReplayMismatch(`the run ended at tick ${run.state.tick}, the log goes on to ${ticks}`);
      this.#begin();
      const first = this.#commands;
      while (commands[this.#commands]?.tick === run.state.tick + 1) this.#commands++;
      const isEmpty = this.#commands === first;
      run.step(isEmpty ? NO_COMMANDS : commands.slice(first, this.#commands).map(({ command }) => command), emit);
      if (onTick) {
        onTick(run, events);
        events = [];
      }
    }
    this.#begin();
  }

  #begin(): void {
    const { begins, format } = this.#log;
    for (; begins[this.#begins] === this.#run.state.tick + 1; this.#begins++) this.#run.begin(format);
  }
}

/** Most ticks have no command; they share one list. */
const NO_COMMANDS: readonly never[] = [];
