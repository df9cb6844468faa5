import {
  type CommandLog,
  type GameSim,
  Keyframes,
  type MarkOf,
  type RevealSource,
  type RunSetup,
  type SimState,
  loggedBeacons,
} from '@star-seekers/sim';
import { type Pilot, RunController } from './run-controller.ts';

export interface LogPlayerOptions<State extends SimState, Command, Event, Mark> {
  /** The log is watched and not played on: the controller takes no commands. */
  readonly watched?: boolean;
  /** The log grows while it is played. */
  readonly grows?: boolean;
  /** Answers requests that the log does not, and supplies the display data of answers. */
  readonly reveals?: RevealSource | undefined;
  readonly markOf?: MarkOf<State, Event, Mark> | undefined;
  /** Commands of the ticks after the log. */
  readonly beyond?: Pilot<State, Command>;
  /** The run has reached the end of the log, and stops there. */
  readonly onEnd?: () => void;
}

const BEFORE_ITS_START = { tick: 0 };

/**
 * Plays a log on a controller, and enters it anywhere. The run follows the log to its end. If other commands come meanwhile, or ticks
 * after the end, the log is what was played.
 */
export class LogPlayer<State extends SimState, Command, Event, Mark = never> {
  readonly controller: RunController<State, Command, Event>;
  readonly keyframes: Keyframes<State, Command, Event, Mark>;
  readonly #options: LogPlayerOptions<State, Command, Event, Mark>;
  #grows: boolean;
  /** Numbers of the log's commands and begins up to the current tick. */
  #commands = 0;
  #begins = 0;

  constructor(
    sim: GameSim<State, Command, Event>,
    setup: RunSetup,
    log: CommandLog<Command>,
    options: LogPlayerOptions<State, Command, Event, Mark> = {},
  ) {
    const { watched = false, grows = false, reveals, markOf } = options;
    this.#options = options;
    this.#grows = grows;
    this.keyframes = new Keyframes(sim, setup, log, markOf);
    this.controller = new RunController(sim, setup, {
      watched,
      reveals: sim.beacons
        ? { answer: (call, earlier) => loggedBeacons(this.#log, this.#state, reveals).answer(call, earlier) }
        : reveals,
    });
    this.controller.replays = true;
    this.controller.pilot = (state) => this.#commandsOfNextTick(state);
    this.controller.onTick(() => this.#sync());
  }

  get tick(): number {
    return this.#state.tick;
  }

  /** Everything that was played of this run, also after the current tick. */
  get log(): CommandLog<Command> {
    const log = this.#log;
    const hasLeft = this.controller.state.ended === 'quit' && !(log.quit && this.tick === log.ticks);
    return this.tick > log.ticks || hasLeft ? this.controller.log : log;
  }

  /** Whether the next tick comes from the log. */
  get followsLog(): boolean {
    return this.tick < this.#log.ticks;
  }

  play(): void {
    // A log may end with a quit, which is not a tick.
    if (this.#log.quit && this.tick === this.#log.ticks) this.controller.quit();
    else this.controller.play();
  }

  pause(): void {
    this.controller.pause();
  }

  /** Simulates single ticks and pauses. */
  step(ticks: number): void {
    // Seeking leaves the phase `ready`.
    if (this.controller.getSnapshot().phase === 'ready') this.seek(this.tick);
    this.controller.pause();
    for (let taken = 0; taken < ticks; taken++) this.controller.stepOnce();
  }

  /** Goes to a tick of the log, at most to its end, and stops there. */
  seek(tick: number): void {
    const { log } = this;
    if (log !== this.#log) this.#replaceLog(log, Math.min(this.tick, this.#log.ticks));
    this.controller.rewind(this.keyframes, tick);
    this.#countPlace();
  }

  /** Deletes the log after the current tick. */
  cut(): void {
    this.#replaceLog(this.controller.log, Math.min(this.tick, this.#log.ticks));
  }

  get #log(): CommandLog<Command> {
    return this.keyframes.log;
  }

  /** A run may ask for a beacon while its controller is made. */
  get #state(): Pick<SimState, 'tick'> {
    return (this.controller as typeof this.controller | undefined)?.state ?? BEFORE_ITS_START;
  }

  #replaceLog(log: CommandLog<Command>, sameUntil: number): void {
    this.#grows = false;
    this.keyframes.replaceLog(log, sameUntil);
    this.#countPlace();
  }

  #countPlace(): void {
    ({ commands: this.#commands, begins: this.#begins } = this.controller.place);
  }

  #commandsOfNextTick(state: Readonly<State>): readonly Command[] {
    if (!this.followsLog) return this.#options.beyond?.(state) ?? [];
    const { commands, begins, format } = this.#log;
    const next = this.tick + 1;
    for (; begins[this.#begins] === next; this.#begins++) this.controller.noteBegin(format);
    const first = this.#commands;
    while (commands[this.#commands]?.tick === next) this.#commands++;
    return commands.slice(first, this.#commands).map(({ command }) => command);
  }

  /** After a tick: replaces the log if another command was played, and stops at its end. */
  #sync(): void {
    const { tick, controller } = this;
    const { ticks, quit } = this.#log;
    if (tick > ticks) {
      // Played on: a log that grows is another run from here on.
      if (this.#grows) this.#replaceLog(controller.log, ticks);
    } else if (controller.place.commands !== this.#commands) this.#replaceLog(controller.log, tick - 1);
    else if (tick === ticks) {
      if (quit) controller.quit();
      else {
        controller.pause();
        this.#options.onEnd?.();
      }
    }
  }
}
