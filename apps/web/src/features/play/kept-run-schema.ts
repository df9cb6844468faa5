import { chunk, gameId, runSetup } from '@star-seekers/contracts';
import { z } from 'zod';

/** A run as this device keeps it: open (it can be resumed) or finished (it is still to be sent). */
export const keptRun = z.object({
  /** Whose run it is. It is never shown to, or sent for, another account (`P3.6`). */
  userId: z.string().min(1),
  runId: z.string().min(1),
  gameId,
  rulesVersion: z.int().min(1),
  setup: runSetup,
  /** Epoch milliseconds, the server's clock. */
  startedAt: z.int().nonnegative(),
  /** The lease under which this device plays, or played. */
  epoch: z.int().min(1),
  /** The last chunks of the run, which the server may not have. A record with chunks of an older shape is dropped: the server returns its run. */
  unsent: z.array(chunk),
  /** What the finished run claims; null while it is open. */
  claim: z.object({ score: z.int().nonnegative(), points: z.int().nonnegative() }).nullable(),
});
