import type { Finish } from '../../kit/kit.ts';

/** Metals of relics and devices. */
export const METALS = {
  brass: { colour: '#b8863a', metal: 1, rough: 0.28, plating: 0.2 },
  copper: { colour: '#b8623a', metal: 1, rough: 0.32, plating: 0.2 },
  silver: { colour: '#d4dae2', metal: 1, rough: 0.22, plating: 0.12 },
  steel: { colour: '#8f9aa6', metal: 0.9, rough: 0.34, plating: 0.5 },
  iron: { colour: '#4c4f58', metal: 0.85, rough: 0.42, plating: 0.5 },
  dark: { colour: '#161b26', metal: 0.5, rough: 0.5, plating: 0.5 },
  ash: { colour: '#b07c44', metal: 0, rough: 0.55, plating: 0.25, unworn: true },
  leather: { colour: '#5a2418', metal: 0, rough: 0.7, plating: 0.4, unworn: true },
} as const satisfies Record<string, Finish>;
