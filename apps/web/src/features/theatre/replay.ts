import type { RunMark } from '@star-seekers/games/theatre';
import { type PlacedMark, TICKS_PER_SECOND } from '@star-seekers/sim';
import { useSyncExternalStore } from 'react';

/** Speeds of the playback. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;

/** How far the arrow keys jump. */
export const JUMP_TICKS = 5 * TICKS_PER_SECOND;

/** A moment that is this close before the current one is where the viewer has just jumped to. */
const JUST_PASSED_TICKS = TICKS_PER_SECOND;

export type ReplayPhase = 'still' | 'playing' | 'ended';

/** What changes seldom; a new object whenever one of the values changes. */
export interface ReplaySnapshot {
  /** Share of the run that is prepared, from 0 to 1. */
  readonly prepared: number;
  /** The recording does not fit its game. */
  readonly failed: boolean;
  readonly speed: number;
  readonly phase: ReplayPhase;
  /** Length of the run, which grows while it is being played. */
  readonly ticks: number;
  /** The replay stays with a run that is being played. */
  readonly following: boolean;
}

/** A recorded run that is watched, wherever it is played: its playback, and the places that one can jump to. */
export abstract class Replay {
  abstract readonly tick: number;
  /** What happened, in order; complete once the run is prepared. */
  abstract readonly marks: readonly PlacedMark<RunMark>[];
  /** The score after each second of the prepared part. */
  abstract readonly scores: readonly number[];
  abstract readonly hasHitBoxes: boolean;
  #snapshot: ReplaySnapshot;
  readonly #listeners = new Set<() => void>();
  /** It played when a drag along the timeline began. */
  #playsAfterScrub = false;

  /** @param ticks length of the run */
  constructor(ticks: number) {
    this.#snapshot = { prepared: 0, failed: false, speed: 1, phase: 'still', ticks, following: false };
  }

  get ticks(): number {
    return this.#snapshot.ticks;
  }

  get isPlaying(): boolean {
    return this.#snapshot.phase === 'playing';
  }

  get hasEnded(): boolean {
    return this.tick >= this.ticks;
  }

  /** Plays, from the start if the run is over. */
  play(): void {
    if (this.hasEnded && this.#snapshot.phase === 'ended') this.seek(0);
    this.start();
  }

  abstract pause(): void;

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Goes to a tick of the prepared part; a run that plays goes on from there. */
  abstract seek(tick: number): void;

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
    else if (!this.hasEnded) this.step();
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
    this.applySpeed(speed);
    this.change({ speed });
  }

  /** Calls back after each change of the tick. @returns unsubscribes */
  abstract readonly onTick: (listener: () => void) => () => void;

  /** For `useSyncExternalStore`. */
  readonly getSnapshot = (): ReplaySnapshot => this.#snapshot;

  /** For `useSyncExternalStore`. @returns unsubscribes */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  protected abstract start(): void;

  /** Simulates one tick of a run that stands still. */
  protected abstract step(): void;

  protected abstract applySpeed(speed: number): void;

  protected change(change: Partial<ReplaySnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

export function useReplaySnapshot(replay: Replay): ReplaySnapshot {
  return useSyncExternalStore(replay.subscribe, replay.getSnapshot);
}

/** A figure of the current tick; the component renders again when it changes. */
export function useReplayTick(replay: Replay, figureOf: (tick: number) => number = (tick) => tick): number {
  return useSyncExternalStore(replay.onTick, () => figureOf(replay.tick));
}
