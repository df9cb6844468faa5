import type { AtlasSpec, FrameSpec } from '../build/atlas-spec.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index).padStart(2, '0'));

/** Frames of a strip: `name-00`, `name-01`, … */
const frames = (
  name: string,
  model: string,
  prefix: string,
  count: number,
  width: number,
  pivot?: FrameSpec['pivot'],
): FrameSpec[] =>
  numbers(count).map((number) => ({
    frame: `${name}-${number}`,
    from: `effects/${model}@${prefix}${number}`,
    width,
    ...(pivot && { pivot }),
  }));

const single = (frame: string, model: string, shot: string, width: number): FrameSpec => ({
  frame,
  from: `effects/${model}@${shot}`,
  width,
});

const LOOK = { density: 2, quality: 76, background: 'backdrops/arena@far' } as const;

const thruster = (fleet: string) => frames(`thruster-${fleet}`, 'thruster', `${fleet}-`, 6, 20, [0.5, 0.03]);

/** Light effects of the action games; drawn additively, except for explosions and smoke. */
export const effects: AtlasSpec = {
  ...LOOK,
  name: 'effects',
  frames: [
    ...frames('explosion', 'explosion', 'fire-', 16, 96),
    ...thruster('player'),
    single('glow', 'glints', 'glow-00', 48),
    single('spark', 'glints', 'spark-00', 32),
    single('ring', 'glints', 'ring-00', 80),
    single('smoke', 'glints', 'smoke-00', 64),
    single('streak', 'glints', 'streak-00', 24),
  ],
};

/** Gates through which the enemies of Space Snake arrive. */
export const gates: AtlasSpec = {
  ...LOOK,
  name: 'gates',
  frames: (['mud', 'oni', 'ustur'] as const).flatMap((fleet) => frames(`gate-${fleet}`, 'gate', `${fleet}-`, 12, 60)),
};

/** Shots, flashes, the shield and engines of the Arena; the shots have a dark rim and are not additive. */
export const arenaEffects: AtlasSpec = {
  ...LOOK,
  quality: 70,
  name: 'arena-effects',
  frames: [
    ...frames('plasma', 'explosion', 'plasma-', 16, 60),
    ...(['mud', 'oni', 'ustur'] as const).flatMap(thruster),
    single('bullet-player', 'bullets', 'player-00', 14),
    single('bullet-15', 'bullets', 'slug-00', 20),
    single('bullet-20', 'bullets', 'dart-00', 24),
    single('bullet-25', 'bullets', 'needle-00', 22),
    single('bullet-30', 'bullets', 'orb-00', 34),
    ...frames('muzzle-player', 'muzzle', 'player-', 4, 32, [0.5, 0.97]),
    ...frames('muzzle-enemy', 'muzzle', 'enemy-', 4, 32, [0.5, 0.97]),
    single('shield', 'shield', 'calm-00', 100),
  ],
};
