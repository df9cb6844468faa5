import type { Drawing } from '../../space-snake/art/drawing.ts';
import { type Brush, circle, fade, fillShape, groove, plate, radial, shape } from '../../space-snake/art/paint.ts';
import { DRONE_SIZE } from '../rules.ts';
import { CUSTOMS } from './palette.ts';

const { hull, light, dark, stripe } = CUSTOMS;

/** Excise drone: an armoured disc with the yellow of officials and one eye in front. As large as the rules say. */
export const customsDrone: Drawing = {
  size: DRONE_SIZE,
  finish: { halo: '#ffcf3a', rimPort: '#ffd98a', rimStarboard: '#6f9aff' },
  draw(brush) {
    for (let arm = 0; arm < 3; arm++) {
      brush.save();
      brush.rotate(((arm + 0.5) / 3) * 2 * Math.PI);
      shoulder(brush);
      brush.restore();
    }
    disc(brush);
    eyeSocket(brush);
  },
};

function shoulder(brush: Brush): void {
  plate(
    brush,
    shape([
      [-14, -28],
      [14, -28],
      [18, -46],
      [-18, -46],
    ]),
    fade(brush, [0, -46], [0, -28], [light, hull, dark]),
    { width: 2.4 },
  );
  plate(brush, new Path2D('M -8 -44 H 8 L 7 -37 H -7 Z'), stripe, { width: 1.2 });
}

function disc(brush: Brush): void {
  plate(brush, circle([0, 0], 36), radial(brush, [-10, -14], 52, [light, hull, dark]), { width: 3 });
  brush.save();
  brush.clip(circle([0, 0], 36));
  brush.fillStyle = stripe;
  for (let x = -44; x < 44; x += 16)
    brush.fill(
      shape([
        [x, 22],
        [x + 8, 22],
        [x + 2, 34],
        [x - 6, 34],
      ]),
    );
  brush.restore();
  groove(
    brush,
    [
      [-31, 20],
      [31, 20],
    ],
    'rgb(4 6 12 / 70%)',
    2.4,
  );
  brush.strokeStyle = 'rgb(255 255 255 / 22%)';
  brush.lineWidth = 2;
  brush.stroke(circle([0, 0], 31));
}

function eyeSocket(brush: Brush): void {
  plate(brush, new Path2D('M -20 -10 Q 0 -34 20 -10 Q 0 8 -20 -10 Z'), '#0a0e16', { width: 2.4 });
}

/** The eye of a drone, to be laid over it in the colour of its mind. White: the scene tints it. */
export const droneEye: Drawing = {
  size: DRONE_SIZE,
  draw(brush) {
    brush.fillStyle = radial(brush, [0, -11], 22, ['#ffffff', 'rgb(255 255 255 / 55%)', 'rgb(255 255 255 / 0)']);
    brush.fill(circle([0, -11], 22));
    fillShape(brush, new Path2D('M -13 -11 Q 0 -26 13 -11 Q 0 1 -13 -11 Z'), '#ffffff');
  },
};
