import { arenaEffects } from '@star-seekers/art/arena-effects';
import { arenaWorlds } from '@star-seekers/art/arena-worlds';
import { effects } from '@star-seekers/art/effects';
import { shooter } from '@star-seekers/art/shooter';
import { stills } from '@star-seekers/art/stills';
import type { Drawing } from '@star-seekers/stage/picture/drawing.ts';
import { type FrameArt, cutout, cutoutStrip, pale } from '@star-seekers/stage/picture/frame-art.ts';
import { disc, fade, fillAcross, radial } from '@star-seekers/stage/picture/paint.ts';
import { risingFigure } from '@star-seekers/stage/picture/rising-figure.ts';
import {
  BIG_KINDS,
  BOSS,
  CHAIN,
  ENEMIES,
  ENEMY_KINDS,
  FORMATION_BONUS,
  type PowerUpKind,
  ROCK,
  ROCK_KINDS,
  type RockKind,
  chainBonus,
} from '../rules.ts';
import type { BulletKind } from '../simulation/state.ts';
import { cracks } from './cracks.ts';

/** A thin line of light from its top to its bottom, to be stretched along an aim. White: the scene tints it. */
const aimLine: Drawing = {
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
const beamColumn: Drawing = {
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
const starDot: Drawing = {
  size: 8,
  draw(brush) {
    brush.fillStyle = radial(brush, [0, 0], 50, ['#ffffff', 'rgb(255 255 255 / 60%)', 'rgb(255 255 255 / 0)']);
    disc(brush, [0, 0], 50);
  },
};

/** A short piece of a bar, to be stretched. */
const barPiece: Drawing = {
  size: 16,
  draw(brush) {
    brush.fillStyle = '#ffffff';
    brush.fillRect(-50, -50, 100, 100);
  },
};

/** The far nebula behind everything. */
export const SKY = stills['backdrops/arena'].webp;

/** The rendered pictures that the game loads. */
export const PICTURES = {
  shooter: shooter.url,
  effects: effects.url,
  'arena-effects': arenaEffects.url,
  'arena-worlds': arenaWorlds.url,
  arena: SKY,
} as const;

/** Pictures with a fixed name. */
const pictures = {
  player: cutout(shooter, 'player'),
  ghost: pale(cutout(shooter, 'player')),
  'player-left': cutout(shooter, 'player-left'),
  'player-right': cutout(shooter, 'player-right'),
  e1: cutout(shooter, 'e1'),
  e2: cutout(shooter, 'e2'),
  e3: cutout(shooter, 'e3'),
  e4: cutout(shooter, 'e4'),
  e5: cutout(shooter, 'e5'),
  e6: cutout(shooter, 'e6'),
  c8: cutout(shooter, 'c8'),
  c9: cutout(shooter, 'c9'),
  'c10-ring': cutout(shooter, 'c10-ring'),
  'c10-open': cutout(shooter, 'c10-open'),
  'c10-shut': cutout(shooter, 'c10-shut'),
  'c11-open': cutout(shooter, 'c11-open'),
  'c11-shut': cutout(shooter, 'c11-shut'),
  'c11-turret': cutout(shooter, 'c11-turret'),
  a1: cutout(shooter, 'a1'),
  a2: cutout(shooter, 'a2'),
  a3: cutout(shooter, 'a3'),
  extraLife: cutout(shooter, 'extra-life'),
  missiles: cutout(shooter, 'missiles'),
  doubleShot: cutout(shooter, 'double-shot'),
  shot: cutout(arenaEffects, 'bullet-player'),
  missile: cutout(shooter, 'missile'),
  slug: cutout(arenaEffects, 'bullet-15'),
  thorn: cutout(arenaEffects, 'bullet-20'),
  lance: cutout(arenaEffects, 'bullet-25'),
  facet: cutout(arenaEffects, 'bullet-25'),
  orb: cutout(arenaEffects, 'bullet-30'),
  shield: cutout(arenaEffects, 'shield'),
  'onnu-mere': cutout(arenaWorlds, 'onnu-mere'),
  kiln: cutout(arenaWorlds, 'kiln'),
  'big-amber': cutout(arenaWorlds, 'big-amber'),
  glow: cutout(effects, 'glow'),
  spark: cutout(effects, 'streak'),
  glint: cutout(effects, 'spark'),
  smoke: cutout(effects, 'smoke'),
  ring: cutout(effects, 'ring'),
  aim: aimLine,
  beam: beamColumn,
  star: starDot,
  bar: barPiece,
} as const satisfies Record<string, FrameArt> & Record<BulletKind | PowerUpKind, FrameArt>;

export type PictureName = keyof typeof pictures;

const STRIPS = [
  'explosion',
  'plasma',
  'thruster-player',
  'thruster-mud',
  'thruster-oni',
  'thruster-ustur',
  'muzzle-player',
] as const;

type StripName = (typeof STRIPS)[number];

export type FrameName =
  | PictureName
  | `${StripName}-${number}`
  | `${RockKind}-debris-${number}`
  | `cracks-${number}`
  | `points-${number}`;

/** Every number of points that can rise from something destroyed. */
const POINT_VALUES: readonly number[] = [
  ...new Set([
    ...ENEMY_KINDS.map((kind) => ENEMIES[kind].points),
    ROCK.points,
    BOSS.points,
    FORMATION_BONUS,
    ...Array.from({ length: CHAIN.most / CHAIN.perLink }, (_, link) => chainBonus(link + 2)),
  ]),
];
const LARGE_POINTS = Math.min(...BIG_KINDS.map((kind) => ENEMIES[kind].points));

/** Every frame of the atlas. */
export const FRAMES: ReadonlyMap<FrameName, FrameArt> = new Map<FrameName, FrameArt>([
  ...(Object.entries(pictures) as [PictureName, FrameArt][]),
  ...STRIPS.flatMap((name): readonly [`${StripName}-${number}`, FrameArt][] => {
    const inEffects = name === 'explosion' || name === 'thruster-player';
    return inEffects ? cutoutStrip(effects, name) : cutoutStrip(arenaEffects, name);
  }),
  ...ROCK_KINDS.flatMap((kind) =>
    ([1, 2, 3] as const).map((piece): [FrameName, FrameArt] => [
      `${kind}-debris-${piece}`,
      cutout(shooter, `${kind}-debris-${piece}`),
    ]),
  ),
  ...[1, 2].map((level): [FrameName, FrameArt] => [`cracks-${level}`, cracks(level)]),
  ...POINT_VALUES.map((points): [FrameName, FrameArt] => [
    `points-${points}`,
    points >= LARGE_POINTS
      ? risingFigure(`+${points}`, { size: 66, color: '#ffe08a' })
      : risingFigure(`+${points}`, { size: 48, color: '#eaf0fd' }),
  ]),
]);

/** The frames of a strip in their order. */
export function stripOf(name: StripName): readonly FrameName[] {
  return [...FRAMES.keys()].filter(
    (frame) => frame.startsWith(`${name}-`) && /^\d+$/u.test(frame.slice(name.length + 1)),
  );
}
