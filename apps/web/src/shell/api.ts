import { createClient } from '@star-seekers/contracts/client';
import { toast } from '../ui/toast.ts';
import { describeError } from './describe-error.ts';
import { noteServerTime } from './server-clock.ts';
import { readUser, writeUser } from './user-cache.ts';

/** A player rather waits than reads that the hub is being updated. */
const PATIENCE_MS = 10_000;

/** Client of all endpoints. A response without a session, or for a barred player, signs the player out here too. */
export const api = createClient({
  fetch: async (input, init) => {
    const response = await fetch(input, init);
    noteServerTime(response);
    return response;
  },
  patienceMs: PATIENCE_MS,
  onError: (error) => {
    const barred = error.code === 'auth/barred';
    if (barred && readUser()) toast({ kind: 'error', title: describeError(error) });
    if (barred || error.code === 'auth/required') writeUser(null);
  },
});
