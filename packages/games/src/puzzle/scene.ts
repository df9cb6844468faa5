import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import type { GameView } from '@star-seekers/stage/game-view.ts';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import { ArtworkTextures } from './art/artwork-textures.ts';
import { packAtlas } from '@star-seekers/stage/picture/atlas.ts';
import { EFFECTS_URL, FRAMES } from './art/frames.ts';
import { CANVAS } from './board.ts';
import { boardLookOf } from './board-look.ts';
import { controls } from './controls.ts';
import { Bursts } from './layers/bursts.ts';
import { GhostLayer } from './layers/ghost-layer.ts';
import { LitLayer } from './layers/lit-layer.ts';
import { PaneLayer } from './layers/pane-layer.ts';
import { PictureLayer } from './layers/picture-layer.ts';
import { SeamLayer } from './layers/seam-layer.ts';
import { WindowLayer } from './layers/window-layer.ts';
import { intensityOf } from './intensity.ts';
import { PICTURES } from './pictures.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

export const view: GameView<PuzzleState, PuzzleCommand, PuzzleEvent> = {
  canvas: CANVAS,
  controls,
  intensity: intensityOf,
  load: () => loadPictures({ ...PICTURES, effects: EFFECTS_URL }),
  createScene: (phaser, context) =>
    createGameScene(phaser, 'puzzle', context, (scene) => new PuzzlePicture(scene, context.controller)),
};

/** Draws a run of Star Seekers Puzzle. */
class PuzzlePicture implements GamePicture<PuzzleState, PuzzleEvent> {
  readonly #controller: RunController<PuzzleState, PuzzleCommand, PuzzleEvent>;
  readonly #artwork: ArtworkTextures;
  readonly #window: WindowLayer;
  readonly #lit: LitLayer;
  readonly #panes: PaneLayer;
  readonly #seams: SeamLayer;
  readonly #ghosts: GhostLayer;
  readonly #picture: PictureLayer;
  readonly #bursts: Bursts;
  #solvedAtMs: number | null = null;

  constructor(scene: Phaser.Scene, controller: RunController<PuzzleState, PuzzleCommand, PuzzleEvent>) {
    this.#controller = controller;
    packAtlas(scene.textures, FRAMES);
    this.#artwork = new ArtworkTextures(scene.textures);
    this.#window = new WindowLayer(scene);
    this.#lit = new LitLayer(scene);
    this.#panes = new PaneLayer(scene);
    this.#seams = new SeamLayer(scene);
    this.#ghosts = new GhostLayer(scene);
    this.#picture = new PictureLayer(scene);
    this.#bursts = new Bursts(scene);
    this.reset(controller.state);
  }

  reset(state: Readonly<PuzzleState>): void {
    // A run that is opened at its end shows the picture without the animation.
    this.#solvedAtMs = state.status === 'solved' ? Number.NEGATIVE_INFINITY : null;
    this.#artwork.show(state.artwork);
    this.#window.show(state.artwork);
    this.#panes.reset(state);
    this.#seams.reset();
    this.#bursts.reset();
  }

  draw({ state, ghosts, clock, phase }: Frame<PuzzleState>): void {
    const look = boardLookOf(this.#controller);
    const hidden = phase === 'paused' || phase === 'countdown';
    const studying = state.status === 'preview';
    const solvedAtMs = this.#solvedAtMs;
    this.#window.draw(hidden);
    this.#lit.draw(clock, solvedAtMs);
    this.#panes.draw(state, look, clock, !hidden && !studying);
    this.#seams.draw(state, clock, {
      shown: !hidden,
      isAtRest: (piece) => this.#panes.isAtRest(piece),
      solvedAtMs,
    });
    this.#ghosts.draw(ghosts, !hidden && state.status === 'playing');
    this.#picture.draw(clock, { shown: !hidden, studying, peeking: look.peeking, solvedAtMs });
    this.#bursts.draw(clock);
  }

  react(event: PuzzleEvent, state: Readonly<PuzzleState>, { nowMs, reducedMotion }: FrameClock): void {
    if (event.type === 'shuffled') this.#panes.shuffle(state, nowMs);
    else if (event.type === 'solved') this.#solvedAtMs = nowMs;
    this.#bursts.react(event, reducedMotion);
  }
}
