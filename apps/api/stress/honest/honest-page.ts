import type { ChunkAnswer, StartRunAnswer, StreamWelcome } from '@star-seekers/contracts';
import type { AnyGame } from '@star-seekers/games';
import { Run, type SimState, TICK_MS, advanceFixedStep, createFixedStep } from '@star-seekers/sim';
import { type Chunk, STREAM_START, StreamClient } from '@star-seekers/stream';
import type { Line, Scheduler } from '@star-seekers/stream/testing';
import type { PlayedRun } from '../../src/testing/play-run.ts';
import type { TestPlayer } from '../../src/testing/index.ts';

/** The hub as a page reaches it. */
export interface ReachedHub {
  readonly isUp: boolean;
  welcome(player: TestPlayer, runId: string, answered: number): Promise<StreamWelcome>;
  /** @throws what has a `code` */
  append(player: TestPlayer, runId: string, chunk: Chunk): Promise<ChunkAnswer>;
}

type World = Pick<Scheduler, 'now' | 'at' | 'after' | 'between'>;
type PageLine = Pick<Line, 'isUp' | 'carry'>;

const COUNTDOWN_MS = 3000;
const RECONNECT_MS = [500, 1500] as const;
/** Until a player presses on after the page has stopped by itself. */
const REACTION_MS = [300, 2000] as const;
/** A page whose frames are further apart was frozen (`freeze-watch.ts`). */
const FROZEN_MS = 2000;
const AGAIN_MS = 1000;

/** What decides nothing about a chunk: it is sent again. */
const UNDECIDED = new Set(['runs/chunk_early', 'server/unavailable', 'network']);

export interface HonestPageOptions {
  readonly game: AnyGame;
  readonly run: StartRunAnswer;
  readonly player: TestPlayer;
  readonly skill: 'good' | 'poor';
  readonly botSeed: number;
  /** Tick at which the player leaves, if the run lasts that long. */
  readonly quitAfter: number;
  readonly framesPerSecond: number;
  /** The server has the whole run. */
  readonly onSettled: () => void;
  /** The server has refused for good. */
  readonly onRefused: (code: string) => void;
}

/** A page of the hub with a player, without its pictures: its frames, its 3-2-1, its pauses, and its line to the server. */
export class HonestPage {
  readonly #world: World;
  readonly #line: PageLine;
  readonly #hub: ReachedHub;
  readonly #options: HonestPageOptions;
  readonly #client: StreamClient<SimState, unknown, unknown>;
  readonly #run: Run<SimState, unknown, unknown>;
  readonly #bot: ReturnType<AnyGame['createBot']>;
  #step = createFixedStep();
  #lastFrameAt = 0;
  #stalledUntil = 0;
  #breaks = 0;
  #begunTick = -1;
  #isPlaying = false;
  #isCounting = false;
  #isPauseWanted = false;
  #isSettled = false;
  /** Raised with every attempt to connect: only the last one counts. */
  #attempt = 0;

  constructor(world: World, line: PageLine, hub: ReachedHub, options: HonestPageOptions) {
    const { game, run, skill, botSeed } = options;
    this.#world = world;
    this.#line = line;
    this.#hub = hub;
    this.#options = options;
    this.#client = new StreamClient<SimState, unknown, unknown>(game.sim, STREAM_START, {
      persist: () => undefined,
      send: (chunk) => this.#send(chunk),
      now: () => world.now,
    });
    // Games with hidden information have no seed.
    this.#run = new Run<SimState, unknown, unknown>(game.sim, { seed: 0, ...run.setup }, this.#client);
    this.#bot = game.createBot({ skill, seed: botSeed });
  }

  get played(): PlayedRun {
    const { game } = this.#options;
    const { score, points } = game.sim.outcome(this.#run.state);
    return { gameId: game.id, score, points, log: this.#run.log };
  }

  open(): void {
    this.#connect();
    this.resume();
  }

  /** The player pauses, or leaves the page; where the rules allow no pause, it comes later. */
  pause(): void {
    if (!this.#isPlaying || this.#world.now < this.#stalledUntil) return;
    const isPausable = this.#options.game.sim.pausable?.(this.#run.state) !== false;
    const isFirst = this.#run.state.tick === this.#begunTick;
    this.#isPauseWanted = !isPausable || this.#client.holds || isFirst;
    if (!this.#isPauseWanted) this.#stop('pause');
    else if (isFirst) this.#tick();
  }

  /** The player goes on, after 3-2-1. */
  resume(): void {
    this.#isPauseWanted = false;
    if (this.#isPlaying || this.#isCounting || this.#run.ended) return;
    this.#isCounting = true;
    this.#world.at(Math.max(this.#world.now, this.#stalledUntil) + COUNTDOWN_MS, () => {
      this.#isCounting = false;
      this.#begunTick = this.#run.state.tick;
      this.#client.begin(this.#run);
      this.#isPlaying = true;
      this.#step = createFixedStep();
      this.#lastFrameAt = this.#world.now;
      this.#frame();
    });
  }

  /** No frame is drawn for so long. */
  stall(ms: number): void {
    this.#stalledUntil = Math.max(this.#stalledUntil, this.#world.now + ms);
  }

  /** What was under way is lost, and the page connects again. */
  drop(reconnectMs: readonly [least: number, most: number] = RECONNECT_MS): void {
    this.#client.disconnected();
    this.#connectLater(++this.#attempt, reconnectMs);
  }

  #connectLater(attempt: number, reconnectMs: readonly [least: number, most: number]): void {
    this.#world.after(this.#world.between(...reconnectMs), () => {
      if (attempt !== this.#attempt || this.#isSettled) return;
      if (this.#line.isUp && this.#hub.isUp) this.#connect();
      else this.#connectLater(attempt, RECONNECT_MS);
    });
  }

  #connect(): void {
    const attempt = this.#attempt;
    const { player, run } = this.#options;
    this.#line.carry('up', async () => {
      if (!this.#hub.isUp || this.#isSettled) return;
      const { answered } = this.#client;
      const { position, answers, token } = await this.#hub.welcome(player, run.runId, answered);
      this.#line.carry('down', () => {
        if (attempt !== this.#attempt) return;
        this.#client.connected(position, answers, answered, token);
        this.#settle();
      });
    });
  }

  #send(chunk: Chunk): void {
    const { player, run } = this.#options;
    this.#line.carry('up', async () => {
      if (!this.#hub.isUp) return;
      try {
        const answer = await this.#hub.append(player, run.runId, chunk);
        this.#line.carry('down', () => {
          this.#client.received(answer);
          this.#settle();
        });
      } catch (error) {
        this.#line.carry('down', () => this.#refused(error as { code: string; details?: { againMs?: number } }));
      }
    });
  }

  #refused({ code, details }: { readonly code: string; readonly details?: { againMs?: number } }): void {
    // Sent behind one that was not taken.
    if (code === 'runs/chunk_gap') return;
    if (!UNDECIDED.has(code)) this.#options.onRefused(code);
    const attempt = this.#attempt;
    this.#world.after(details?.againMs ?? AGAIN_MS, () => {
      if (attempt === this.#attempt) this.#client.sendAgain();
    });
  }

  #settle(): void {
    if (this.#isSettled || !this.#run.ended || !this.#client.isSettled) return;
    this.#isSettled = true;
    this.#options.onSettled();
  }

  #frame(): void {
    if (!this.#isPlaying) return;
    const { now } = this.#world;
    if (now >= this.#stalledUntil) {
      const gapMs = now - this.#lastFrameAt;
      if (gapMs > FROZEN_MS) {
        this.#wait();
        // Where the rules allow no pause, the time has passed unseen.
        if (this.#isPauseWanted)
          for (let ms = 0; ms < gapMs && this.#isPlaying && !this.#waits; ms += TICK_MS) this.#tick();
      }
      if (this.#isPlaying)
        advanceFixedStep(this.#step, now - this.#lastFrameAt, () => {
          this.#tick();
          return this.#isPlaying;
        });
      this.#lastFrameAt = now;
      if (this.#isPlaying && this.#client.shouldStop) this.#wait();
    }
    if (this.#isPlaying) this.#world.after(1000 / this.#options.framesPerSecond, () => this.#frame());
  }

  get #waits(): boolean {
    return this.#client.holds || this.#run.stalls || this.#run.lacksBeacon;
  }

  #tick(): void {
    const run = this.#run;
    if (this.#waits) return;
    if (run.state.tick >= this.#options.quitAfter) {
      run.quit();
      this.#client.left(run);
    } else {
      run.step(this.#bot(run.state));
      this.#client.ticked(run);
    }
    const breaks = this.#options.game.sim.breaks?.(run.state) ?? 0;
    const breaksOff = breaks > this.#breaks;
    this.#breaks = breaks;
    if (run.ended) this.#isPlaying = false;
    else if (breaksOff) {
      const isPauseWanted = this.#isPauseWanted;
      this.#stop('break');
      if (isPauseWanted) this.#resumeLater();
      else this.resume();
    } else if (this.#isPauseWanted) this.#wait();
  }

  #stop(kind: 'pause' | 'break'): void {
    this.#isPlaying = false;
    this.#isPauseWanted = false;
    this.#client.stopped(this.#run, kind);
  }

  /** The page stops by itself, and the player goes on when it can. */
  #wait(): void {
    this.pause();
    if (!this.#isPlaying) this.#resumeLater();
  }

  #resumeLater(): void {
    if (this.#client.isSettled) this.#world.after(this.#world.between(...REACTION_MS), () => this.resume());
    else this.#world.after(200, () => this.#resumeLater());
  }
}
