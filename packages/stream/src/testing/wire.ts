import type { Chunk, ChunkAnswer } from '../chunk.ts';
import type { ChunkRefusal } from '../stream-head.ts';
import type { SeenChunk } from './gain.ts';
import type { Hub, Welcome } from './hub.ts';
import { Line } from './line.ts';
import type { Scheduler } from './scheduler.ts';

const DELAY_MS = 20;

/** Between an attacker and the hub. It belongs to the world, and notes when what was sent and known. */
export class Wire {
  readonly #world: Scheduler;
  readonly #hub: Hub;
  readonly #line: Line;
  readonly #seen: { -readonly [Name in keyof SeenChunk]: SeenChunk[Name] }[] = [];

  constructor(world: Scheduler, hub: Hub) {
    this.#world = world;
    this.#hub = hub;
    this.#line = new Line(world, { leastDelayMs: DELAY_MS, mostDelayMs: DELAY_MS, loss: 0 });
  }

  /** The stored chunks, in order. */
  get seen(): readonly SeenChunk[] {
    return this.#seen;
  }

  send(chunk: Chunk, epoch: number, receive: (answer: ChunkAnswer | ChunkRefusal) => void): void {
    const sentAt = this.#world.now;
    this.#line.carry('up', () =>
      this.#hub.receive(chunk, epoch, (answer) => {
        const isStored = !('refused' in answer);
        // The first that is answered is the one that was stored.
        if (isStored) this.#seen[answer.seq] ??= { chunk, sentAt, answeredAt: Infinity };
        this.#line.carry('down', () => {
          if (isStored) this.#answered(answer.seq);
          receive(answer);
        });
      }),
    );
  }

  connect(receive: (welcome: Welcome) => void): void {
    this.#line.carry('up', () => {
      const welcome = this.#hub.connect(0);
      this.#line.carry('down', () => {
        for (let seq = 0; seq < welcome.position.seq; seq++) this.#answered(seq);
        receive(welcome);
      });
    });
  }

  /** What is under way is lost, and nothing passes for so long. */
  cut(ms: number): void {
    this.#line.cut();
    this.#world.after(ms, () => this.#line.mend());
  }

  #answered(seq: number): void {
    const entry = this.#seen[seq];
    if (entry) entry.answeredAt = Math.min(entry.answeredAt, this.#world.now);
  }
}
