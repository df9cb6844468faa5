/** Colours of the art direction: a hull's paint, what shines on it and the two coloured lights at its edges. */
export interface HullPalette {
  readonly hull: string;
  readonly light: string;
  readonly dark: string;
  readonly accent: string;
  readonly accentWarm: string;
  readonly glow: string;
  /** Edge light from the port side. */
  readonly rimPort: string;
  /** Edge light from the starboard side. */
  readonly rimStarboard: string;
}

export const HULLS = {
  player: {
    hull: '#a9b2ba',
    light: '#eceef0',
    dark: '#2b3340',
    accent: '#d8321a',
    accentWarm: '#e8a02c',
    glow: '#3aa6ff',
    rimPort: '#ff7a3c',
    rimStarboard: '#5fb4ff',
  },
  mud: {
    hull: '#59616c',
    light: '#8d949c',
    dark: '#262b33',
    accent: '#c42413',
    accentWarm: '#f0a020',
    glow: '#ff5a30',
    rimPort: '#ff5a30',
    rimStarboard: '#ffb070',
  },
  oni: {
    hull: '#4a3688',
    light: '#8a6ae0',
    dark: '#150e2c',
    accent: '#c23cff',
    accentWarm: '#7a3cff',
    glow: '#25f5cf',
    rimPort: '#c23cff',
    rimStarboard: '#25f5cf',
  },
  ustur: {
    hull: '#b9ae96',
    light: '#ece3cb',
    dark: '#2a251f',
    accent: '#c08f3a',
    accentWarm: '#8a5f1c',
    glow: '#ffb52e',
    rimPort: '#ff9a2e',
    rimStarboard: '#6f9aff',
  },
} as const satisfies Record<string, HullPalette>;

export type Faction = Exclude<keyof typeof HULLS, 'player'>;

/** Glow under the player's ship in every game, and under nothing else. */
export const OWN_LIGHT = '#3ad0ff';

/** Glow under what is deadly to touch in every game, and under nothing else. */
export const DANGER_LIGHT = '#ff3a2e';

/** A colour in Phaser's notation, with a share of its light. */
export function shade(tint: number, light: number): number {
  const channel = (shift: number) => Math.round(((tint >> shift) & 0xff) * light) << shift;
  return channel(16) | channel(8) | channel(0);
}

/** Phaser's notation of a colour. */
export function toTint(color: string): number {
  return Number.parseInt(color.slice(1), 16);
}

/** Phaser's notation of several colours: what is drawn in every frame has them at hand. */
export function tintsOf<Key extends string>(colors: Readonly<Record<Key, string>>): Readonly<Record<Key, number>> {
  const names = Object.keys(colors) as Key[];
  return Object.fromEntries(names.map((name) => [name, toTint(colors[name])])) as Record<Key, number>;
}
