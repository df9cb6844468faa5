import type { SubmitScoreBody } from '@star-seekers/contracts';
import { sha256 } from '../../platform/sha256.ts';

/** A player's claim about a finished run. */
export interface Claim {
  readonly score: number;
  readonly points: number;
  /** Identifies the claim, for idempotency. */
  readonly hash: string;
  /** Time of arrival in epoch milliseconds. */
  readonly at: number;
}

export function claimOf({ gameId, score, points }: SubmitScoreBody, at: number): Claim {
  return { score, points, hash: sha256(JSON.stringify([gameId, score, points])), at };
}
