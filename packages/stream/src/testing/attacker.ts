import {
  type GameSim,
  type LogPlace,
  type RevealAnswer,
  type RevealCall,
  type RevealSource,
  Run,
  type RunCopy,
  type RunSetup,
  type SimState,
  TICK_MS,
  encodeLogPart,
  toBase64Url,
} from '@star-seekers/sim';
import { CHUNK_TICKS, type ChunkKind } from '../chunk.ts';
import type { Genome, Move } from './genome.ts';
import type { Hub } from './hub.ts';
import { Outbox } from './outbox.ts';
import type { Scheduler } from './scheduler.ts';
import type { Wire } from './wire.ts';

/** A moment between two chunks, to go back to. */
interface Mark<State extends SimState, Command> {
  readonly seq: number;
  readonly toTick: number;
  readonly place: LogPlace;
  readonly calls: number;
  readonly copy: RunCopy<State, Command, never> | undefined;
}

/** What a move waits for: so many milliseconds, or the next answer of the hub. */
type Wait = number | 'answer';

/** Attacks that send more end at once. */
const MOST_CHUNKS = 250;
/** A beacon that was kept back is due again then. */
const DUE_AGAIN_TICKS = 300;

/** A page that may do anything: it performs the moves of a genome, without frames, straight from the times of its plan. */
export class Attacker<State extends SimState, Command> implements RevealSource {
  readonly #world: Scheduler;
  readonly #wire: Wire;
  readonly #sim: GameSim<State, Command, never>;
  readonly #canRewind: boolean;
  readonly #program: Generator<Wait, void>;
  #run: Run<State, Command, never>;
  readonly #outbox: Outbox<Mark<State, Command>>;
  #awaitsAnswer = false;
  #mark: Mark<State, Command>;
  #holdMs = 0;
  #speed = 1;
  #stride = CHUNK_TICKS;
  /** Share of the next tick that has passed. */
  #fraction = 0;
  #withheldBelow = 0;
  /** Ticks before the segment, or at which the run stands: after more of them the token is due. */
  #beganTick = 0;

  constructor(
    { world, wire, hub }: { readonly world: Scheduler; readonly wire: Wire; readonly hub: Hub },
    sim: GameSim<State, Command, never>,
    setup: RunSetup,
    genome: Genome,
  ) {
    this.#world = world;
    this.#wire = wire;
    this.#sim = sim;
    this.#run = new Run(sim, setup, this);
    this.#canRewind = genome.moves.some(({ kind }) => kind === 'rewind');
    this.#mark = this.#markNow(0);
    this.#outbox = new Outbox(world, wire, hub, this.#mark, () => this.#wake());
    this.#program = this.#perform(genome);
  }

  /** Whether the hub has the whole run, or will take nothing more. */
  get isDone(): boolean {
    return this.#outbox.isStuck || (this.#run.ended && this.#outbox.isEmpty);
  }

  start(): void {
    this.#advance();
  }

  answer({ index, tick }: RevealCall): RevealAnswer | undefined {
    const isWithheld = index < this.#withheldBelow && this.#run.state.tick + 1 < tick + DUE_AGAIN_TICKS;
    return isWithheld ? undefined : this.#outbox.answers[index];
  }

  #advance(): void {
    const { value, done } = this.#program.next();
    if (done) return;
    if (value === 'answer') this.#awaitsAnswer = true;
    else this.#world.after(value, () => this.#advance());
  }

  *#perform({ moves, rounds }: Genome): Generator<Wait, void> {
    yield* this.#begin(0, false);
    for (let round = 0; round < rounds; round++)
      for (const move of moves) {
        if (this.#isOver) break;
        yield* this.#move(move);
      }
    while (!this.#isOver) yield* this.#play(60_000);
  }

  get #isOver(): boolean {
    // What it waits for never comes when everything is answered.
    const waitsInVain = this.#outbox.isEmpty && this.#run.stalls;
    return this.#run.ended || this.#outbox.isStuck || waitsInVain || this.#mark.seq > MOST_CHUNKS;
  }

  *#move(move: Move): Generator<Wait, void> {
    switch (move.kind) {
      case 'play':
        return yield* this.#play(move.ms);
      case 'think':
        return yield move.ms;
      case 'pause':
      case 'break':
        return this.#cutNow(move.kind);
      case 'begin':
        return yield* this.#begin(move.countdownMs, move.bare === 1);
      case 'redraw':
        for (let time = 0; time < move.times && !this.#isOver; time++) yield* this.#redraw(move.inPlay === 1);
        return;
      case 'hold':
        this.#holdMs = move.ms;
        return;
      case 'speed':
        this.#speed = Math.max(1, move.percent) / 100;
        return;
      case 'stride':
        this.#stride = Math.max(1, move.ticks);
        return;
      case 'rewind':
        return this.#rewind(move.ticks);
      case 'withhold':
        this.#withheldBelow = this.#run.deals.length + move.beacons;
        return;
      case 'cut':
        this.#wire.cut(move.ms);
        return this.#outbox.reconnect();
      case 'repeat':
        return this.#outbox.repeat(move.back);
      case 'garble':
        return this.#outbox.garbleNext(move);
      case 'takeOver':
        return this.#outbox.takeOver();
      case 'quit':
        this.#run.quit();
        return this.#cutNow('end');
    }
  }

  /** The moves that depend on how segments begin and end. */

  *#begin(countdownMs: number, isBare: boolean): Generator<Wait, void> {
    if (this.#run.state.tick > this.#mark.toTick) this.#cutNow('play');
    if (countdownMs > 0) yield countdownMs;
    if (!isBare) this.#run.begin();
    this.#cutNow('begin');
    yield* this.#untilAnswered();
    this.#fraction = 0;
  }

  *#redraw(isInPlay: boolean): Generator<Wait, void> {
    if (!isInPlay) {
      this.#cutNow('pause');
      return yield* this.#begin(0, false);
    }
    this.#run.begin();
    this.#cutNow('play');
    yield* this.#untilAnswered();
  }

  /** Playing, and going back. */

  *#play(ms: number): Generator<Wait, void> {
    const end = this.#world.now + ms;
    while (this.#world.now < end && !this.#isOver) {
      const toCut = this.#mark.toTick + this.#stride - this.#run.state.tick;
      const fullMs = ((Math.max(1, toCut) - this.#fraction) * TICK_MS) / this.#speed;
      const passedMs = Math.min(fullMs, end - this.#world.now);
      yield passedMs;
      this.#fraction += (passedMs * this.#speed) / TICK_MS + 1e-6;
      for (; this.#fraction >= 1 && !this.#isOver; this.#fraction--) this.#tick();
    }
  }

  #tick(): void {
    const run = this.#run;
    const isWithheld = run.deals.length < this.#withheldBelow;
    if (run.stalls || (run.lacksBeacon && !isWithheld)) return;
    run.step([]);
    const isAsking = run.requests > this.#mark.calls && this.#stride <= CHUNK_TICKS;
    if (run.ended) this.#cut('end');
    else if (isAsking || run.state.tick - this.#mark.toTick >= this.#stride) this.#cut('play');
  }

  #rewind(ticks: number): void {
    const target = Math.max(this.#outbox.firm.toTick, this.#run.state.tick - ticks);
    if (target === this.#run.state.tick) return;
    const mark = this.#outbox.discard(target);
    this.#mark = mark;
    if (!mark.copy) return;
    this.#run = Run.restored(mark.copy);
    this.#run.reveals = this;
    while (this.#run.state.tick < target && !this.#run.stalls) this.#run.step([]);
  }

  /** The stream. */

  *#untilAnswered(): Generator<Wait, void> {
    while (!this.#outbox.isEmpty && !this.#outbox.isStuck) yield 'answer';
  }

  /** Cuts a chunk that goes at once, with all that was held back. */
  #cutNow(kind: ChunkKind): void {
    this.#outbox.release();
    this.#cut(kind, 0);
  }

  #cut(kind: ChunkKind, holdMs = this.#holdMs): void {
    const run = this.#run;
    const { seq, place, calls } = this.#mark;
    const { tick } = run.state;
    if (kind === 'begin') this.#beganTick = tick;
    const asked = run.requests > calls ? [...run.deals, ...run.unanswered].slice(calls) : [];
    const chunk = {
      seq,
      kind,
      toTick: tick,
      log: toBase64Url(encodeLogPart(this.#sim.commands, run.logSince(place))),
      calls: asked.map(({ index, tick: at, request }) => ({ index, tick: at, request })),
      token: kind !== 'begin' && tick > this.#beganTick ? this.#outbox.token : null,
    };
    if (kind === 'pause' || kind === 'break') this.#beganTick = tick;
    this.#mark = this.#markNow(seq + 1);
    this.#outbox.push(chunk, holdMs, this.#mark);
  }

  #markNow(seq: number): Mark<State, Command> {
    const run = this.#run;
    const copy = this.#canRewind ? run.copy() : undefined;
    return { seq, toTick: run.state.tick, place: run.place, calls: run.requests, copy };
  }

  #wake(): void {
    if (!this.#awaitsAnswer) return;
    this.#awaitsAnswer = false;
    this.#advance();
  }
}
