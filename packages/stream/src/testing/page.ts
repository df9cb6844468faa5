import { type GameSim, Run, type RunSetup, type SimState, TICK_MS } from '@star-seekers/sim';
import type { Chunk } from '../chunk.ts';
import { STREAM_START, StreamClient } from '../stream-client.ts';
import { COUNTDOWN_MS } from '../witness.ts';
import type { Hub } from './hub.ts';
import type { Line } from './line.ts';
import type { Scheduler } from './scheduler.ts';

const RECONNECT_MS = [500, 1500] as const;
/** A frame that took longer was none. */
const LONG_FRAME_MS = 1000;
/** Until a player presses on after the page has stopped by itself. */
const REACTION_MS = [300, 2000] as const;

export interface PageOptions<State extends SimState, Command> {
  readonly sim: GameSim<State, Command, never>;
  readonly setup: RunSetup;
  readonly play: (state: Readonly<State>) => readonly Command[];
  /** Speed of the page's clock; an honest one has 1. */
  readonly speed?: number;
  readonly framesPerSecond?: number;
}

/** A page with a player: frames, the 3-2-1, pauses, and the stop when the hub is silent. The stream is that of the hub's own page. */
export class Page<State extends SimState, Command> {
  readonly run: Run<State, Command, never>;
  readonly client: StreamClient<State, Command, never>;
  readonly #world: Scheduler;
  readonly #line: Line;
  readonly #hub: Hub;
  readonly #options: PageOptions<State, Command>;
  #persisted: readonly Chunk[] = [];
  #pendingMs = 0;
  #lastFrameAt = 0;
  #stalledUntil = 0;
  #isPlaying = false;
  #isCounting = false;
  #pauseWanted = false;
  /** Raised with every attempt to connect: only the last one counts. */
  #attempt = 0;

  constructor(world: Scheduler, line: Line, hub: Hub, options: PageOptions<State, Command>) {
    this.#world = world;
    this.#line = line;
    this.#hub = hub;
    this.#options = options;
    this.client = new StreamClient(options.sim, STREAM_START, {
      persist: (unsent) => void (this.#persisted = unsent),
      send: (chunk) => this.#send(chunk),
      now: () => world.now,
    });
    this.run = new Run(options.sim, options.setup, this.client);
  }

  /** Chunks that this device holds and the hub has not acknowledged. */
  get persisted(): readonly Chunk[] {
    return this.#persisted;
  }

  open(): void {
    this.#connect();
    this.resume();
  }

  /** The player pauses. */
  pause(): void {
    if (!this.#isPlaying || this.#world.now < this.#stalledUntil) return;
    // A segment has a tick.
    this.#pauseWanted = this.client.holds;
    if (!this.#pauseWanted) this.#halt();
  }

  #halt(): void {
    this.#isPlaying = false;
    this.#pauseWanted = false;
    this.client.stopped(this.run, 'pause');
  }

  resume(): void {
    if (this.#isPlaying || this.#isCounting || this.run.ended) return;
    this.#isCounting = true;
    this.#world.at(Math.max(this.#world.now, this.#stalledUntil) + COUNTDOWN_MS, () => {
      this.#isCounting = false;
      this.client.begin(this.run);
      this.#play();
    });
  }

  /** No frame is drawn for so long. */
  stall(ms: number): void {
    this.#stalledUntil = Math.max(this.#stalledUntil, this.#world.now + ms);
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
      const { position, answers, token } = this.#hub.connect(answered);
      this.#line.carry('down', () => {
        if (attempt === this.#attempt) this.client.connected(position, answers, answered, token);
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
    if (now >= this.#stalledUntil) {
      // A page that stood still for long pauses, as `run-controller.ts` does.
      if (now - this.#lastFrameAt > LONG_FRAME_MS) {
        this.#stop();
        return;
      }
      // As `fixed-step.ts`: what a long frame does not catch up is lost.
      this.#pendingMs += Math.min(now - this.#lastFrameAt, 250) * (this.#options.speed ?? 1);
      this.#lastFrameAt = now;
      for (let ticks = 0; this.#pendingMs >= TICK_MS - 0.1 && ticks < 5; ticks++) {
        this.#pendingMs -= TICK_MS;
        this.#tick();
      }
      if (this.#pendingMs >= TICK_MS) this.#pendingMs = 0;
      if (this.#isPlaying && this.client.shouldStop) this.#stop();
    }
    if (this.#isPlaying) this.#world.after(1000 / (this.#options.framesPerSecond ?? 60), () => this.#frame());
  }

  #tick(): void {
    if (!this.#isPlaying || this.run.ended || this.client.holds || this.run.lacksBeacon) return;
    this.run.step(this.#options.play(this.run.state));
    this.client.ticked(this.run);
    if (this.run.ended) this.#isPlaying = false;
    else if (this.#pauseWanted) this.#halt();
  }

  /** The hub is silent: the page stops by itself, and the player waits. */
  #stop(): void {
    this.#halt();
    const look = () => {
      if (this.client.isSettled) this.#world.after(this.#world.between(...REACTION_MS), () => this.resume());
      else this.#world.after(200, look);
    };
    look();
  }
}
