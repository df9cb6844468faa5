import { effects } from '@star-seekers/art/effects';
import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { type FrameArt, cutout } from '@star-seekers/stage/picture/frame-art.ts';
import { type Brush, fade, fillAcross, radial } from '@star-seekers/stage/picture/paint.ts';
import { PANE_SIZE } from '../board.ts';

/** Round corners of a pane, as a share of its side. */
export const CORNER = 0.07;

/** Adds a rounded square to the path. @param extent its side in units of the box, which has 100 */
function rounded(brush: Brush, extent: number): void {
  brush.beginPath();
  brush.roundRect(-extent / 2, -extent / 2, extent, extent, 100 * CORNER);
}

/** The back of a pane, visible while the board is hidden. */
const back: Drawing = {
  size: PANE_SIZE,
  draw(brush) {
    rounded(brush, 99);
    brush.fillStyle = fade(brush, [-50, -50], [50, 50], ['#26324f', '#141c33', '#0d1325']);
    brush.fill();
    brush.save();
    brush.clip();
    brush.fillStyle = fade(
      brush,
      [-50, -30],
      [30, 50],
      ['rgb(170 200 255 / 0%)', 'rgb(170 200 255 / 9%)', 'rgb(0 0 0 / 0%)'],
    );
    brush.fillRect(-50, -50, 100, 100);
    brush.restore();
    brush.lineWidth = 1.2;
    brush.strokeStyle = 'rgb(150 180 240 / 34%)';
    brush.stroke();
    // The gallery's sign: two crossed squares.
    brush.lineWidth = 1.6;
    brush.strokeStyle = 'rgb(212 175 106 / 46%)';
    brush.strokeRect(-11, -11, 22, 22);
    brush.rotate(Math.PI / 4);
    brush.strokeRect(-11, -11, 22, 22);
  },
};

/** The shadow of a pane; larger than the pane, because its edge is soft. */
const SHADOW_EXTENT = 68;
export const SHADOW_SIZE = (PANE_SIZE * 100) / SHADOW_EXTENT;
const shadow: Drawing = {
  size: SHADOW_SIZE,
  draw(brush) {
    brush.shadowColor = '#000000';
    brush.shadowBlur = 26;
    rounded(brush, SHADOW_EXTENT);
    brush.fillStyle = '#000000';
    brush.fill();
  },
};

/** Outline of a held or targeted pane. White: the scene tints it. */
const OUTLINE_EXTENT = 88;
export const OUTLINE_SIZE = (PANE_SIZE * 100) / OUTLINE_EXTENT;
const outline: Drawing = {
  size: OUTLINE_SIZE,
  draw(brush) {
    brush.shadowColor = '#ffffff';
    brush.shadowBlur = 10;
    brush.lineWidth = 3;
    brush.strokeStyle = '#ffffff';
    rounded(brush, OUTLINE_EXTENT);
    brush.stroke();
    brush.stroke();
  },
};

/** A light with a dark rim, so that it is seen on any picture. White: the scene tints it. */
export const GHOST_LIGHT_SIZE = 17;
const ghostLight: Drawing = {
  size: GHOST_LIGHT_SIZE,
  draw(brush) {
    for (const [radius, color] of [
      [48, 'rgb(4 6 13 / 75%)'],
      [31, '#ffffff'],
    ] as const) {
      brush.beginPath();
      brush.arc(0, 0, radius, 0, 2 * Math.PI);
      brush.fillStyle = color;
      brush.fill();
    }
  },
};

/** A joined vertical seam with soft ends. */
export const SEAM_SIZE = PANE_SIZE;
const seam: Drawing = {
  size: SEAM_SIZE,
  draw(brush) {
    brush.save();
    brush.scale(1, 8);
    brush.fillStyle = radial(brush, [0, 0], 6, [
      'rgb(255 255 255 / 95%)',
      'rgb(255 236 190 / 55%)',
      'rgb(255 214 140 / 0%)',
    ]);
    brush.fillRect(-6, -6, 12, 12);
    brush.restore();
    brush.fillStyle = fade(
      brush,
      [0, -48],
      [0, 48],
      ['rgb(255 255 255 / 0%)', '#ffffff', '#ffffff', 'rgb(255 255 255 / 0%)'],
    );
    brush.fillRect(-0.9, -48, 1.8, 96);
  },
};

/** The light that passes over the solved picture. */
const sweep: Drawing = {
  size: 100,
  draw(brush) {
    fillAcross(brush, [
      'rgb(255 255 255 / 0%)',
      'rgb(255 240 214 / 18%)',
      'rgb(255 250 240 / 85%)',
      'rgb(255 240 214 / 18%)',
      'rgb(255 255 255 / 0%)',
    ]);
  },
};

const frames = {
  back,
  shadow,
  outline,
  ghostLight,
  seam,
  sweep,
  glow: cutout(effects, 'glow'),
  spark: cutout(effects, 'streak'),
  glint: cutout(effects, 'spark'),
  ring: cutout(effects, 'ring'),
} as const satisfies Record<string, FrameArt>;

export type FrameName = keyof typeof frames;

export const FRAMES: ReadonlyMap<FrameName, FrameArt> = new Map(Object.entries(frames) as [FrameName, FrameArt][]);

/** URL of the sheet with the pictures of the bursts. */
export const EFFECTS_URL = effects.url;
