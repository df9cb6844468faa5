import { BEACON_DELAY_TICKS, BEACON_INTERVAL_TICKS, mixBeacon, nextBeaconTick } from './beacons.ts';
import { type CommandLog, MAX_COMMANDS_PER_TICK } from './command-log.ts';
import type { Json, RevealAnswer, RevealSource } from './dealer.ts';
import type { GameSim, Outcome, RunSetup, SimState } from './game-sim.ts';
import type { Deal, RevealCall, RevealRequest } from './hidden-information.ts';
import { ReplayMismatch } from './replay-mismatch.ts';
import { type PendingCall, type RecordMoment, type RunRecord, emptyRecord, momentOf, recordAt } from './run-record.ts';

/** How much of a log has come before. */
export interface LogPlace {
  readonly commands: number;
  readonly begins: number;
  readonly beacons: number;
}

/** A moment of a run: what {@link Run.restored} goes on from. */
export interface RunCopy<State extends SimState, Command, Event> {
  readonly sim: GameSim<State, Command, Event>;
  readonly setup: RunSetup;
  /** Shared with nothing; never changed. */
  readonly state: State;
  readonly moment: RecordMoment<Command>;
}

/**
 * One run of a game as it is played: steps the simulation and keeps the command log. The same class replays a log, so
 * playing, resuming, rewinding and verifying are one mechanism.
 */
export class Run<State extends SimState, Command, Event> {
  readonly sim: GameSim<State, Command, Event>;
  readonly setup: RunSetup;
  readonly state: State;
  /** Answers reveal requests; without it the caller of `step` supplies the answers, as a replay does, and beacons are missed. */
  reveals: RevealSource | undefined;
  readonly #record: RunRecord<Command>;

  /** @param from goes on from there instead of from the start: see {@link restored} */
  constructor(
    sim: GameSim<State, Command, Event>,
    setup: RunSetup,
    reveals?: RevealSource,
    from?: RunCopy<State, Command, Event>,
  ) {
    this.sim = sim;
    this.setup = setup;
    this.reveals = reveals;
    this.state = from ? copyState(from.state) : sim.init(setup);
    this.#record = from
      ? recordAt(from.moment)
      : emptyRecord(sim.beacons ? nextBeaconTick(0) : Number.POSITIVE_INFINITY);
    if (!from) this.#noteRequests();
  }

  /** A run that goes on from a copy, any number of times. It has no source of reveals yet. */
  static restored<State extends SimState, Command, Event>(
    from: RunCopy<State, Command, Event>,
  ): Run<State, Command, Event> {
    return new Run(from.sim, from.setup, undefined, from);
  }

  /** The run as it is now. */
  copy(): RunCopy<State, Command, Event> {
    return { sim: this.sim, setup: this.setup, state: copyState(this.state), moment: momentOf(this.#record) };
  }

  get ended(): boolean {
    return this.state.ended !== null;
  }

  /** The oldest pending request; undefined once the run has ended. */
  get asked(): RevealCall | undefined {
    const [call] = this.ended ? [] : this.#record.calls;
    return call && callOf(call);
  }

  /** The last requests without an answer, also after the end: the player left before the answers arrived. */
  get unanswered(): readonly RevealCall[] {
    return this.#record.calls.map(callOf);
  }

  /** Times at which a beacon was due and not there. */
  get missedBeacons(): number {
    return this.#record.missedBeacons;
  }

  /** Whether no tick may pass before a pending request is answered. */
  get waits(): boolean {
    const { hidden, beacons } = this.sim;
    if (this.ended || this.#record.calls.length === 0) return false;
    if (hidden) return hidden.waits(this.state);
    return this.#record.awaitedTick === this.state.tick + 1 || beacons?.awaits?.(this.state) === true;
  }

  /**
   * Asks {@link reveals} for the answers to all pending requests. Call it every frame: answers in flight are undefined.
   * @returns the answer to the oldest, or `refused` when one will never come
   */
  pollAnswer(): RevealAnswer | 'refused' | undefined {
    if (this.ended) return undefined;
    const answers = this.#record.calls.map((call) => this.#answerTo(call));
    return answers.includes('refused') ? 'refused' : answers[0];
  }

  /** Whether no tick may pass now: the run waits for an answer that is not here. */
  get stalls(): boolean {
    return (
      this.waits && this.#record.calls.some((call) => this.#isDue(call) && typeof this.#answerTo(call) !== 'object')
    );
  }

  /** The display data of an answer of this run; undefined when it has none, or while it is fetched again after a reload. */
  shown(index: number): Json | undefined {
    const deal = this.#record.deals[index];
    if (deal && !this.#record.shown.has(index))
      this.#noteShown(index, this.reveals?.answer(deal, this.#record.deals.slice(0, index)));
    return this.#record.shown.get(index);
  }

  /** All requests with their answers, in order. */
  get deals(): readonly Deal[] {
    return this.#record.deals;
  }

  /**
   * Begins a segment: the run is played from here on, at its start and after each stop. With beacons the next tick awaits a further one, and
   * all that are pending become due in it: nobody plans with the game stopped. A second begin in the same place asks for nothing, nor does one
   * where the rules have just asked for an awaited beacon: whoever has seen it cannot draw again.
   * @param format of the log that is replayed
   */
  begin(format?: 2): void {
    if (this.ended || !this.sim.beacons) return;
    const record = this.#record;
    const first = this.state.tick + 1;
    record.format ??= format;
    if (record.format === undefined) {
      if (record.begins.at(-1) === first) return;
      record.awaitedTick = first;
    }
    record.begins.push(first);
    const isAsked = record.calls.some(({ tick, due }) => tick === this.state.tick && due === first);
    if (record.format !== undefined || !isAsked) this.#requestBeaconNow();
  }

  /** Whether a beacon is due in the next tick that is not here: played on, it is missed. */
  get lacksBeacon(): boolean {
    return (
      this.#record.mixTick === this.state.tick + 1 &&
      !this.ended &&
      this.#record.calls.some((call) => this.#isDue(call) && typeof this.#answerTo(call) !== 'object')
    );
  }

  /**
   * Advances one tick with the commands given in it. Does nothing once the run has ended.
   * @throws {ReplayMismatch} on an answer without a request, or without an answer while the run waits for one
   */
  step(commands: readonly Command[], emit: (event: Event) => void = ignore): void {
    const { state, sim } = this;
    if (state.ended !== null) return;
    const all = sim.hidden ? this.#withAnswer(commands) : commands;
    if (all.length > MAX_COMMANDS_PER_TICK) throw new RangeError(`more than ${MAX_COMMANDS_PER_TICK} commands`);
    if (this.#record.mixTick === state.tick + 1) this.#mixBeacons();
    state.tick++;
    for (const command of all) this.#record.commands.push({ tick: state.tick, command });
    sim.step(state, all, emit);
    if (state.ended === null && state.tick >= sim.maxTicks) state.ended = 'time';
    this.#noteRequests();
  }

  /** The player leaves: the run ends with what was reached. Does nothing once it has ended. */
  quit(): void {
    this.state.ended ??= 'quit';
  }

  /** The outcome once the run has ended. */
  get outcome(): Outcome | undefined {
    return this.ended ? this.sim.outcome(this.state) : undefined;
  }

  /** The log so far; a run in progress has `quit: false` and can be resumed from it. */
  get log(): CommandLog<Command> {
    return this.logSince(LOG_START);
  }

  /** How much of a log the run has played or written. */
  get place(): LogPlace {
    const { commands, begins, beacons } = this.#record;
    return { commands: commands.length, begins: begins.length, beacons: beacons.length };
  }

  /** Requests so far, answered or not. */
  get requests(): number {
    return this.#record.deals.length + this.#record.calls.length;
  }

  /** The part of the log that came after another part, by what came before it. */
  logSince({ commands, begins, beacons }: LogPlace): CommandLog<Command> {
    const { format } = this.#record;
    return {
      ticks: this.state.tick,
      quit: this.state.ended === 'quit',
      commands: this.#record.commands.slice(commands),
      begins: this.#record.begins.slice(begins),
      beacons: this.#record.beacons.slice(beacons),
      ...(format && { format }),
    };
  }

  /** The commands of the next tick, including the answer of {@link reveals} if it is here; records an answer among them. */
  #withAnswer(given: readonly Command[]): readonly Command[] {
    const { hidden } = this.sim;
    if (!hidden) return given;
    const answer = given.some((command) => hidden.revealIn(command)) ? undefined : this.pollAnswer();
    const commands = typeof answer === 'object' ? [hidden.toCommand(answer.reveal), ...given] : given;
    this.#noteShown(this.#record.deals.length, answer);
    const waited = this.waits;
    let answered = false;
    for (const command of commands) {
      const reveal = hidden.revealIn(command);
      if (!reveal) continue;
      const call = this.#record.calls.shift();
      if (!call) throw new ReplayMismatch(`tick ${this.state.tick} has an answer without a request`);
      this.#record.deals.push({ ...callOf(call), reveal });
      answered = true;
    }
    if (waited && !answered) throw new ReplayMismatch(`time passes at tick ${this.state.tick} though the run waits`);
    return commands;
  }

  /** Mixes in, in the order of their requests, the beacons that are due in the next tick, up to the first that is not here. */
  #mixBeacons(): void {
    const { beacons } = this.sim;
    if (!beacons) return;
    const tick = this.state.tick + 1;
    if (this.stalls) throw new ReplayMismatch(`time passes at tick ${this.state.tick} though the run waits`);
    this.#record.mixTick = nextBeaconTick(tick);
    for (let [call] = this.#record.calls; call && call.due <= tick; [call] = this.#record.calls) {
      const answer = this.#answerTo(call);
      if (typeof answer !== 'object') {
        this.#record.missedBeacons++;
        return;
      }
      const bits = answer.reveal.bits ?? 0;
      mixBeacon(beacons.rng(this.state), bits);
      this.#record.beacons.push({ tick, bits });
      this.#record.deals.push({ ...callOf(call), reveal: answer.reveal });
      this.#record.calls.shift();
    }
  }

  #answerTo(call: PendingCall): RevealAnswer | 'refused' | undefined {
    return this.reveals?.answer(callOf(call), this.#record.deals);
  }

  #isDue({ due }: PendingCall): boolean {
    return this.sim.hidden !== undefined || due <= this.state.tick + 1;
  }

  #noteShown(index: number, answer: RevealAnswer | 'refused' | undefined): void {
    if (typeof answer === 'object' && answer.shown !== undefined) this.#record.shown.set(index, answer.shown);
  }

  #noteRequests(): void {
    const { hidden, beacons } = this.sim;
    const { tick } = this.state;
    if (hidden) {
      const request = this.#record.calls.length === 0 ? hidden.pending(this.state) : undefined;
      if (request) this.#request(request, tick);
    } else if (beacons && !this.ended) {
      if (tick > 0 && tick % BEACON_INTERVAL_TICKS === 0) this.#request(NOTHING, tick + BEACON_DELAY_TICKS);
      if (!beacons.awaits?.(this.state)) return;
      if (this.#record.calls.some((call) => this.#isDue(call))) this.#record.mixTick = tick + 1;
      else this.#requestBeaconNow();
    }
  }

  #requestBeaconNow(): void {
    const due = this.state.tick + 1;
    this.#request(NOTHING, due);
    for (const call of this.#record.calls) call.due = Math.min(call.due, due);
    this.#record.mixTick = due;
  }

  #request(request: RevealRequest, due: number): void {
    this.#record.calls.push({
      index: this.#record.deals.length + this.#record.calls.length,
      tick: this.state.tick,
      request,
      due,
    });
  }
}

/** A run whose types the caller does not need to know. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential, as {@link AnyGameSim}
export type AnyRun = Run<any, any, any>;

/** The place before everything. */
export const LOG_START: LogPlace = { commands: 0, begins: 0, beacons: 0 };

/** The request of a beacon. */
const NOTHING: RevealRequest = {};

function callOf({ index, tick, request }: RevealCall): RevealCall {
  return { index, tick, request };
}

function ignore(): void {
  // Verification and rewinding need no events.
}

/**
 * A copy of plain JSON data that shares nothing with it. Several times faster than `structuredClone`, since there are no cycles and no
 * other types.
 */
function copyState<Value>(value: Value): Value {
  return copyOf(value) as Value;
}

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (let index = 0; index < value.length; index++) items.push(copyOf(value[index]));
    return items;
  }
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyOf((value as Record<string, unknown>)[key]);
  return copy;
}
