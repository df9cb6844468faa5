import { createHash } from 'node:crypto';
import type { SubmitScoreBody } from '@star-seekers/contracts';

/** A player's claim about a finished run. */
export interface Claim {
  readonly score: number;
  readonly points: number;
  /** The packed command log. */
  readonly replay: string;
  /** Identifies the claim, for idempotency. */
  readonly hash: string;
  /** When it arrived, in epoch milliseconds. */
  readonly at: number;
}

export function claimOf({ gameId, score, points }: SubmitScoreBody, replay: string, at: number): Claim {
  const hash = createHash('sha256')
    .update(JSON.stringify([gameId, score, points, replay]))
    .digest('base64url');
  return { score, points, replay, hash, at };
}
