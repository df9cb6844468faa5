import {
  type AnyGameSim,
  type CommandLog,
  LogFollower,
  type LogPart,
  type LoggedBeacon,
  type LoggedCommand,
  MalformedInput,
  Run,
  type RunSetup,
  type SimState,
  loggedBeacons,
} from '@star-seekers/sim';
import type { Chunk } from './chunk.ts';
import { type JoinedParts, decodePart, joinedLog } from './stream-head.ts';

/** A run that is watched while it is played: the log so far, and a run that follows it at any speed. */
export class LiveRun {
  readonly log: LiveLog;
  readonly run: Run<SimState, unknown, unknown>;
  readonly #follower: LogFollower<SimState, unknown, unknown>;

  constructor(sim: AnyGameSim, setup: RunSetup) {
    this.log = new LiveLog(sim);
    this.run = new Run(sim, setup);
    if (sim.beacons) this.run.reveals = loggedBeacons(this.log, this.run.state);
    this.#follower = new LogFollower(this.run, this.log);
  }

  /** Simulates up to a tick, at most to the end of the log. @throws {ReplayMismatch} when the log is not of this run */
  playTo(tick: number): void {
    this.#follower.playTo(tick);
    if (this.log.quit && this.run.state.tick === this.log.ticks) this.run.quit();
  }
}

/** What viewers are told of a chunk. */
export type ShownChunk = Pick<Chunk, 'kind' | 'toTick' | 'log'>;

/** The command log of a run that goes on: it grows with every chunk of the run. */
export class LiveLog implements CommandLog<unknown> {
  readonly commands: LoggedCommand<unknown>[] = [];
  readonly begins: number[] = [];
  readonly beacons: LoggedBeacon[] = [];
  readonly #sim: AnyGameSim;
  #ticks = 0;
  #quit = false;

  constructor(sim: AnyGameSim) {
    this.#sim = sim;
  }

  get ticks(): number {
    return this.#ticks;
  }

  get quit(): boolean {
    return this.#quit;
  }

  /** Appends the next chunk. @throws {MalformedInput} */
  append({ kind, toTick, log }: ShownChunk): void {
    if (kind === 'begin') this.#begin(toTick + 1);
    this.#add(decodePart(this.#sim, log));
  }

  /** Appends what the parts of the same run have from its start on and this log lacks. @throws {MalformedInput} */
  catchUp(parts: JoinedParts): void {
    const { begins, ...whole } = joinedLog(this.#sim, parts);
    for (const tick of begins) this.#begin(tick);
    this.#add({
      ...whole,
      commands: whole.commands.slice(this.commands.length),
      beacons: whole.beacons.slice(this.beacons.length),
    });
  }

  #begin(tick: number): void {
    if (this.#sim.beacons && tick > (this.begins.at(-1) ?? 0)) this.begins.push(tick);
  }

  #add(part: LogPart<unknown>): void {
    if (part.ticks < this.#ticks || this.#quit) throw new MalformedInput('the part does not follow the log');
    this.#ticks = part.ticks;
    this.#quit = part.quit;
    for (const command of part.commands) this.commands.push(command);
    for (const beacon of part.beacons) this.beacons.push(beacon);
  }
}
