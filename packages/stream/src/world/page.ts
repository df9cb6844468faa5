import { type GameSim, Run, type RunSetup, type SimState, TICK_MS } from '@star-seekers/sim';
import type { Chunk } from '../chunk.ts';
import { STREAM_START, StreamClient } from '../stream-client.ts';
import { COUNTDOWN_MS } from '../witness-clock.ts';
import type { Hub } from './hub.ts';
import type { Line } from './line.ts';
import type { Scheduler } from './scheduler.ts';

const RECONNECT_MS = [500, 1500] as const;
/** Until a player presses on after the page has stopped by itself. */
const REACTION_MS = [300, 2000] as const;

export interface PageOptions<State extends SimState, Command> {
  readonly sim: GameSim<State, Command, never>;
  readonly setup: RunSetup;
  readonly play: (state: Readonly<State>) => readonly Command[];
  /** Speed of the page's clock; an honest one has 1. */
  readonly speed?: number;
}

/** A page with a player: frames, the 3-2-1, pauses, and the stop when the hub is silent. The stream is that of the hub's own page. */
export class Page<State extends SimState, Command> {
  readonly run: Run<State, Command, never>;
  readonly client: StreamClient<State, Command, never>;
  readonly #world: Scheduler;
  readonly #line: Line;
  readonly #hub: Hub;
  readonly #options: PageOptions<State, Command>;
  #sealed: readonly Chunk[] = [];
  #pendingMs = 0;
  #lastFrameAt = 0;
  #isPlaying = false;
  /** Raised with every attempt to connect: only the last one counts. */
  #attempt = 0;

  constructor(world: Scheduler, line: Line, hub: Hub, options: PageOptions<State, Command>) {
    this.#world = world;
    this.#line = line;
    this.#hub = hub;
    this.#options = options;
    this.client = new StreamClient(options.sim, STREAM_START, {
      seal: (unsent) => void (this.#sealed = unsent),
      send: (chunk) => this.#send(chunk),
      now: () => world.now,
    });
    this.run = new Run(options.sim, options.setup, this.client);
  }

  /** Chunks that this device holds and the hub has not acknowledged. */
  get sealed(): readonly Chunk[] {
    return this.#sealed;
  }

  open(): void {
    this.#connect();
    this.#world.after(COUNTDOWN_MS, () => {
      this.client.started(this.run);
      this.#play();
    });
  }

  /** The player pauses, or the page does it. */
  pause(): void {
    if (!this.#isPlaying) return;
    this.#isPlaying = false;
    this.client.paused(this.run);
  }

  resume(): void {
    if (this.#isPlaying || this.run.ended) return;
    this.run.resume();
    this.client.resumed(this.run);
    this.#world.after(COUNTDOWN_MS, () => this.#play());
  }

  /** No frame is drawn for so long. */
  stall(ms: number): void {
    this.#lastFrameAt = Math.max(this.#lastFrameAt, this.#world.now + ms);
  }

  /** The connection is gone; a new one is tried. */
  dropped(): void {
    this.client.disconnected();
    this.#connectLater(++this.#attempt);
  }

  #connectLater(attempt: number): void {
    this.#world.after(this.#world.between(...RECONNECT_MS), () => {
      if (attempt !== this.#attempt) return;
      if (this.#line.isUp && this.#hub.isUp) this.#connect();
      else this.#connectLater(attempt);
    });
  }

  #connect(): void {
    const attempt = this.#attempt;
    this.#line.carry('up', () => {
      const { answered } = this.client;
      const { position, answers } = this.#hub.connect(answered);
      this.#line.carry('down', () => {
        if (attempt === this.#attempt) this.client.connected(position, answers, answered);
      });
    });
  }

  #send(chunk: Chunk): void {
    this.#line.carry('up', () =>
      this.#hub.receive(chunk, 1, (answer) =>
        this.#line.carry('down', () => {
          if (!('refused' in answer)) this.client.received(answer);
          else if (answer.refused === 'early') this.#sendAgain(answer.againMs);
          // Sent behind one that came too early.
          else if (answer.refused !== 'gap')
            throw new Error(`the hub refused chunk ${chunk.seq}: ${JSON.stringify(answer)}`);
        }),
      ),
    );
  }

  #sendAgain(ms: number): void {
    const attempt = this.#attempt;
    this.#world.after(ms, () => {
      if (attempt === this.#attempt) this.client.sendAgain();
    });
  }

  #play(): void {
    if (this.#isPlaying || this.run.ended) return;
    this.#isPlaying = true;
    this.#lastFrameAt = this.#world.now;
    this.#frame();
  }

  #frame(): void {
    if (!this.#isPlaying) return;
    const { now } = this.#world;
    if (now >= this.#lastFrameAt) {
      // As `fixed-step.ts`: what a long frame does not catch up is lost.
      this.#pendingMs += Math.min(now - this.#lastFrameAt, 250) * (this.#options.speed ?? 1);
      this.#lastFrameAt = now;
      for (let ticks = 0; this.#pendingMs >= TICK_MS - 0.1 && ticks < 5; ticks++) {
        this.#pendingMs -= TICK_MS;
        this.#tick();
      }
      if (this.#pendingMs >= TICK_MS) this.#pendingMs = 0;
      if (this.client.shouldStop) this.#stop();
    }
    if (this.#isPlaying) this.#world.after(TICK_MS, () => this.#frame());
  }

  #tick(): void {
    if (this.run.ended || this.run.lacksBeacon) return;
    this.run.step(this.#options.play(this.run.state));
    this.client.ticked(this.run);
    if (this.run.ended) this.#isPlaying = false;
  }

  /** The hub is silent: the page stops by itself, and the player waits. */
  #stop(): void {
    this.pause();
    const look = () => {
      if (this.client.isSettled) this.#world.after(this.#world.between(...REACTION_MS), () => this.resume());
      else this.#world.after(200, look);
    };
    look();
  }
}
