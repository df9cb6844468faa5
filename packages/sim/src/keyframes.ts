import type { CommandLog } from './command-log.ts';
import type { RevealSource } from './dealer.ts';
import { type GameSim, type RunSetup, type SimState, TICKS_PER_SECOND } from './game-sim.ts';
import { LogFollower } from './log-follower.ts';
import { loggedBeacons } from './replay.ts';
import { Run, type RunCopy } from './run.ts';

/** Ticks between two copies of a run, and with that the most that a seek simulates. */
export const KEYFRAME_TICKS = 10 * TICKS_PER_SECOND;

/** Something worth a jump, and when it happened. */
export interface PlacedMark<Mark> {
  readonly tick: number;
  readonly mark: Mark;
}

/** The mark of an event, if it has one. Both arguments are live, so a mark copies what it needs. */
export type MarkOf<State extends SimState, Event, Mark> = (event: Event, state: Readonly<State>) => Mark | undefined;

/**
 * A log that can be entered at any tick: copies of its run every ten seconds, made in one pass over the log, and what was seen on the way.
 * The pass can be made in slices, and the log may grow.
 */
export class Keyframes<State extends SimState, Command, Event, Mark = never> {
  readonly sim: GameSim<State, Command, Event>;
  readonly setup: RunSetup;
  readonly #markOf: MarkOf<State, Event, Mark> | undefined;
  #log: CommandLog<Command>;
  /** Where the pass is. */
  #head: Run<State, Command, Event>;
  #follower: LogFollower<State, Command, Event>;
  /** Of each tenth second so far. */
  #copies: RunCopy<State, Command, Event>[] = [];
  #marks: PlacedMark<Mark>[] = [];
  #scores: number[] = [];

  constructor(
    sim: GameSim<State, Command, Event>,
    setup: RunSetup,
    log: CommandLog<Command>,
    markOf?: MarkOf<State, Event, Mark>,
  ) {
    this.sim = sim;
    this.setup = setup;
    this.#markOf = markOf;
    this.#log = log;
    this.#head = new Run(sim, setup);
    this.#follower = this.#followWithHead();
    this.#note();
  }

  get log(): CommandLog<Command> {
    return this.#log;
  }

  /** How far the pass has come. */
  get preparedTicks(): number {
    return this.#head.state.tick;
  }

  get isPrepared(): boolean {
    return this.preparedTicks >= this.#log.ticks;
  }

  /** What happened in the prepared part, in order. */
  get marks(): readonly PlacedMark<Mark>[] {
    return this.#marks;
  }

  /** The score at the start and after each full second of the prepared part. */
  get scores(): readonly number[] {
    return this.#scores;
  }

  /**
   * Goes on with the pass, at least one second of the run.
   * @param isEnough asked after each second
   * @throws {ReplayMismatch} when the log is not one of this game and setup
   */
  prepare(isEnough: () => boolean = () => false): void {
    do this.#prepareTo(this.preparedTicks + TICKS_PER_SECOND);
    while (!this.isPrepared && !isEnough());
  }

  /**
   * A new run at a tick of the log, at most at its end; the pass comes that far first. A log that ends with a quit is entered before that.
   * @param reveals answers requests after that tick, and supplies the display data of earlier answers
   * @throws {ReplayMismatch} as {@link prepare}
   */
  seek(tick: number, reveals?: RevealSource): Run<State, Command, Event> {
    const target = Math.min(Math.max(tick, 0), this.#log.ticks);
    this.#prepareTo(target);
    const run = Run.restored(this.#copies[Math.floor(target / KEYFRAME_TICKS)] as RunCopy<State, Command, Event>);
    // Not before: the log brings its own answers, each in its tick.
    followerOf(run, this.#log).playTo(target);
    run.reveals = reveals;
    return run;
  }

  /** Replaces the log by another that is the same up to a tick; what was prepared of that part stays. */
  replaceLog(log: CommandLog<Command>, sameUntil: number): void {
    this.#log = log;
    if (sameUntil < this.preparedTicks) {
      this.#copies.length = Math.floor(sameUntil / KEYFRAME_TICKS) + 1;
      this.#head = Run.restored(this.#copies.at(-1) as RunCopy<State, Command, Event>);
      const { tick } = this.#head.state;
      this.#marks = this.#marks.filter((mark) => mark.tick <= tick);
      this.#scores.length = tick / TICKS_PER_SECOND + 1;
    }
    this.#follower = this.#followWithHead();
  }

  #followWithHead(): LogFollower<State, Command, Event> {
    return followerOf(this.#head, this.#log);
  }

  #prepareTo(tick: number): void {
    this.#follower.playTo(tick, ({ state }, events) => {
      for (const event of events) {
        const mark = this.#markOf?.(event, state);
        if (mark !== undefined) this.#marks.push({ tick: state.tick, mark });
      }
      this.#note();
    });
  }

  #note(): void {
    const { state } = this.#head;
    if (state.tick % TICKS_PER_SECOND === 0) this.#scores.push(this.sim.outcome(state).score);
    if (state.tick % KEYFRAME_TICKS === 0) this.#copies.push(this.#head.copy());
  }
}

/** Plays a log on with a run that is somewhere in it, and mixes in the beacons of that log. */
export function followerOf<State extends SimState, Command, Event>(
  run: Run<State, Command, Event>,
  log: CommandLog<Command>,
): LogFollower<State, Command, Event> {
  if (run.sim.beacons) run.reveals = loggedBeacons(log, run.state);
  return new LogFollower(run, log);
}
