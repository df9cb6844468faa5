import type { Finish } from './kit.ts';

export type Faction = 'player' | 'mud' | 'oni' | 'ustur';

/** Colours of a fleet. Rims are the coloured lights from behind; the halo separates a small sprite from its background. */
export interface FleetColours {
  readonly hull: string;
  readonly light: string;
  readonly dark: string;
  readonly mech: string;
  readonly metal: string;
  readonly accent: string;
  readonly accentWarm: string;
  readonly glow: string;
  readonly core: string;
  readonly glass: string;
  readonly rims: readonly [string, string];
  readonly halo: string;
  /** Ground and sky of the reflected environment. */
  readonly surroundings: readonly [string, string];
}

export const FLEETS: Readonly<Record<Faction, FleetColours>> = {
  player: {
    hull: '#7f8993',
    light: '#c3c5c2',
    dark: '#2b3340',
    mech: '#191d24',
    metal: '#b4bcc6',
    accent: '#c9300f',
    accentWarm: '#d8901c',
    glow: '#3aa6ff',
    core: '#bfe8ff',
    glass: '#0b3f66',
    rims: ['#ff7a3c', '#5fb4ff'],
    halo: '#4fb8ff',
    surroundings: ['#0a1020', '#3a4a66'],
  },
  mud: {
    hull: '#666e79',
    light: '#a3a8ae',
    dark: '#262b33',
    mech: '#181b20',
    metal: '#a7adb5',
    accent: '#c42413',
    accentWarm: '#f0a020',
    glow: '#ff7a30',
    core: '#ffd2a0',
    glass: '#0a1a26',
    rims: ['#ff5a30', '#ffb070'],
    halo: '#ff4a2a',
    surroundings: ['#120c0c', '#4a4a52'],
  },
  oni: {
    hull: '#4a3688',
    light: '#8a6ae0',
    dark: '#0a0814',
    mech: '#0d0a16',
    metal: '#6c5fa0',
    accent: '#c23cff',
    accentWarm: '#1fe0c0',
    glow: '#25f5cf',
    core: '#b6fff0',
    glass: '#08201e',
    rims: ['#c23cff', '#25f5cf'],
    halo: '#25f5cf',
    surroundings: ['#0d0820', '#2a3060'],
  },
  ustur: {
    hull: '#8f8878',
    light: '#c9c2b0',
    dark: '#1d2026',
    mech: '#111317',
    metal: '#c08f3a',
    accent: '#c08f3a',
    accentWarm: '#ffdf8a',
    glow: '#ffb52e',
    core: '#fff0c0',
    glass: '#1a1206',
    rims: ['#ff9a2e', '#6f9aff'],
    halo: '#ffb52e',
    surroundings: ['#14110a', '#585662'],
  },
};

/** The finishes of a fleet's parts. */
export function finishesOf(colours: FleetColours) {
  return {
    hull: { colour: colours.hull, metal: 0.25, rough: 0.48 },
    light: { colour: colours.light, metal: 0.1, rough: 0.42 },
    dark: { colour: colours.dark, metal: 0.5, rough: 0.5, plating: 0.9, unpainted: true },
    mech: { colour: colours.mech, metal: 0.85, rough: 0.42, plating: 0.6, unpainted: true },
    metal: { colour: colours.metal, metal: 1, rough: 0.3, plating: 0.3, unpainted: true },
    accent: { colour: colours.accent, metal: 0.15, rough: 0.42, plating: 0.7, unpainted: true },
    accentWarm: { colour: colours.accentWarm, metal: 0.15, rough: 0.45, plating: 0.6, unpainted: true },
    glass: { colour: colours.glass, metal: 0, rough: 0.06, plating: 0, unworn: true, unpainted: true },
    gold: { colour: '#c08f3a', metal: 1, rough: 0.28, plating: 0.15, unpainted: true },
    soft: glowing(colours.glow, 3),
    glow: glowing(colours.glow, 9),
    core: glowing(colours.core, 14),
  } as const satisfies Record<string, Finish>;
}

export type Finishes = Readonly<Record<keyof ReturnType<typeof finishesOf>, Finish>>;

/** The finish of a light: 3 is a lamp, 9 a nozzle, 14 its core. */
export function glowing(colour: string, glow: number): Finish {
  return { colour, glow, plating: 0, unworn: true, unpainted: true };
}
