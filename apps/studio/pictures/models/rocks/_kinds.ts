import type { RockKind } from './_rock.ts';

/** The three rocks of the Arena: dusty stone, ore with gold veins, and ice with bright cracks. */
export const ROCKS = {
  stone: { base: '#6b5d52', edge: '#a08c78', hollow: '#2e2824' },
  ore: {
    base: '#4a4542',
    edge: '#80786e',
    hollow: '#1f1c1b',
    vein: { colour: '#e09a2a', glint: '#ffc860', from: 0.72, metal: 0.9, glow: 0.5, rough: 0.36 },
  },
  ice: {
    base: '#5b7897',
    edge: '#bcd4e8',
    hollow: '#1e3350',
    vein: { colour: '#7fd8ff', glint: '#d4f6ff', from: 0.6, metal: 0, glow: 1.1, rough: 0.2 },
    clearcoat: 0.6,
  },
} as const satisfies Record<string, RockKind>;
