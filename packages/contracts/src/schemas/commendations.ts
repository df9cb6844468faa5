import { z } from 'zod';
import { gameId, timestamp } from './shared.ts';

/** Name of a commendation, unique among all games. */
export const commendationName = z.string();

/** A commendation of a player. */
export const earnedCommendation = z.object({
  name: commendationName,
  /** The first run that earned it and counts; what the player's runs together have earned is of the run that completed it. */
  runId: z.string(),
  /** When that run ended. */
  earnedAt: timestamp,
});

/** All commendations: those of each game, then those across games. */
export const commendationsAnswer = z.array(
  z.object({
    name: commendationName,
    /** Null for one across games. */
    gameId: gameId.nullable(),
    /**
     * Share of the players who have it, from 0 to 1: of those with at least one run of the game that counts, or of any game. At most five
     * minutes old.
     */
    share: z.number().min(0).max(1),
  }),
);

export type EarnedCommendation = z.infer<typeof earnedCommendation>;
export type CommendationsAnswer = z.infer<typeof commendationsAnswer>;
