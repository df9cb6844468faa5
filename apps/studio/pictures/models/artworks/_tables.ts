import { STANDING, upright } from '../../kit/eye.ts';
import { type Finish, Kit } from '../../kit/kit.ts';
import { FLEETS, finishesOf, glowing } from '../../kit/palette.ts';
import { box } from '../../kit/shapes/box.ts';
import { rod, torus } from '../../kit/shapes/lathe.ts';
import { plate } from '../../kit/shapes/plate.ts';
import { ball } from '../../kit/shapes/round.ts';
import type { Vec2, Vec3 } from '../../kit/vector.ts';
import type { Sculpture } from '../../stage/sculpture.ts';

const mud = finishesOf(FLEETS.mud);
const oni = finishesOf(FLEETS.oni);
const ustur = finishesOf(FLEETS.ustur);

const SQUARE: Vec2 = [-5.4, 2.6];
const CRESCENT: Vec2 = [0.4, -5];
const ROUND: Vec2 = [5.6, 3];

const tiles: readonly Finish[] = [
  { colour: '#4a2420', metal: 0.2, rough: 0.4, plating: 0.4 },
  { colour: '#2c2260', metal: 0.3, rough: 0.3, plating: 0.4 },
  { colour: '#b8aa88', metal: 0.1, rough: 0.3, plating: 0.4 },
];
const pale: Finish = { colour: '#7c8798', metal: 0.3, rough: 0.32, plating: 0.6 };

/** The hall of the peace: a square, a crescent and a round table, and the paper on its way between them. */
export function tables(): Sculpture {
  const kit = new Kit(613);
  floor(kit);
  square(kit);
  crescent(kit);
  round(kit);
  columns(kit);
  for (const [index, [x, z]] of [
    [-2.4, -1.1],
    [-1.2, 0.2],
    [0.2, 0.9],
    [1.6, 1.1],
    [3, 1.4],
  ].entries())
    kit.add(box(0.8, 0.1, 0.8, 0.03), glowing(index === 2 ? '#fff4d8' : '#8fe8ff', index === 2 ? 2.4 : 1.3), {
      at: [x, 0.1, z],
      turn: [0, 0.5, 0],
    });
  kit.add(
    box(1.5, 0.14, 2, 0.03),
    { colour: '#fff6e0', glow: 0.7, plating: 0, rough: 0.7 },
    { at: [0.2, 1.2, 0.9], turn: [0.1, 0.4, 0] },
  );
  for (let row = 0; row < 6; row++)
    kit.add(
      box(0.95, 0.16, 0.09, 0.01),
      { colour: '#3a3040', plating: 0 },
      { at: [0.2 + 0.05 * row - 0.1, 1.22, 0.35 + row * 0.22], turn: [0.1, 0.4, 0] },
    );
  kit.add(rod(0.03, 0.11, 1.7, 10, 0.01), ustur.gold, { at: [0.9, 1.6, 1.1], turn: [-0.5, 0.9, 0], order: 'YXZ' });
  return {
    kit,
    look: 'player',
    material: { scale: 0.2, asymmetric: true, lights: 0, grime: 0.3 },
    radius: 15,
    half: 12,
  };
}

/** The floor, with a colour for each table. */
function floor(kit: Kit): void {
  for (let row = -7; row <= 6; row++)
    for (let column = -8; column <= 7; column++) {
      const [x, z] = [column * 1.8 + 0.9, row * 1.8 + 0.9];
      const near = [SQUARE, CRESCENT, ROUND].map(([tx, tz]) => Math.hypot(x - tx, z - tz));
      const zone = near.indexOf(Math.min(...near));
      const light = (row + column) % 2 === 0;
      kit.add(box(1.72, 0.3, 1.72, 0.06), light ? tiles[zone] : zone === 2 ? ustur.dark : pale, { at: [x, -0.15, z] });
      if ((row * 3 + column * 5) % 7 === 0)
        kit.add(box(0.3, 0.1, 0.3, 0.03), glowing(['#ff7a30', '#25f5cf', '#ffb52e'][zone], 3), { at: [x, 0.03, z] });
    }
}

function square(kit: Kit): void {
  const [x, z] = SQUARE;
  kit.add(box(4.4, 0.5, 4.4, 0.14), mud.hull, { at: [x, 1.3, z] });
  kit.add(box(1.4, 0.12, 4.5, 0.03), mud.accent, { at: [x, 1.58, z] });
  for (const a of [-1.7, 1.7])
    for (const b of [-1.7, 1.7]) kit.add(box(0.6, 1.3, 0.6, 0.08), mud.dark, { at: [x + a, 0.6, z + b] });
  for (const side of [-1, 1])
    for (const along of [-1.2, 1.2]) {
      kit.add(box(1.1, 0.9, 1.1, 0.14), mud.accent, { at: [x + along, 0.5, z + side * 3] });
      kit.add(box(1.1, 0.9, 1.1, 0.14), mud.accent, { at: [x + side * 3, 0.5, z + along] });
    }
  kit.add(rod(0.3, 0.5, 0.8, 8), mud.metal, { at: [x, 1.9, z], turn: STANDING });
  kit.add(ball(0.4, 20), glowing('#ffb060', 7), { at: [x, 2.5, z] });
}

function crescent(kit: Kit): void {
  const [x, z] = CRESCENT;
  const arc = (radius: number, from: number, to: number): Vec2[] =>
    Array.from({ length: 13 }, (_, step) => {
      const angle = from + ((to - from) * step) / 12;
      return [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.8];
    });
  const outline = [
    ...arc(3.7, -0.35, Math.PI + 0.35),
    ...arc(2.4, Math.PI + 0.2, -0.2).map(([a, b]): Vec2 => [a, b - 0.3]),
  ];
  kit.add(plate(outline, 0.5, 0.12), oni.hull, { at: [x, 1.4, z] });
  kit.add(
    plate(
      outline.map(([a, b]): Vec2 => [a * 0.96, b * 0.96]),
      0.16,
      0.04,
    ),
    { ...oni.glow, glow: 0.9 },
    { at: [x, 1.62, z] },
  );
  kit.add(
    plate(
      outline.map(([a, b]): Vec2 => [a * 0.985, b * 0.985 + 0.02]),
      0.12,
      0.04,
    ),
    oni.light,
    { at: [x, 1.7, z], size: [0.98, 1, 0.96] },
  );
  for (let seat = 0; seat < 5; seat++) {
    const angle = 0.3 + (seat / 4) * (Math.PI - 0.6);
    const at: Vec3 = [x + Math.cos(angle) * 4.7, 0.6, z + Math.sin(angle) * 3.7];
    kit.add(ball(0.62, 20), oni.light, { at, size: [1, 0.8, 1] });
    for (const side of [-1, 1])
      kit.add(rod(0.02, 0.2, 1.3, 10, 0.01), oni.hull, {
        at: [at[0] + side * 0.4, 1.4, at[2]],
        turn: [Math.PI / 2, 0, side * 0.3],
      });
    kit.add(ball(0.2, 14), glowing(FLEETS.oni.glow, 5), { at: [at[0], 1.1, at[2]] });
  }
}

function round(kit: Kit): void {
  const [x, z] = ROUND;
  const profile: readonly Vec2[] = [
    [0, 1.6],
    [2.4, 1.6],
    [2.6, 1.45],
    [2.5, 1.2],
    [0.8, 1],
    [0.6, 0.3],
    [1.3, 0],
    [0, 0],
  ];
  kit.add(
    upright(profile, 48, 0.3),
    { colour: FLEETS.ustur.light, metal: 0.08, rough: 0.3, plating: 0.5 },
    { at: [x, 0, z], turn: STANDING },
  );
  for (const r of [2.1, 1.2]) kit.add(torus(r, 0.09, 48, 8), ustur.gold, { at: [x, 1.62, z], turn: STANDING });
  kit.add(ball(0.45, 24), glowing('#ffcf60', 8), { at: [x, 1.8, z], size: [1, 0.5, 1] });
  kit.ring(8, (angle) => {
    const at: Vec3 = [x + Math.sin(angle) * 3.5, 0.6, z + Math.cos(angle) * 3.5];
    kit.add(box(0.8, 1.1, 0.8, 0.1, { top: [0.7, 0.7] }), ustur.light, { at, turn: [0, angle, 0] });
    kit.add(box(0.4, 0.12, 0.4, 0.03), ustur.gold, { at: [at[0], 1.2, at[2]], turn: [0, angle, 0] });
  });
}

/** Cloths on the columns, lit from behind, each with the sign of its power. */
const CLOTHS: readonly {
  readonly cloth: string;
  readonly sign: string;
  readonly draw: readonly (readonly Vec2[])[];
}[] = [
  {
    cloth: '#c42413',
    sign: '#ffb060',
    draw: [-0.75, 0, 0.75].map((z): Vec2[] => [
      [-0.6, z + 0.3],
      [0, z - 0.15],
      [0.6, z + 0.3],
      [0.6, z],
      [0, z - 0.45],
      [-0.6, z],
    ]),
  },
  {
    cloth: '#5a32b8',
    sign: '#25f5cf',
    draw: [-1, 1].map((side): Vec2[] => [
      [0.1 * side, 1],
      [0.68 * side, 0.35],
      [0.58 * side, -1.15],
      [0.4 * side, -0.05],
      [0.08 * side, 0.45],
    ]),
  },
  {
    cloth: '#b07a20',
    sign: '#ffe2a0',
    draw: Array.from({ length: 8 }, (_, ray): Vec2[] => {
      const turned = (reach: number, angle: number): Vec2 => [
        Math.sin((ray * Math.PI) / 4 + angle) * reach,
        -Math.cos((ray * Math.PI) / 4 + angle) * reach,
      ];
      return [turned(0.85, 0), turned(0.5, 0.3), turned(0.3, 0), turned(0.5, -0.3)];
    }),
  },
];

function columns(kit: Kit): void {
  for (const [index, x] of [-12, -7.2, -2.4, 2.4, 7.2, 12].entries()) {
    kit.add(rod(0.75, 0.6, 9, 12, 0.1), pale, { at: [x, 4.4, -11.6], turn: STANDING });
    kit.add(box(2.2, 0.8, 2.2, 0.2), pale, { at: [x, 0.4, -11.6] });
    kit.add(box(2, 0.7, 2, 0.2), ustur.gold, { at: [x, 8.8, -11.6] });
    const { cloth, sign, draw } = CLOTHS[index % CLOTHS.length];
    kit.add(box(1.9, 4.7, 0.16, 0.05), { ...ustur.gold, glow: 0.25 }, { at: [x, 5.3, -10.62] });
    kit.add(
      box(1.66, 4.46, 0.18, 0.05),
      { colour: cloth, metal: 0, rough: 0.7, plating: 0.3, glow: 0.42, unworn: true },
      { at: [x, 5.3, -10.58] },
    );
    for (const outline of draw)
      kit.add(plate(outline, 0.12, 0.03), glowing(sign, 2.2), { at: [x, 5.6, -10.46], turn: [Math.PI / 2, 0, 0] });
  }
}
