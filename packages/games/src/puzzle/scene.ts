import type { GameControls, GameView } from '@star-seekers/stage/game-view.ts';
import type { Ghost } from '@star-seekers/stage/ghosts.ts';
import { approach } from '@star-seekers/stage/picture/angles.ts';
import { ATLAS, packAtlas } from '@star-seekers/stage/picture/atlas.ts';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { type Frame, type GamePicture, createGameScene } from '@star-seekers/stage/picture/game-scene.ts';
import { GHOST_ALPHA, ghostTint } from '@star-seekers/stage/picture/ghost-look.ts';
import { loadPictures } from '@star-seekers/stage/picture/pictures.ts';
import { SpritePool, UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { addStillDrawing } from '@star-seekers/stage/picture/still-drawing.ts';
import type { RunController } from '@star-seekers/stage/run-controller.ts';
import type Phaser from 'phaser';
import { ArtworkTextures, WHOLE } from './art/artwork-textures.ts';
import { EFFECTS_URL, FRAMES, type FrameName, GHOST_LIGHT_SIZE } from './art/frames.ts';
import { boardLookOf } from './board-look.ts';
import { BOARD_LEFT, BOARD_SIZE, BOARD_TOP, CANVAS, PANE_SIZE, centreOf } from './board.ts';
import { intensityOf } from './intensity.ts';
import { Bursts } from './layers/bursts.ts';
import { DEPTH } from './layers/depth.ts';
import { bell, clamp01, easeInOut, easeOut } from './layers/easing.ts';
import { PaneLayer } from './layers/pane-layer.ts';
import { WindowLayer } from './layers/window-layer.ts';
import { PICTURES } from './pictures.ts';
import { COLUMNS, PIECES } from './rules.ts';
import { SEAMS, glows, isHome, isJoined } from './seams.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState, Seam } from './state.ts';

/** A joined seam flares up, then glows. */
const FLARE_MS = 620;
const GLOW = 0.78;

/** The seams of a solved picture fade. */
const FADE_MS = 1100;

interface SeamView {
  readonly image: Phaser.GameObjects.Image;
  readonly seam: Seam;
  joinedAtMs: number | null;
  light: number;
}

/** Draws golden light on seams: those of whole rows, or of all neighbours as an aid of practice. */
class SeamLayer {
  readonly #seams: SeamView[];

  constructor(scene: Phaser.Scene) {
    this.#seams = SEAMS.map((seam) => {
      const [one, other] = seam.map((place) => centreOf(place)) as [{ x: number; y: number }, { x: number; y: number }];
      const isVertical = seam[1] - seam[0] !== COLUMNS;
      const image = scene.add
        .image((one.x + other.x) / 2, (one.y + other.y) / 2, ATLAS, 'seam')
        .setRotation(isVertical ? 0 : Math.PI / 2)
        .setDepth(DEPTH.seam)
        .setTint(0xffcf7a)
        .setBlendMode('ADD')
        .setVisible(false);
      return { image, seam, joinedAtMs: null, light: 0 };
    });
  }

  reset(): void {
    for (const view of this.#seams) Object.assign(view, { joinedAtMs: null, light: 0 });
  }

  /** @param isAtRest whether a pane rests; a seam is visible if both of its panes do */
  draw(
    { board, status }: Readonly<PuzzleState>,
    clock: FrameClock,
    {
      shown,
      isAid,
      isAtRest,
      solvedAtMs,
    }: { shown: boolean; isAid: boolean; isAtRest: (piece: number) => boolean; solvedAtMs: number | null },
  ): void {
    const { nowMs, deltaMs, reducedMotion } = clock;
    for (const view of this.#seams) {
      const isResting = view.seam.every((place) => isAtRest(board[place] as number));
      const isVisible =
        (status === 'playing' || status === 'solved') && (isAid ? isJoined : glows)(board, view.seam) && isResting;
      if (!isVisible) view.joinedAtMs = null;
      else view.joinedAtMs ??= nowMs;
      view.light = reducedMotion ? Number(isVisible) : approach(view.light, Number(isVisible), deltaMs, 45);
      const flare = reducedMotion || view.joinedAtMs === null ? 0 : bell((nowMs - view.joinedAtMs) / FLARE_MS);
      const end = solvedAtMs === null ? 1 : 1 - clamp01((nowMs - solvedAtMs - 500) / FADE_MS);
      view.image
        .setAlpha(Math.min(1, view.light * (GLOW + 0.22 * flare)) * end)
        .setScale(UNIT_SCALE * (1 + 1.6 * flare), UNIT_SCALE * (1 + 0.06 * flare))
        .setVisible(shown && view.light > 0.01 && end > 0);
    }
  }
}

/** A light passes over the solved picture. */
const SWEEP_DELAY_MS = 450;
const SWEEP_MS = 900;
const SWEEP_WIDTH = 240;

/** The panes move together before the whole picture replaces them. */
const WHOLE_DELAY_MS = 380;
const WHOLE_MS = 420;

const PEEK_HALF_LIFE_MS = 35;

/** Draws the whole picture: in the preview, at a peek, and at the end. */
class PictureLayer {
  readonly #picture: Phaser.GameObjects.Image;
  readonly #sweep: Phaser.GameObjects.Image;
  #peek = 0;

  constructor(scene: Phaser.Scene) {
    this.#picture = scene.add
      .image(CANVAS.width / 2, CANVAS.height / 2, WHOLE)
      .setDisplaySize(BOARD_SIZE, BOARD_SIZE)
      .setDepth(DEPTH.picture)
      .setVisible(false);
    this.#sweep = scene.add
      .image(0, BOARD_TOP, ATLAS, 'sweep')
      .setOrigin(0.5, 0)
      .setDepth(DEPTH.light)
      .setBlendMode('ADD')
      .setVisible(false);
  }

  draw(
    { nowMs, deltaMs, reducedMotion }: FrameClock,
    {
      shown,
      studying,
      peeking,
      solvedAtMs,
    }: { shown: boolean; studying: boolean; peeking: boolean; solvedAtMs: number | null },
  ): void {
    this.#peek = reducedMotion ? Number(peeking) : approach(this.#peek, Number(peeking), deltaMs, PEEK_HALF_LIFE_MS);
    const age = solvedAtMs === null ? -1 : nowMs - solvedAtMs;
    const whole = solvedAtMs === null ? 0 : reducedMotion ? 1 : easeInOut((age - WHOLE_DELAY_MS) / WHOLE_MS);
    const alpha = studying ? 1 : Math.max(this.#peek, whole);
    this.#picture.setAlpha(alpha).setVisible(shown && alpha > 0.01);
    this.#drawSweep(clamp01((age - SWEEP_DELAY_MS) / SWEEP_MS), shown && solvedAtMs !== null && !reducedMotion);
  }

  /** Draws the light, cut off at the edges of the picture. */
  #drawSweep(age: number, shown: boolean): void {
    const middle = BOARD_LEFT - SWEEP_WIDTH / 2 + (BOARD_SIZE + SWEEP_WIDTH) * easeOut(age * 0.9);
    const left = Math.max(middle - SWEEP_WIDTH / 2, BOARD_LEFT);
    const right = Math.min(middle + SWEEP_WIDTH / 2, BOARD_LEFT + BOARD_SIZE);
    this.#sweep
      .setX((left + right) / 2)
      .setDisplaySize(Math.max(right - left, 1), BOARD_SIZE)
      .setAlpha(0.75)
      .setVisible(shown && age > 0 && age < 1 && right > left);
  }
}

/** The middle of the first light, from the lower left corner of a pane. */
const FROM_CORNER = 14;

/** Each ghost's line round its pane lies within that of the one before, by this share of the pane. */
const PICKED_STEP = 0.025;

const CENTRES = Array.from({ length: PIECES }, (_, place) => centreOf(place));

/**
 * Shows how far recorded runs have come. Their panes would cover the picture, so each has a light at the places where it has the right
 * pane, in the order of the ghosts, and a line round the one that it has picked up.
 */
class GhostLayer {
  readonly #lights: SpritePool<FrameName>;

  constructor(scene: Phaser.Scene) {
    this.#lights = new SpritePool(scene, { depth: DEPTH.ghost });
  }

  draw(ghosts: readonly Ghost<PuzzleState>[], shown: boolean): void {
    this.#lights.begin();
    if (shown) for (const ghost of ghosts) this.#drawGhost(ghost);
    this.#lights.end();
  }

  #drawGhost({ number, state }: Ghost<PuzzleState>): void {
    if (state.status === 'preview') return;
    const tint = ghostTint(number);
    const [across, up] = [FROM_CORNER + (number - 1) * GHOST_LIGHT_SIZE - PANE_SIZE / 2, PANE_SIZE / 2 - FROM_CORNER];
    for (let place = 0; place < PIECES; place++) {
      if (!isHome(state.board, place)) continue;
      const { x, y } = CENTRES[place] as (typeof CENTRES)[number];
      this.#lights.stamp('ghostLight', x + across, y + up).setTint(tint);
    }
    if (state.picked === null) return;
    const { x, y } = CENTRES[state.picked] as (typeof CENTRES)[number];
    this.#lights
      .stamp('outline', x, y)
      .setTint(tint)
      .setAlpha(GHOST_ALPHA)
      .setScale(UNIT_SCALE * (0.97 - PICKED_STEP * (number - 1)));
  }
}

/** The wall goes dark while the panes move together; then the light of the window falls on it. */
const DARK_MS = 380;
const DARK = 0.62;
const LIT_DELAY_MS = 650;
const LIT_MS = 1100;
const LIT = 0.7;

/** Size of the light at first and at last. */
const SPREAD = [BOARD_SIZE * 1.1, BOARD_SIZE * 2.1] as const;

/** A solved window is lit: its light falls on the wall and on the windows beside it. Off under reduced motion. */
class LitLayer {
  readonly #night: Phaser.GameObjects.Image;
  readonly #light: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene) {
    this.#night = addStillDrawing(scene, 'puzzle-night', { width: 8, height: 8 }, (night) => {
      night.fillStyle(0x02040b, 1).fillRect(0, 0, 8, 8);
    })
      .setDisplaySize(CANVAS.width, CANVAS.height)
      .setDepth(DEPTH.night)
      .setVisible(false);
    this.#light = scene.add
      .image(CANVAS.width / 2, CANVAS.height / 2, ATLAS, 'glow')
      .setTint(0xff9a3c)
      .setBlendMode('ADD')
      .setDepth(DEPTH.night)
      .setVisible(false);
  }

  /** @param solvedAtMs null before; minus infinity for a run that was opened at its end */
  draw({ nowMs, reducedMotion }: FrameClock, solvedAtMs: number | null): void {
    const age = solvedAtMs === null || reducedMotion ? -1 : nowMs - solvedAtMs;
    const lit = easeOut((age - LIT_DELAY_MS) / LIT_MS);
    const dark = easeInOut(age / DARK_MS) * DARK * (1 - 0.3 * lit);
    const size = SPREAD[0] + (SPREAD[1] - SPREAD[0]) * lit;
    this.#night.setAlpha(dark).setVisible(dark > 0.01);
    this.#light
      .setDisplaySize(size, size)
      .setAlpha(lit * LIT)
      .setVisible(lit > 0.01);
  }
}

/** None: the panes are buttons of the page over the canvas. */
const controls: GameControls<PuzzleState, PuzzleCommand> = {};

export const view: GameView<PuzzleState, PuzzleCommand, PuzzleEvent> = {
  canvas: CANVAS,
  controls,
  // Lights round the panes.
  ghost: 'none',
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
    this.#artwork = new ArtworkTextures(scene.textures, controller.state.artwork);
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
      isAid: look.seams,
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
