import type { AnyGameModule } from '@star-seekers/games/catalog';
import type { RunMark } from '@star-seekers/games/theatre';
import type { PlacedMark, SimState } from '@star-seekers/sim';
import { LogPlayer } from '@star-seekers/stage/log-player.ts';
import { prepareKeyframes } from '@star-seekers/stage/prepare-keyframes.ts';
import { Film } from './film.ts';
import type { Recording } from './recording.ts';

/** A film that this page plays, on the stage of its own build. */
export class LocalFilm extends Film {
  readonly module: AnyGameModule;
  readonly ticks: number;
  readonly hasHitBoxes: boolean;
  readonly #player: LogPlayer<SimState, unknown, unknown, RunMark>;

  constructor(module: AnyGameModule, { setup, log }: Recording) {
    super();
    const { sim, theatre } = module;
    this.module = module;
    this.ticks = log.ticks;
    this.hasHitBoxes = theatre.hitBoxes === true;
    this.#player = new LogPlayer<SimState, unknown, unknown, RunMark>(sim, setup, log, {
      watched: true,
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

  #notePhase(): void {
    const { phase } = this.controller.getSnapshot();
    this.change({ phase: phase === 'playing' || phase === 'ended' ? phase : 'still' });
  }
}
