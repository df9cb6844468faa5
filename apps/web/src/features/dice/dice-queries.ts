import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shell/api.ts';
import { queryKeys } from '../../shell/query-keys.ts';

/** Dice cooldown, by the server's clock. */
export const cooldownQuery = queryOptions({
  queryKey: queryKeys.dice.cooldown,
  queryFn: ({ signal }) => api('diceCooldown', {}, { signal }),
});

/** The hash of the server seed of the next roll. */
export const seedQuery = queryOptions({
  queryKey: queryKeys.dice.seed,
  queryFn: ({ signal }) => api('diceSeed', {}, { signal }),
});

/** The latest rolls, newest first. */
export const rollsQuery = queryOptions({
  queryKey: queryKeys.dice.rolls,
  queryFn: ({ signal }) => api('diceRolls', {}, { signal }),
});
