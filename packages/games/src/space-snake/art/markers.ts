import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { type Point, circle, disc, fade, groove, lamp, radial } from '@star-seekers/stage/picture/paint.ts';
import { RESOURCE_KINDS } from '../rules.ts';
import { RESOURCE_COLORS } from './palette.ts';

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

/** Number of pictures of the ring: one for every 6°. */
export const LIFESPAN_STEPS = 60;

/**
 * The lifespan of a resource as a ring, which shrinks anticlockwise to the top. White: the scene tints it.
 * @param step from 1, nearly expired, to {@link LIFESPAN_STEPS}, complete
 */
export function lifespanRing(step: number): Drawing {
  return {
    size: 54,
    draw(brush) {
      const start = -Math.PI / 2;
      brush.lineCap = 'round';
      brush.beginPath();
      brush.arc(0, 0, 39, 0, 2 * Math.PI);
      brush.strokeStyle = 'rgb(255 255 255 / 16%)';
      brush.lineWidth = 4.5;
      brush.stroke();
      brush.beginPath();
      brush.arc(0, 0, 39, start, start + (step / LIFESPAN_STEPS) * 2 * Math.PI);
      brush.strokeStyle = 'rgb(4 6 12 / 70%)';
      brush.lineWidth = 8.5;
      brush.stroke();
      brush.strokeStyle = '#ffffff';
      brush.lineWidth = 5;
      brush.stroke();
    },
  };
}

/** Number of pictures: one for every content of the hold. */
export const HOLD_COMBINATIONS = 2 ** RESOURCE_KINDS.length;

const LAMP_PLACES: readonly Point[] = [
  [-7, -11],
  [7, -11],
  [-7, 9],
  [7, 9],
];

/**
 * The four lamps over a ship's bay.
 * @param bits bit 0 is the first kind of `RESOURCE_KINDS`; a set bit is a lit lamp
 */
export function holdLamps(bits: number): Drawing {
  return {
    size: 50,
    draw(brush) {
      RESOURCE_KINDS.forEach((kind, index) => {
        const place = LAMP_PLACES[index] as Point;
        if (bits & (1 << index)) {
          lamp(brush, place, 5.4, RESOURCE_COLORS[kind]);
          return;
        }
        brush.strokeStyle = RESOURCE_COLORS[kind];
        brush.globalAlpha = 0.5;
        brush.lineWidth = 1.6;
        brush.stroke(circle(place, 4));
        brush.globalAlpha = 1;
      });
    },
  };
}
