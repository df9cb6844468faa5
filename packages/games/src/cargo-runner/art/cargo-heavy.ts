import type { Drawing } from '../../space-snake/art/drawing.ts';
import {
  type Brush,
  alpha,
  circle,
  disc,
  fade,
  fillShape,
  mix,
  plate,
  radial,
  shape,
} from '../../space-snake/art/paint.ts';
import type { HEAVY_TYPES } from '../rules.ts';
import { CARGO_COLORS } from './palette.ts';

const SIZE = 46;
const CRATE = new Path2D('M -32 -44 H 32 L 44 -32 V 32 L 32 44 H -32 L -44 32 V -32 Z');

/** Heavy cargo lies on a square pallet with cut corners; light cargo floats in a round bubble. */
function onPallet(color: string, draw: (brush: Brush) => void): Drawing {
  return {
    size: SIZE,
    draw(brush) {
      fillShape(brush, CRATE, alpha('#070b16', 0.9));
      fillShape(brush, CRATE, radial(brush, [0, 0], 46, [alpha(color, 0.5), alpha(color, 0.12)]));
      brush.strokeStyle = mix(color, '#ffffff', 0.25);
      brush.lineWidth = 4;
      brush.stroke(CRATE);
      draw(brush);
    },
  };
}

/** Arc core: a fist of fused iron with a hum in its middle. */
const arco = onPallet(CARGO_COLORS.ARCO, (brush) => {
  for (let tooth = 0; tooth < 6; tooth++) {
    brush.save();
    brush.rotate((tooth / 6) * 2 * Math.PI);
    plate(brush, new Path2D('M -8 -30 H 8 L 6 -18 H -6 Z'), '#7a6a5f', { width: 2 });
    brush.restore();
  }
  plate(brush, circle([0, 0], 22), radial(brush, [-6, -8], 30, ['#b9a391', '#5d4f47', '#2e2622']), { width: 3 });
  brush.fillStyle = radial(brush, [0, 0], 14, ['#ffffff', '#ffd9a0', CARGO_COLORS.ARCO, alpha(CARGO_COLORS.ARCO, 0)]);
  disc(brush, [0, 0], 14);
});

/** Kiln diamond. */
const diamond = onPallet(CARGO_COLORS.DIAMOND, (brush) => {
  const color = CARGO_COLORS.DIAMOND;
  plate(
    brush,
    shape([
      [-18, -24],
      [18, -24],
      [31, -6],
      [0, 31],
      [-31, -6],
    ]),
    fade(brush, [-30, -24], [26, 30], ['#ffffff', color, mix(color, '#0b4a86', 0.65)]),
    { seam: '#0b3a66', width: 2.5 },
  );
  fillShape(brush, new Path2D('M -18 -24 L -9 -6 H -31 Z M 18 -24 L 9 -6 H -9 Z'), 'rgb(255 255 255 / 55%)');
  fillShape(brush, new Path2D('M -9 -6 H 9 L 0 31 Z'), 'rgb(11 74 134 / 30%)');
});

/** Horn-rock, black and banded. */
const roch = onPallet(CARGO_COLORS.ROCH, (brush) => {
  const rock = new Path2D('M -28 18 L -30 -4 L -14 -14 L -6 -32 L 12 -24 L 28 -8 L 31 14 L 14 28 L -10 29 Z');
  plate(brush, rock, fade(brush, [-20, -30], [20, 30], ['#6a5a80', '#2b2338', '#17121f']), {
    seam: CARGO_COLORS.ROCH,
    width: 3,
  });
  brush.save();
  brush.clip(rock);
  brush.strokeStyle = CARGO_COLORS.ROCH;
  brush.lineWidth = 4;
  for (const y of [-14, 0, 14]) brush.stroke(new Path2D(`M -34 ${y + 8} Q 0 ${y - 12} 34 ${y + 4}`));
  brush.restore();
});

export const heavyCargo = { ARCO: arco, DIAMOND: diamond, ROCH: roch } as const satisfies Record<
  (typeof HEAVY_TYPES)[number],
  Drawing
>;
