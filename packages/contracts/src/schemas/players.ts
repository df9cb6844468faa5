import { z } from 'zod';
import { RANK_TITLES } from '../domain/rank.ts';
import { earnedCommendation } from './commendations.ts';
import { breakdownEntry } from './runs.ts';
import { count, publicPlayer } from './shared.ts';

export const playerParams = z.object({
  username: z
    .string()
    .max(64)
    .regex(/^\P{C}*$/u, 'must be printable'),
});

/** A player's public profile. */
export const playerCard = publicPlayer.extend({
  rankTitle: z.enum(RANK_TITLES.map(({ title }) => title)),
  totalPoints: count,
  gamesPlayed: count,
  /** The games in which the player has at least one verified run, with the run that reached the best score. */
  games: z.array(breakdownEntry.extend({ bestRunId: z.string().nullable() })),
  /** The latest first. */
  commendations: z.array(earnedCommendation),
});

export type PlayerCard = z.infer<typeof playerCard>;
