import type { AnyGameModule } from '@star-seekers/games/catalog';
import type { RunMark } from '@star-seekers/games/theatre';
import { type PlacedMark, TICKS_PER_SECOND, type SimState } from '@star-seekers/sim';
import { LogPlayer } from '@star-seekers/stage/log-player.ts';
import { prepareKeyframes } from '@star-seekers/stage/prepare-keyframes.ts';
import type { Recording } from './recording.ts';

/** Speeds of the playback. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;

/** How far the arrow keys jump. */
export const JUMP_TICKS = 5 * TICKS_PER_SECOND;

/** A moment that is this close before the current one is where the viewer has just jumped to. */
const JUST_PASSED_TICKS = TICKS_PER_SECOND;

/** What the theatre shows beside the run itself; a new object whenever one of the values changes. */
export interface TheatreSnapshot {
  /** Share of the run that is prepared, from 0 to 1. */
  readonly prepared: number;
  /** The recording does not fit its game. */
  readonly failed: boolean;
  readonly speed: number;
  /** Length of the run, which grows while it is being played. */
  readonly ticks: number;
  /** The film stays with a run that is being played. */
  readonly following: boolean;
}

export interface TheatreOptions {
  /** The log grows: the run is being played. */
  readonly grows?: boolean;
  /** The film has reached the end of the log. */
  readonly onEnd?: () => void;
}

/** A recorded run in the theatre: its playback, and the places that one can jump to. */
export class TheatrePlayer {
  readonly #player: LogPlayer<SimState, unknown, unknown, RunMark>;
  #snapshot: TheatreSnapshot;
  readonly #listeners = new Set<() => void>();
  /** It played when a drag along the timeline began. */
  #playsAfterScrub = false;

  constructor({ sim, theatre }: AnyGameModule, { setup, log }: Recording, options: TheatreOptions = {}) {
    this.#snapshot = { prepared: 0, failed: false, speed: 1, ticks: log.ticks, following: false };
    this.#player = new LogPlayer<SimState, unknown, unknown, RunMark>(sim, setup, log, {
      ...options,
      watched: true,
      markOf: theatre.markOf,
    });
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

  get ticks(): number {
    return this.#snapshot.ticks;
  }

  get marks(): readonly PlacedMark<RunMark>[] {
    return this.#player.keyframes.marks;
  }

  /** The score after each second of the prepared part. */
  get scores(): readonly number[] {
    return this.#player.keyframes.scores;
  }

  get isPlaying(): boolean {
    return this.controller.getSnapshot().phase === 'playing';
  }

  get hasEnded(): boolean {
    return this.tick >= this.ticks;
  }

  /** Prepares the run in slices. @returns stops that */
  prepare(sliceMs?: number): () => void {
    return prepareKeyframes(this.#player.keyframes, {
      sliceMs,
      onProgress: (prepared) => this.change({ prepared }),
      onFailure: () => this.change({ failed: true }),
    });
  }

  /** The log has grown: prepares what is new. */
  grow(): void {
    const { keyframes } = this.#player;
    const { prepared } = this.#snapshot;
    try {
      // Otherwise the pass that is under way comes to it.
      if (prepared === 1) keyframes.prepare();
      this.change({ ticks: keyframes.log.ticks });
    } catch {
      this.change({ failed: true });
    }
  }

  /** Plays, from the start if the run is over. */
  play(): void {
    if (this.hasEnded && this.controller.getSnapshot().phase === 'ended') this.seek(0);
    this.#player.play();
  }

  pause(): void {
    this.#player.pause();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Goes to a tick of the prepared part; a run that plays goes on from there. */
  seek(tick: number): void {
    const { isPlaying } = this;
    this.#player.seek(Math.min(Math.max(0, Math.round(tick)), this.#player.keyframes.preparedTicks));
    if (isPlaying) this.#player.play();
  }

  /** Follows a drag along the timeline: the run stands still meanwhile. */
  scrub(tick: number): void {
    this.#playsAfterScrub ||= this.isPlaying;
    this.pause();
    this.seek(tick);
  }

  endScrub(): void {
    if (this.#playsAfterScrub && !this.hasEnded) this.play();
    this.#playsAfterScrub = false;
  }

  jump(ticks: number): void {
    this.seek(this.tick + ticks);
  }

  /** One frame on or back, and stops there. */
  stepFrame(direction: 1 | -1): void {
    this.pause();
    if (direction === -1) this.seek(this.tick - 1);
    else if (!this.hasEnded) this.#player.step(1);
  }

  /** To the next mark, or the end. */
  toNextMark(): void {
    this.seek(this.marks.find(({ tick }) => tick > this.tick)?.tick ?? this.ticks);
  }

  /** To the mark before, or the start. */
  toPreviousMark(): void {
    const before = this.tick - (this.isPlaying ? JUST_PASSED_TICKS : 0);
    this.seek(this.marks.findLast(({ tick }) => tick < before)?.tick ?? 0);
  }

  setSpeed(speed: number): void {
    this.controller.speed = speed;
    this.change({ speed });
  }

  /** For `useSyncExternalStore`. */
  readonly getSnapshot = (): TheatreSnapshot => this.#snapshot;

  /** For `useSyncExternalStore`. @returns ends the subscription */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  protected change(change: Partial<TheatreSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
