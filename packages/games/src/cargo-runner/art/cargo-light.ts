import type { Drawing } from '../../space-snake/art/drawing.ts';
import {
  type Brush,
  alpha,
  circle,
  disc,
  fade,
  fillShape,
  groove,
  mix,
  plate,
  radial,
  shape,
} from '../../space-snake/art/paint.ts';
import type { CargoType, LIGHT_TYPES } from '../rules.ts';
import { CARGO_COLORS } from './palette.ts';

type LightType = (typeof LIGHT_TYPES)[number];

const SIZE = 38;

/** Light cargo floats in a round bubble that parts it from whatever lies behind. */
function inBubble(type: CargoType, draw: (brush: Brush, color: string) => void): Drawing {
  const color = CARGO_COLORS[type];
  return {
    size: SIZE,
    draw(brush) {
      brush.fillStyle = radial(brush, [0, 0], 50, [alpha(color, 0.4), alpha(color, 0.26), alpha(color, 0)]);
      disc(brush, [0, 0], 50);
      brush.fillStyle = 'rgb(7 11 22 / 92%)';
      disc(brush, [0, 0], 39);
      brush.strokeStyle = alpha(color, 0.75);
      brush.lineWidth = 3;
      brush.stroke(circle([0, 0], 39));
      draw(brush, color);
    },
  };
}

/** From light above to the colour's own shade below. */
const lit = (brush: Brush, color: string) =>
  fade(brush, [-14, -26], [14, 26], [mix(color, '#ffffff', 0.65), color, mix(color, '#050812', 0.55)]);

/** Sealed data urn. */
const sdu = inBubble('SDU', (brush, color) => {
  plate(brush, new Path2D('M -9 -18 C -24 -8 -20 16 -9 25 H 9 C 20 16 24 -8 9 -18 Z'), lit(brush, color), { width: 2 });
  plate(brush, new Path2D('M -11 -26 H 11 V -18 H -11 Z'), '#8a5f1c', { width: 2 });
  groove(
    brush,
    [
      [-17, 0],
      [17, 0],
    ],
    '#8a5f1c',
    4,
  );
});

/** Aerogel: nearly nothing, in a frame. */
const agel = inBubble('AGEL', (brush, color) => {
  plate(brush, new Path2D('M -20 -14 Q 0 -30 20 -14 Q 30 4 18 20 Q 0 28 -18 20 Q -30 4 -20 -14 Z'), alpha(color, 0.5), {
    seam: color,
    width: 3,
  });
  for (const [x, y, radius] of [
    [-8, -5, 5],
    [7, -9, 4],
    [4, 8, 6],
    [-10, 11, 3],
  ] as const) {
    fillShape(brush, circle([x, y], radius), 'rgb(255 255 255 / 80%)');
  }
});

/** Pressed wheat char: two dark bricks with an ember's edge. */
const carbon = inBubble('CARBON', (brush) => {
  for (const [x, y] of [
    [-4, -13],
    [4, 9],
  ] as const) {
    plate(
      brush,
      new Path2D(`M ${x - 20} ${y - 9} h 40 v 18 h -40 Z`),
      fade(brush, [0, y - 9], [0, y + 9], ['#70798a', '#2a303c']),
      {
        seam: '#ff9a52',
        width: 2.6,
      },
    );
  }
});

/** Crystal lattice: a cube of air with edges. */
const cryslat = inBubble('CRYSLAT', (brush, color) => {
  brush.strokeStyle = color;
  brush.lineWidth = 4;
  brush.lineJoin = 'round';
  brush.stroke(new Path2D('M 0 -27 L 23 -14 V 13 L 0 27 L -23 13 V -14 Z M -23 -14 L 0 0 L 23 -14 M 0 0 V 27'));
  fillShape(brush, new Path2D('M 0 -27 L 23 -14 L 0 0 L -23 -14 Z'), alpha(color, 0.4));
  fillShape(brush, circle([0, 0], 5), '#ffffff');
});

/** Energised sublimate: violet frost. */
const enrgsub = inBubble('ENRGSUB', (brush, color) => {
  brush.strokeStyle = mix(color, '#ffffff', 0.3);
  brush.lineWidth = 5;
  brush.lineCap = 'round';
  for (let arm = 0; arm < 6; arm++) {
    brush.save();
    brush.rotate((arm / 6) * 2 * Math.PI);
    brush.stroke(new Path2D('M 0 -5 V -26 M -7 -22 L 0 -15 L 7 -22'));
    brush.restore();
  }
});

/** Field stay: a collar with a gap. */
const fstab = inBubble('FSTAB', (brush, color) => {
  const collar = new Path2D();
  collar.arc(0, 0, 19, -1, 4.1);
  brush.lineCap = 'butt';
  brush.strokeStyle = 'rgb(4 6 12 / 80%)';
  brush.lineWidth = 17;
  brush.stroke(collar);
  brush.strokeStyle = lit(brush, color);
  brush.lineWidth = 12;
  brush.stroke(collar);
});

/** Hygrine: dried sea-sponge. */
const hyg = inBubble('HYG', (brush, color) => {
  plate(
    brush,
    new Path2D('M -22 6 Q -28 -12 -12 -16 Q -6 -28 8 -22 Q 24 -22 22 -6 Q 30 8 18 16 Q 8 28 -6 20 Q -22 22 -22 6 Z'),
    lit(brush, color),
    { width: 2 },
  );
  for (const [x, y, radius] of [
    [-8, -4, 5],
    [8, -10, 4],
    [9, 7, 5],
    [-6, 11, 3.5],
    [-15, 4, 2.5],
  ] as const) {
    fillShape(brush, circle([x, y], radius), mix(color, '#04120a', 0.7));
  }
});

/** Ice Three: three sheets pressed on one another. */
const ic3a = inBubble('IC3A', (brush, color) => {
  for (const y of [13, 0, -13]) {
    plate(
      brush,
      shape([
        [0, y - 12],
        [25, y],
        [0, y + 12],
        [-25, y],
      ]),
      fade(brush, [-20, y - 10], [20, y + 10], ['#ffffff', color, mix(color, '#0b3a7a', 0.5)]),
      { seam: '#0b2a55', width: 2 },
    );
  }
});

/** Glowing wax: a drop of light. */
const luman = inBubble('LUMAN', (brush, color) => {
  brush.fillStyle = radial(brush, [0, 6], 34, [alpha(color, 0.7), alpha(color, 0)]);
  disc(brush, [0, 6], 34);
  plate(
    brush,
    new Path2D('M 0 -28 C 10 -10 20 -4 20 9 C 20 21 11 27 0 27 C -11 27 -20 21 -20 9 C -20 -4 -10 -10 0 -28 Z'),
    radial(brush, [0, 8], 30, ['#ffffff', color, mix(color, '#04302c', 0.5)]),
    { width: 2 },
  );
});

/** Nitrogen in bricks. */
const nitro = inBubble('NITRO', (brush, color) => {
  for (const [x, y, width] of [
    [-24, -16, 22],
    [2, -16, 22],
    [-12, 2, 24],
  ] as const) {
    plate(
      brush,
      new Path2D(`M ${x} ${y} h ${width} v 15 h ${-width} Z`),
      fade(brush, [0, y], [0, y + 15], ['#ffffff', color, '#8fa5cf']),
      {
        width: 2,
      },
    );
  }
});

/** Anvil resin: three red beads run together. */
const polymer = inBubble('POLYMER', (brush, color) => {
  for (const [x, y] of [
    [-11, 9],
    [12, 9],
    [0, -12],
  ] as const) {
    plate(
      brush,
      circle([x, y], 14),
      radial(brush, [x - 4, y - 5], 18, ['#ffd0c8', color, mix(color, '#3a0505', 0.5)]),
      {
        width: 2,
      },
    );
  }
});

/** Particle clathrate: something in a cage. */
const prtacl = inBubble('PRTACL', (brush, color) => {
  brush.strokeStyle = color;
  brush.lineWidth = 3.6;
  for (const turn of [0, 1, 2]) {
    brush.save();
    brush.rotate((turn / 3) * Math.PI);
    brush.beginPath();
    brush.ellipse(0, 0, 27, 10, 0, 0, 2 * Math.PI);
    brush.stroke();
    brush.restore();
  }
  fillShape(brush, circle([0, 0], 7), '#ffffff');
});

/** Power cell: a gold disc. */
const pwrsrc = inBubble('PWRSRC', (brush, color) => {
  plate(brush, circle([0, 0], 25), lit(brush, color), { width: 2.4 });
  plate(brush, new Path2D('M 4 -19 L -12 4 H -2 L -5 19 L 12 -5 H 1 Z'), '#3a2604', { width: 1 });
});

/** Radiation felt: a grey roll. */
const radabs = inBubble('RADABS', (brush, color) => {
  plate(brush, new Path2D('M -24 -8 H 12 V 18 H -24 Z'), lit(brush, color), { width: 2 });
  plate(brush, circle([12, 5], 14), mix(color, '#ffffff', 0.25), { width: 2 });
  brush.strokeStyle = mix(color, '#050812', 0.6);
  brush.lineWidth = 2.6;
  for (const radius of [9, 4.5]) brush.stroke(circle([12, 5], radius));
  brush.fillStyle = '#ffd447';
  brush.fillRect(-18, -8, 6, 26);
});

export const lightCargo = {
  SDU: sdu,
  AGEL: agel,
  CARBON: carbon,
  CRYSLAT: cryslat,
  ENRGSUB: enrgsub,
  FSTAB: fstab,
  HYG: hyg,
  IC3A: ic3a,
  LUMAN: luman,
  NITRO: nitro,
  POLYMER: polymer,
  PRTACL: prtacl,
  PWRSRC: pwrsrc,
  RADABS: radabs,
} as const satisfies Record<LightType, Drawing>;
