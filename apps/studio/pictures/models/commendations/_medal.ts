import { type Finish, Kit } from '../../kit/kit.ts';
import { plate } from '../../kit/shapes/plate.ts';
import type { Vec2 } from '../../kit/vector.ts';
import { type Picture, mergeShots } from '../../stage/picture.ts';
import { sculpture } from '../../stage/sculpture.ts';
import { Press, circle, starOutline } from './_press.ts';

const PIXELS = 208;
const SAMPLES = 10;

const METALS = {
  iron: { colour: '#5d6671', metal: 0.85, rough: 0.45, plating: 0.35 },
  silver: { colour: '#dfe5ec', metal: 1, rough: 0.22, plating: 0.1 },
  gold: { colour: '#e0a33c', metal: 1, rough: 0.24, plating: 0.1 },
} as const satisfies Record<string, Finish>;

/** The emblem stands out from the field, whatever the metal: its top is polished. */
const POLISHED = {
  iron: { ...METALS.iron, colour: '#7a838e', rough: 0.5, plating: 0 },
  silver: { ...METALS.silver, colour: '#f4f7fa', plating: 0 },
  gold: { ...METALS.gold, colour: '#ffcf6a', plating: 0 },
} as const satisfies Record<keyof typeof METALS, Finish>;

/** Outlines of the medals, anticlockwise: one for each game and one across games. */
const BLANKS = {
  shield: [
    [-1.18, 0.1],
    [-0.86, -0.72],
    [0, -1.32],
    [0.86, -0.72],
    [1.18, 0.1],
    [1.1, 1.12],
    [-1.1, 1.12],
  ],
  hexagon: regular(6, 1.34, 0),
  tile: cut(1.12, 0.3),
  roundel: circle(0, 0, 1.25, 48),
  arch: [
    [-1.05, -1.2],
    [1.05, -1.2],
    [1.05, 0.2],
    ...Array.from({ length: 17 }, (_, step): Vec2 => {
      const angle = (step / 16) * Math.PI;
      return [Math.cos(angle) * 1.05, 0.2 + Math.sin(angle) * 1.05];
    }).slice(1, -1),
    [-1.05, 0.2],
  ],
  octagon: regular(8, 1.3, 0.5),
  sun: starOutline(0, 0, 16, 1.36, 1.2),
} as const satisfies Record<string, readonly Vec2[]>;

/** What the medals of a game share. */
export interface Blank {
  readonly outline: keyof typeof BLANKS;
  /** Colour of the enamel. */
  readonly enamel: string;
}

type Emblem = (press: Press) => unknown;

/** The medals of a game: one shot for each, by its name. */
export function medals(
  blank: Blank,
  emblems: Readonly<Record<string, readonly [material: keyof typeof METALS, emblem: Emblem]>>,
): Picture {
  return mergeShots(
    ...Object.entries(emblems).map(([name, [material, emblem]], index) =>
      sculpture(
        () => ({
          kit: medal(blank, material, emblem, index),
          look: 'player',
          material: { scale: 0.5, grime: 0.25, wear: 0.7, lights: 0, clearcoat: 0.4 },
          radius: 1.9,
          half: 1.5,
        }),
        {
          [name]: {
            finish: 'prop',
            pixels: PIXELS,
            samples: SAMPLES,
            turn: [-0.14, 0, 0.1],
            develop: { bloom: 0.4, exposure: 1, contrast: 1.15 },
          },
        },
      ),
    ),
  );
}

function medal({ outline, enamel }: Blank, material: keyof typeof METALS, emblem: Emblem, seed: number): Kit {
  const kit = new Kit(700 + seed);
  const edge = BLANKS[outline].map(([x, y]): Vec2 => [x, -y]);
  const inset = (share: number) => edge.map(([x, z]): Vec2 => [x * share, z * share]);
  kit.add(plate(edge, 0.34, 0.08, { holes: [inset(0.84)] }), METALS[material], { at: [0, 0.06, 0] });
  kit.add(plate(inset(0.86), 0.2, 0.02), { colour: enamel, metal: 0.1, rough: 0.3, plating: 0, unworn: true });
  emblem(new Press(kit, POLISHED[material]));
  return kit;
}

function regular(corners: number, radius: number, turn: number): Vec2[] {
  return Array.from({ length: corners }, (_, index): Vec2 => {
    const angle = ((index + turn) / corners) * Math.PI * 2;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

/** A square with cut corners. */
function cut(half: number, corner: number): Vec2[] {
  const inner = half - corner;
  return [
    [-half, inner],
    [-half, -inner],
    [-inner, -half],
    [inner, -half],
    [half, -inner],
    [half, inner],
    [inner, half],
    [-inner, half],
  ];
}
