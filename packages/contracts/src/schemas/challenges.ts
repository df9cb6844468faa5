import { z } from 'zod';
import { runSetup, uint32 } from './runs.ts';
import { count, gameId, idParameter, publicPlayer, timestamp } from './shared.ts';

export const challengeParams = z.object({ id: idParameter });

export const createChallengeBody = z.strictObject({
  /** A closed run of any player, or a duel, whose challenge is meant. */
  runId: idParameter,
});

export const createChallengeAnswer = z.object({ id: z.string() });

/** A result on the page of a challenge. Its recording is that of the run. */
const challengeResult = z.object({
  runId: z.string(),
  player: publicPlayer,
  score: count,
  /** Length in ticks of 1/60 s. */
  ticks: count,
  /** The same where it decides between equal scores, the fewer first; absent elsewhere, which ranks before any. */
  tieTicks: count.exactOptional(),
  finishedAt: timestamp,
});

/** A run that others play on its own course: with its setup, its secret and its pauses. */
export const challengeAnswer = z.object({
  id: z.string(),
  gameId,
  rulesVersion: z.int().min(1),
  /** Who made it. A deleted account has an anonymous name. */
  challenger: publicPlayer,
  createdAt: timestamp,
  /** When it is deleted with its duels, unless somebody plays before. */
  expiresAt: timestamp,
  /** `open`: it can be played. `voided`: an operator excluded its run. `rules`: its run was played by other rules than today's. */
  state: z.enum(['open', 'voided', 'rules']),
  /** The run that it is about. */
  run: challengeResult,
  /** The best duel of each player, the best first, 100 at most. */
  duels: z.array(challengeResult),
  /** What a duel is played with; null when it can't be. The pauses are in the recording of the run. */
  course: z.object({ setup: runSetup, secret: z.array(uint32).length(4) }).nullable(),
});

/** Longest recording of a duel, in characters: some times what a player can do in the longest run. */
const MAX_REPLAY = 240 * 1024;

export const submitDuelBody = z.strictObject({
  rulesVersion: z.int().min(1),
  /** The player's claim; the recording proves it. */
  score: count,
  /** Base64url of the deflated command log. */
  replay: z
    .string()
    .max(MAX_REPLAY)
    .regex(/^[\w-]+$/, 'must be base64url'),
});

export const submitDuelAnswer = z.object({
  score: count,
  /** Whether it is the player's best in this challenge; otherwise it is not kept. */
  isBest: z.boolean(),
  /** Run of the player's best duel. */
  runId: z.string(),
  /** Place of that among all results, the challenged run included. */
  place: z.int().min(1),
  /** Number of results. */
  of: z.int().min(1),
});

export type Challenge = z.infer<typeof challengeAnswer>;
export type ChallengeResult = z.infer<typeof challengeResult>;
export type SubmitDuelBody = z.infer<typeof submitDuelBody>;
export type SubmitDuelAnswer = z.infer<typeof submitDuelAnswer>;
