import {
  type CommandLog,
  type GameSim,
  type Keyframes,
  type LogFollower,
  Run,
  type RunSetup,
  type SimState,
  followerOf,
} from '@star-seekers/sim';

/** More at once would be a crowd. */
export const MAX_GHOSTS = 8;

/** A recorded run that is shown beside the one that is played. */
export interface GhostRecord<State extends SimState, Command, Event> {
  /** Whose run it is. */
  readonly name: string;
  readonly setup: RunSetup;
  readonly log: CommandLog<Command>;
  /** Where the run can be entered, if it was prepared. */
  readonly keyframes?: Keyframes<State, Command, Event, unknown>;
}

/** A recorded run at the tick of the one that is played. */
export interface Ghost<State> {
  /** From 1: tells the ghosts of a run apart, together with the colour of {@link ghostTint}. */
  readonly number: number;
  readonly name: string;
  /** Its live state. Read it; never write to it or keep parts of it. */
  readonly state: Readonly<State>;
  /** Its run is over: it is not drawn. */
  readonly isOver: boolean;
}

/** Recorded runs that are stepped together with the run that is played, each from its own log. */
export class Ghosts<State extends SimState, Command, Event> {
  readonly all: readonly GhostRun<State, Command, Event>[];

  /** @param records at most {@link MAX_GHOSTS}; further ones are left out */
  constructor(sim: GameSim<State, Command, Event>, records: readonly GhostRecord<State, Command, Event>[]) {
    this.all = records.slice(0, MAX_GHOSTS).map((record, index) => new GhostRun(sim, record, index + 1));
  }

  /** Takes all ghosts to a tick, at most to the ends of their runs. */
  playTo(tick: number): void {
    for (const ghost of this.all) ghost.playTo(tick);
  }
}

class GhostRun<State extends SimState, Command, Event> implements Ghost<State> {
  readonly number: number;
  readonly name: string;
  readonly #sim: GameSim<State, Command, Event>;
  readonly #record: GhostRecord<State, Command, Event>;
  #run: Run<State, Command, Event>;
  #follower: LogFollower<State, Command, Event>;

  constructor(sim: GameSim<State, Command, Event>, record: GhostRecord<State, Command, Event>, number: number) {
    this.number = number;
    this.name = record.name;
    this.#sim = sim;
    this.#record = record;
    [this.#run, this.#follower] = this.#enter(0);
  }

  get state(): Readonly<State> {
    return this.#run.state;
  }

  get isOver(): boolean {
    return this.#run.ended || this.#run.state.tick >= this.#record.log.ticks;
  }

  playTo(tick: number): void {
    const { keyframes } = this.#record;
    const isBehind = tick < this.#run.state.tick;
    const isFarAhead = tick > this.#run.state.tick + 1 && keyframes !== undefined;
    if (isBehind || isFarAhead) [this.#run, this.#follower] = this.#enter(tick);
    this.#follower.playTo(tick);
  }

  /** The run as near before a tick as it can be entered at once. */
  #enter(tick: number): [Run<State, Command, Event>, LogFollower<State, Command, Event>] {
    const { keyframes, setup, log } = this.#record;
    const run = keyframes ? keyframes.seek(tick) : new Run(this.#sim, setup);
    return [run, followerOf(run, log)];
  }
}
