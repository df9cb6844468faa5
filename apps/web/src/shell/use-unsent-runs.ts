import { useEffect } from 'react';

/** The database that the play page keeps runs in. */
const RUN_DATABASE = 'star-seekers';

/**
 * Hands in what the player finished on this device and could not send, once they are signed in. The code for it is fetched only
 * where a game was played before.
 */
export function useUnsentRuns(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = () => void handIn(userId);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);
}

async function handIn(userId: string): Promise<void> {
  // A few browsers do not list databases; there the play page itself hands runs in.
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? [];
  if (!databases.some(({ name }) => name === RUN_DATABASE)) return;
  // Offline its code may be out of reach; the runs wait.
  const runs = await import('../features/play/runs.ts').catch(() => undefined);
  await runs?.resumeUnsentRuns(userId);
}
