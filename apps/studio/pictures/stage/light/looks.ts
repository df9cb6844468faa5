import { FLEETS } from '../../kit/palette.ts';

/** Light and environment shared by all models of a kind. */
export interface Look {
  readonly rims: readonly [warm: string, cold: string];
  readonly halo: string;
  readonly surroundings: readonly [ground: string, sky: string];
}

/** The looks of the fleets, and of models without a fleet. */
export const LOOKS = {
  ...FLEETS,
  rock: { rims: ['#ff8a4a', '#4f8fff'], halo: '#8fb0ff', surroundings: ['#0a0c14', '#30343e'] },
} as const satisfies Record<string, Look>;

export type LookName = keyof typeof LOOKS;
