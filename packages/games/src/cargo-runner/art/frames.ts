import { TICKS_PER_SECOND } from '@star-seekers/sim';
import { cargo } from '@star-seekers/art/cargo';
import { effects } from '@star-seekers/art/effects';
import { bracketMarker } from '@star-seekers/stage/picture/bracket.ts';
import { type Cutout, type FrameArt, cutout, cutoutStrip, pale } from '@star-seekers/stage/picture/frame-art.ts';
import { mix } from '@star-seekers/stage/picture/paint.ts';
import { risingFigure } from '@star-seekers/stage/picture/rising-figure.ts';
import { CARGO_TYPES, type CargoType, DELIVERY_POINTS, LARGE_CAPACITY_KILOS, SHAKEN_TICKS } from '../rules.ts';
import { DECKS } from './decks.ts';
import { alarmSign, beam, doubtSign, lostSign, padRing, pointer, sight } from './marks.ts';
import { STATION_COLOR } from './palette.ts';

/** The rendered pictures that the game loads. */
export const PICTURES: Readonly<Record<string, string>> = {
  cargo: cargo.url,
  effects: effects.url,
  ...Object.fromEntries(Object.entries(DECKS).map(([id, sheet]) => [`deck-${id}`, sheet.url])),
};

const pictures = {
  'lighter-0': cutout(cargo, 'lighter-0'),
  ghost: pale(cutout(cargo, 'lighter-0')),
  'lighter-1': cutout(cargo, 'lighter-1'),
  'lighter-2': cutout(cargo, 'lighter-2'),
  'lighter-3': cutout(cargo, 'lighter-3'),
  'lighter-heavy': cutout(cargo, 'lighter-heavy'),
  'drone-patrol': cutout(cargo, 'drone-patrol'),
  'drone-suspicious': cutout(cargo, 'drone-suspicious'),
  'drone-chase': cutout(cargo, 'drone-chase'),
  'drone-stunned': cutout(cargo, 'drone-stunned'),
  station: cutout(cargo, 'station'),
  doubt: doubtSign,
  alarm: alarmSign,
  lost: lostSign,
  pointer,
  padRing,
  beam,
  sight,
  bracket: bracketMarker,
  glow: cutout(effects, 'glow'),
  spark: cutout(effects, 'streak'),
  glint: cutout(effects, 'spark'),
  smoke: cutout(effects, 'smoke'),
  ring: cutout(effects, 'ring'),
  shaken: risingFigure(`+${SHAKEN_TICKS / TICKS_PER_SECOND} s`, {
    size: 76,
    color: mix(STATION_COLOR, '#ffffff', 0.35),
  }),
} as const satisfies Record<string, FrameArt>;

export type PictureName = keyof typeof pictures;

type StripName = 'explosion' | 'thruster-player';

/** The points are `+100` to `+300`, for up to three pieces of a delivery. */
export type FrameName = PictureName | CargoType | `${StripName}-${number}` | `points-${number}`;

/** Every frame of the atlas. */
export const FRAMES: ReadonlyMap<FrameName, FrameArt> = new Map<FrameName, FrameArt>([
  ...(Object.entries(pictures) as [PictureName, FrameArt][]),
  ...CARGO_TYPES.map((type): [FrameName, Cutout] => [type, cutout(cargo, type)]),
  ...cutoutStrip(effects, 'explosion'),
  ...cutoutStrip(effects, 'thruster-player'),
  ...Array.from({ length: LARGE_CAPACITY_KILOS }, (_, index): [FrameName, FrameArt] => [
    `points-${index + 1}`,
    risingFigure(`+${DELIVERY_POINTS * (index + 1)}`, { size: 76, color: mix(STATION_COLOR, '#ffffff', 0.35) }),
  ]),
]);

/** The frames of a strip in their order. */
export function stripOf(name: StripName): readonly FrameName[] {
  return cutoutStrip(effects, name).map(([frame]) => frame);
}
