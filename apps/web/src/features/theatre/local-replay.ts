import type { AnyGameModule } from '@star-seekers/games/catalog';
import type { RunMark } from '@star-seekers/games/theatre';
import type { Deal, Json, PlacedMark, RevealAnswer, SimState, Keyframes } from '@star-seekers/sim';
import { LogPlayer } from '@star-seekers/stage/log-player.ts';
import { Replay } from './replay.ts';
import type { Recording } from './recording.ts';

/** Nothing else is shown while a run is prepared, and the viewer waits. */
const PREPARE_SLICE_MS = 50;

export interface LocalReplayOptions {
  /** The log grows: the run is being played. */
  readonly grows?: boolean;
  /** The replay has reached the end of the log. */
  readonly onEnd?: () => void;
}

/** A replay that this page plays, on the stage of its own build. */
export class LocalReplay extends Replay {
  readonly module: AnyGameModule;
  readonly hasHitBoxes: boolean;
  readonly #player: LogPlayer<SimState, unknown, unknown, RunMark>;
  /** Display data of answers, which the log has not. */
  #shown: readonly Json[] = [];

  constructor(module: AnyGameModule, { setup, log }: Recording, options: LocalReplayOptions = {}) {
    super(log.ticks);
    const { sim, theatre } = module;
    this.module = module;
    this.hasHitBoxes = theatre.hitBoxes === true;
    this.#player = new LogPlayer<SimState, unknown, unknown, RunMark>(sim, setup, log, {
      ...options,
      watched: true,
      // The log brings the answers themselves.
      reveals: { answer: (call) => ('reveal' in call ? this.#withTexts(call as Deal) : undefined) },
      markOf: theatre.markOf,
    });
    this.controller.subscribe(() => this.#notePhase());
    this.#player.seek(0);
  }

  get controller() {
    return this.#player.controller;
  }

  get log() {
    return this.#player.log;
  }

  get tick(): number {
    return this.#player.tick;
  }

  get marks(): readonly PlacedMark<RunMark>[] {
    return this.#player.keyframes.marks;
  }

  get scores(): readonly number[] {
    return this.#player.keyframes.scores;
  }

  /** Prepares the run in slices. @returns stops that */
  prepare(): () => void {
    return prepareKeyframes(this.#player.keyframes, {
      onProgress: (prepared) => this.change({ prepared }),
      onFailure: () => this.change({ failed: true }),
    });
  }

  /** The log has grown: prepares what is new. */
  grow(): void {
    const { keyframes } = this.#player;
    const { prepared } = this.getSnapshot();
    try {
      // Otherwise the pass that is under way comes to it.
      if (prepared === 1) keyframes.prepare();
      this.change({ ticks: keyframes.log.ticks });
    } catch {
      this.change({ failed: true });
    }
  }

  /** Shows what the log withholds. @param shown display data of each answer; null for what stays withheld */
  showTexts(shown: readonly Json[]): void {
    this.#shown = shown;
    this.seek(this.tick);
  }

  pause(): void {
    this.#player.pause();
  }

  seek(tick: number): void {
    const { isPlaying } = this;
    this.#player.seek(Math.min(Math.max(0, Math.round(tick)), this.#player.keyframes.preparedTicks));
    if (isPlaying) this.#player.play();
  }

  readonly onTick = (listener: () => void): (() => void) => {
    const stops = [this.controller.onTick(listener), this.controller.onReset(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };

  protected start(): void {
    this.#player.play();
  }

  protected step(): void {
    this.#player.step(1);
  }

  protected applySpeed(speed: number): void {
    this.controller.speed = speed;
  }

  #withTexts({ index, reveal }: Deal): RevealAnswer {
    const shown = this.#shown[index] ?? null;
    return shown === null ? { reveal } : { reveal, shown };
  }

  #notePhase(): void {
    const { phase } = this.controller.getSnapshot();
    this.change({ phase: phase === 'playing' || phase === 'ended' ? phase : 'still' });
  }
}

/**
 * Makes the pass over a log in slices, between which the page draws and responds.
 * @param onProgress after each slice, with the share of the log from 0 to 1
 * @returns stops
 */
function prepareKeyframes<State extends SimState, Command, Event, Mark>(
  keyframes: Keyframes<State, Command, Event, Mark>,
  {
    onProgress,
    onFailure,
  }: {
    readonly onProgress: (share: number) => void;
    /** The log is not one of this game and setup. */
    readonly onFailure: (error: unknown) => void;
  },
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const prepareSlice = () => {
    const until = performance.now() + PREPARE_SLICE_MS;
    try {
      keyframes.prepare(() => performance.now() >= until);
    } catch (error) {
      onFailure(error);
      return;
    }
    onProgress(keyframes.isPrepared ? 1 : keyframes.preparedTicks / keyframes.log.ticks);
    if (!keyframes.isPrepared) timer = setTimeout(prepareSlice);
  };
  timer = setTimeout(prepareSlice);
  return () => clearTimeout(timer);
}
