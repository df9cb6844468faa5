import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { type Brush, circle, disc, fade, fillShape, groove, radial, shape } from '@star-seekers/stage/picture/paint.ts';

/** A white sign on a dark plate; the scene tints it. */
function sign(plateShape: Path2D, draw: (brush: Brush) => void): Drawing {
  return {
    size: 34,
    draw(brush) {
      brush.fillStyle = 'rgb(4 6 12 / 88%)';
      brush.fill(plateShape);
      brush.strokeStyle = '#ffffff';
      brush.lineWidth = 5;
      brush.lineJoin = 'round';
      brush.stroke(plateShape);
      brush.fillStyle = '#ffffff';
      draw(brush);
    },
  };
}

/** Sign of a suspicious drone: a question mark in a circle. */
export const doubtSign = sign(circle([0, 0], 40), (brush) => {
  brush.strokeStyle = '#ffffff';
  brush.lineWidth = 10;
  brush.lineCap = 'round';
  brush.stroke(new Path2D('M -13 -12 C -13 -30 14 -30 14 -12 C 14 -2 0 -1 0 10'));
  disc(brush, [0, 25], 6);
});

/** Sign of a chasing drone: an exclamation mark in a triangle. */
export const alarmSign = sign(
  shape([
    [0, -42],
    [44, 34],
    [-44, 34],
  ]),
  (brush) => {
    fillShape(brush, new Path2D('M -6 -18 H 6 L 4 12 H -4 Z'), '#ffffff');
    disc(brush, [0, 23], 6);
  },
);

/** Sign of a searching drone: an eye with a stroke through it, in a square. */
export const lostSign = sign(new Path2D('M -38 -38 H 38 V 38 H -38 Z'), (brush) => {
  brush.strokeStyle = '#ffffff';
  brush.lineWidth = 7;
  brush.stroke(new Path2D('M -26 0 Q 0 -26 26 0 Q 0 26 -26 0 Z'));
  disc(brush, [0, 0], 8);
  groove(
    brush,
    [
      [-26, 26],
      [26, -26],
    ],
    '#ffffff',
    7,
  );
});

/** An arrow to things outside the picture, its tip up. White: the scene tints it. */
export const pointer: Drawing = {
  size: 40,
  draw(brush) {
    const arrow = new Path2D('M 0 -44 L 34 22 L 0 8 L -34 22 Z');
    fillShape(brush, arrow, '#ffffff');
    brush.strokeStyle = 'rgb(4 6 12 / 85%)';
    brush.lineWidth = 8;
    brush.lineJoin = 'round';
    brush.stroke(arrow);
  },
};

/** The pulsing ring of the station. White: the scene tints it. */
export const padRing: Drawing = {
  size: 132,
  draw(brush) {
    brush.strokeStyle = 'rgb(255 255 255 / 25%)';
    brush.lineWidth = 5;
    brush.stroke(circle([0, 0], 45.5));
    brush.strokeStyle = '#ffffff';
    brush.lineWidth = 1.6;
    brush.setLineDash([10, 5]);
    brush.stroke(circle([0, 0], 45.5));
    brush.setLineDash([]);
  },
};

/** A beam of light that stands on the station; additive. */
export const beam: Drawing = {
  size: 120,
  draw(brush) {
    brush.fillStyle = fade(
      brush,
      [0, 50],
      [0, -50],
      ['rgb(255 255 255 / 75%)', 'rgb(255 255 255 / 20%)', 'rgb(255 255 255 / 0)'],
    );
    brush.fill(
      shape([
        [-14, 50],
        [14, 50],
        [30, -50],
        [-30, -50],
      ]),
    );
  },
};

/**
 * The sight of a drone on an open floor: it fades outwards to a rim, with rings of distance. White: the scene tints it, and scales it to
 * the detection radius.
 */
export const sight: Drawing = {
  size: 200,
  draw(brush) {
    brush.fillStyle = radial(brush, [0, 0], 50, [
      'rgb(255 255 255 / 52%)',
      'rgb(255 255 255 / 36%)',
      'rgb(255 255 255 / 44%)',
    ]);
    disc(brush, [0, 0], 50);
    brush.strokeStyle = 'rgb(255 255 255 / 22%)';
    brush.lineWidth = 0.5;
    brush.stroke(circle([0, 0], 17));
    brush.stroke(circle([0, 0], 33.5));
    brush.strokeStyle = '#ffffff';
    brush.lineWidth = 0.8;
    brush.stroke(circle([0, 0], 49.4));
  },
};
