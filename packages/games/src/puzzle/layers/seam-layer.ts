import type Phaser from 'phaser';
import type { FrameClock } from '@star-seekers/stage/picture/frame-clock.ts';
import { approach } from '@star-seekers/stage/picture/angles.ts';
import { UNIT_SCALE } from '@star-seekers/stage/picture/sprite-pool.ts';
import { ATLAS } from '@star-seekers/stage/picture/atlas.ts';
import { centreOf } from '../board.ts';
import { COLUMNS } from '../rules.ts';
import { SEAMS, isJoined } from '../seams.ts';
import type { PuzzleState, Seam } from '../state.ts';
import { DEPTH } from './depth.ts';
import { bell, clamp01 } from './easing.ts';

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

/** Draws golden light on joined seams. */
export class SeamLayer {
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
      isAtRest,
      solvedAtMs,
    }: { shown: boolean; isAtRest: (piece: number) => boolean; solvedAtMs: number | null },
  ): void {
    const { nowMs, deltaMs, reducedMotion } = clock;
    for (const view of this.#seams) {
      const isResting = view.seam.every((place) => isAtRest(board[place] as number));
      const isVisible = (status === 'playing' || status === 'solved') && isJoined(board, view.seam) && isResting;
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
