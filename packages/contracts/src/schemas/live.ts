import { z } from 'zod';
import { runSetup } from './runs.ts';
import { count, faction, gameId, idParameter, timestamp } from './shared.ts';
import { chunk, joinedParts } from './stream.ts';

/** A run that is being played, by a player who lets others watch. */
export const liveRun = z.object({
  /** By which it is watched. It is not the id of the run. */
  id: z.string(),
  gameId,
  username: z.string(),
  faction,
  startedAt: timestamp,
});

export const liveRunsAnswer = z.array(liveRun);

export const liveParams = z.object({ id: idParameter });

const place = chunk.pick({ kind: true, toTick: true });

/** A part of a run: its command log since the last part. */
export const livePlay = place.extend({ log: z.string() });

/** The score after a part of a run whose play is not shown. */
export const liveScore = place.extend({ score: count });

/** First event: the run, and all of it that is old enough. */
export const liveHead = liveRun.omit({ id: true }).extend({
  type: z.literal('head'),
  rulesVersion: z.int().min(1),
  /** Null in games of which only the score is shown until the run is closed: those that hide something, or pose a puzzle. */
  setup: runSetup.nullable(),
  /** Null when nothing is old enough. The `kind` tells whether the run is paused. */
  past: z.union([place.extend(joinedParts.shape), liveScore]).nullable(),
});

/** An event of `GET /api/live/{id}`. All but the last one say what happened 15 s ago (`domain/live.ts`). */
export const liveEvent = z.discriminatedUnion('type', [
  liveHead,
  livePlay.extend({ type: z.literal('play') }),
  liveScore.extend({ type: z.literal('score') }),
  /** Last event. `closed`: the run is over; `runId` finds its replay if it is on the boards. `stopped`: it may not be watched any more. */
  z.object({ type: z.literal('end'), reason: z.enum(['closed', 'stopped']), runId: z.string().nullable() }),
]);

export type LiveRunListing = z.infer<typeof liveRun>;
export type LiveHead = z.infer<typeof liveHead>;
export type LiveEvent = z.infer<typeof liveEvent>;
