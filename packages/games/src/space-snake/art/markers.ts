import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { type Point, disc, fade, groove, radial } from '@star-seekers/stage/picture/paint.ts';

/** Colour outside the board: the background of the page. */
const OUTSIDE = '#060914';

/** Points where an enemy will drift. White: the scene tints it. */
export const chevronMarker: Drawing = {
  size: 20,
  draw(brush) {
    const chevron: Point[] = [
      [-30, 16],
      [0, -18],
      [30, 16],
    ];
    groove(brush, chevron, 'rgb(4 6 12 / 75%)', 24);
    groove(brush, chevron, '#ffffff', 13);
  },
};

/** A slot of the hold, beside the flagship. White: the scene tints it. */
export const pipMarker: Drawing = {
  size: 14,
  draw(brush) {
    brush.fillStyle = 'rgb(4 6 12 / 85%)';
    disc(brush, [0, 0], 48);
    brush.fillStyle = '#ffffff';
    disc(brush, [0, 0], 32);
  },
};

/** Half the edge of a wagon's bay. */
const BAY = 23;

/** The painted frame of a wagon's bay: the convoy's livery. White: the scene tints it. */
export const liveryMarker: Drawing = {
  size: 50,
  draw(brush) {
    brush.beginPath();
    brush.roundRect(-BAY, -BAY, 2 * BAY, 2 * BAY, 6);
    brush.strokeStyle = 'rgb(4 6 12 / 80%)';
    brush.lineWidth = 7.5;
    brush.stroke();
    brush.strokeStyle = '#ffffff';
    brush.lineWidth = 4.5;
    brush.stroke();
  },
};

/** Light at the edge of the board where the convoy leaves or enters; additive. */
export const portalMarker: Drawing = {
  size: 110,
  draw(brush) {
    brush.save();
    brush.scale(0.36, 1);
    brush.fillStyle = radial(brush, [0, 0], 50, [
      'rgb(190 232 255 / 95%)',
      'rgb(70 160 255 / 40%)',
      'rgb(58 120 255 / 0)',
    ]);
    disc(brush, [0, 0], 50);
    brush.restore();
    brush.fillStyle = fade(brush, [0, -44], [0, 44], ['rgb(255 255 255 / 0)', '#ffffff', 'rgb(255 255 255 / 0)']);
    brush.fillRect(-1.6, -44, 3.2, 88);
  },
};

/** The rim of the board, stretched along each edge: opaque outside (up), a line of light, and its glow inside. */
export const rimMarker: Drawing = {
  size: 48,
  draw(brush) {
    brush.fillStyle = OUTSIDE;
    brush.fillRect(-50, -50, 100, 50);
    brush.fillStyle = fade(brush, [0, -14], [0, 0], ['rgb(58 140 255 / 0)', 'rgb(58 140 255 / 26%)']);
    brush.fillRect(-50, -14, 100, 14);
    brush.fillStyle = fade(
      brush,
      [0, 0],
      [0, 34],
      ['rgb(80 165 255 / 34%)', 'rgb(58 140 255 / 9%)', 'rgb(58 140 255 / 0)'],
    );
    brush.fillRect(-50, 0, 100, 34);
    brush.fillStyle = 'rgb(150 210 255 / 75%)';
    brush.fillRect(-50, -1.6, 100, 3.2);
  },
};
