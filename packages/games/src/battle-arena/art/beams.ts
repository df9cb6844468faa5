import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { disc, fade, fillAcross, radial } from '@star-seekers/stage/picture/paint.ts';

/** A thin line of light from its top to its bottom, to be stretched along an aim. White: the scene tints it. */
export const aimLine: Drawing = {
  size: 32,
  draw(brush) {
    brush.fillStyle = fade(
      brush,
      [-12, 0],
      [12, 0],
      ['rgb(255 255 255 / 0)', 'rgb(255 255 255 / 80%)', 'rgb(255 255 255 / 0)'],
    );
    brush.fillRect(-12, -50, 24, 100);
    brush.fillStyle = '#ffffff';
    brush.fillRect(-2.5, -50, 5, 100);
  },
};

/** The warship's beam, to be stretched; its edges are the bounds of the damage. */
export const beamColumn: Drawing = {
  size: 64,
  draw(brush) {
    fillAcross(brush, [
      'rgb(255 120 20 / 0)',
      'rgb(255 120 20 / 35%)',
      'rgb(255 200 90 / 95%)',
      '#ffffff',
      'rgb(255 200 90 / 95%)',
      'rgb(255 120 20 / 35%)',
      'rgb(255 120 20 / 0)',
    ]);
  },
};

/** A dot of the star field. */
export const starDot: Drawing = {
  size: 8,
  draw(brush) {
    brush.fillStyle = radial(brush, [0, 0], 50, ['#ffffff', 'rgb(255 255 255 / 60%)', 'rgb(255 255 255 / 0)']);
    disc(brush, [0, 0], 50);
  },
};

/** A short piece of a bar, to be stretched. */
export const barPiece: Drawing = {
  size: 16,
  draw(brush) {
    brush.fillStyle = '#ffffff';
    brush.fillRect(-50, -50, 100, 100);
  },
};
