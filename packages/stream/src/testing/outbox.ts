import type { RevealAnswer } from '@star-seekers/sim';
import type { Chunk, ChunkAnswer, ChunkKind } from '../chunk.ts';
import type { ChunkRefusal } from '../stream-head.ts';
import type { Hub } from './hub.ts';
import type { Scheduler } from './scheduler.ts';
import type { Wire } from './wire.ts';

/** What an outbox needs of the moment after a chunk. */
interface After {
  /** Number of the next chunk. */
  readonly seq: number;
  /** Requests so far. */
  readonly calls: number;
}

interface Entry<Moment extends After> {
  readonly chunk: Chunk;
  readonly sendAt: number;
  readonly after: Moment;
}

const RECONNECT_MS = 500;

/** The chunks of an attacker that are not acknowledged yet: held back, sent, and sent again. */
export class Outbox<Moment extends After> {
  readonly #world: Scheduler;
  readonly #wire: Wire;
  readonly #hub: Hub;
  readonly #wake: () => void;
  /** Oldest first. */
  #entries: Entry<Moment>[] = [];
  #answers: RevealAnswer[] = [];
  #token: number | null = null;
  #acknowledged = 0;
  #nextSend = 0;
  #epoch = 1;
  #isConnected = true;
  #isStuck = false;
  #firm: Moment;
  #change: { readonly field: number; readonly by: number } | undefined;
  readonly #sent: Chunk[] = [];

  /** @param wake called whenever the hub has answered */
  constructor(world: Scheduler, wire: Wire, hub: Hub, start: Moment, wake: () => void) {
    this.#world = world;
    this.#wire = wire;
    this.#hub = hub;
    this.#firm = start;
    this.#wake = wake;
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** Whether the hub takes nothing more. */
  get isStuck(): boolean {
    return this.#isStuck;
  }

  /** The moment after the last chunk that was sent. */
  get firm(): Moment {
    return this.#firm;
  }

  /** To the requests so far, in order. */
  get answers(): readonly RevealAnswer[] {
    return this.#answers;
  }

  /** Of the last segment that the hub has seen begin. */
  get token(): number | null {
    return this.#token;
  }

  push(chunk: Chunk, holdMs: number, after: Moment): void {
    this.#entries.push({ chunk, sendAt: this.#world.now + holdMs, after });
    if (holdMs === 0) this.#send();
    else this.#world.after(holdMs, () => this.#send());
  }

  /** Holds nothing back any more of what it has. */
  release(): void {
    this.#entries = this.#entries.map((entry) => ({ ...entry, sendAt: 0 }));
  }

  /** Throws away what is not sent and goes beyond a tick. @returns the moment after what stays */
  discard(tick: number): Moment {
    let last = this.#firm;
    this.#entries = this.#entries.filter(({ chunk, after }) => {
      const stays = chunk.seq < this.#nextSend || chunk.toTick <= tick;
      if (stays && after.seq > last.seq) last = after;
      return stays;
    });
    return last;
  }

  /** Changes a field of the next chunk that is sent. */
  garbleNext(change: { readonly field: number; readonly by: number }): void {
    this.#change = change;
  }

  repeat(back: number): void {
    const chunk = this.#sent.at(-1 - back);
    if (chunk) this.#wire.send(chunk, this.#epoch, () => {});
  }

  takeOver(): void {
    this.#epoch = this.#hub.lease() ?? this.#epoch;
    this.reconnect();
  }

  /** What was under way is lost: goes on from where the hub stands, as soon as it can be reached. */
  reconnect(): void {
    this.#isConnected = false;
    const attempt = () => {
      if (this.#isConnected || this.#isStuck) return;
      this.#world.after(RECONNECT_MS, attempt);
      if (!this.#hub.isUp) return;
      this.#wire.connect(({ position, answers, token }) => {
        if (this.#isConnected) return;
        this.#isConnected = true;
        this.#entries = this.#entries.filter(({ chunk }) => chunk.seq >= position.seq);
        this.#acknowledged = position.seq;
        this.#answers = [...answers];
        this.#token = token;
        this.#sendAgain();
        this.#wake();
      });
    };
    attempt();
  }

  #send(): void {
    if (!this.#isConnected || this.#isStuck) return;
    for (const { chunk, sendAt, after } of this.#entries) {
      if (chunk.seq < this.#nextSend) continue;
      if (sendAt > this.#world.now) return;
      this.#nextSend = after.seq;
      if (after.seq > this.#firm.seq) this.#firm = after;
      const change = this.#change;
      this.#change = undefined;
      const sent = change ? garbled(chunk, change.field, change.by, after.calls) : chunk;
      this.#sent.push(sent);
      const epoch = change && sent === chunk ? this.#epoch + change.by : this.#epoch;
      this.#wire.send(sent, epoch, (answer) => this.#receive(answer, change !== undefined));
    }
  }

  #receive(answer: ChunkAnswer | ChunkRefusal, isGarbled: boolean): void {
    if (!('refused' in answer)) {
      if (answer.seq === this.#acknowledged) {
        this.#entries.shift();
        this.#acknowledged++;
        this.#answers.push(...(answer.answers ?? []));
        this.#token = answer.token ?? this.#token;
      }
    } else if (answer.refused === 'early') this.#world.after(answer.againMs, () => this.#sendAgain());
    else if (isGarbled || answer.refused === 'taken_over') this.#sendAgain();
    else if (answer.refused !== 'gap') this.#isStuck = true;
    this.#wake();
  }

  #sendAgain(): void {
    this.#nextSend = this.#acknowledged;
    this.#send();
  }
}

const KINDS: readonly ChunkKind[] = ['begin', 'play', 'pause', 'break', 'end'];

/**
 * A chunk with one field changed.
 * @param field 0 to 6: kind, toTick, seq, calls (one more is asked for, ahead of its time), log, token, or none of them: the epoch
 * @param by 0 to 6
 */
function garbled(chunk: Chunk, field: number, by: number, nextCall: number): Chunk {
  switch (field) {
    case 0:
      return { ...chunk, kind: KINDS[by % KINDS.length] as ChunkKind };
    case 1:
      return { ...chunk, toTick: Math.max(0, chunk.toTick + by - 3) };
    case 2:
      return { ...chunk, seq: Math.max(0, chunk.seq + by - 3) };
    case 3:
      return { ...chunk, calls: [...chunk.calls, { index: nextCall, tick: chunk.toTick + by, request: {} }] };
    case 4:
      return { ...chunk, log: `${chunk.log.slice(0, by)}A${chunk.log.slice(by + 1)}` };
    case 5:
      return { ...chunk, token: by === 0 ? null : (chunk.token ?? 0) + by - 3 };
    default:
      return chunk;
  }
}
