import { useEffect } from 'react';

/** Name of the database in which the play page stores runs. */
const RUN_DATABASE = 'star-seekers';

/**
 * Submits finished runs that could not be sent from this device, once the player is signed in. Loads its code only if a game was
 * played here before.
 */
export function useUnsentRuns(userId: string | undefined): void {
  useEffect(() => {
    if (userId === undefined) return undefined;
    const send = () => void submitRuns(userId);
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId]);
}

async function submitRuns(userId: string): Promise<void> {
  // Some browsers do not list databases; there only the play page submits runs.
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? [];
  if (!databases.some(({ name }) => name === RUN_DATABASE)) return;
  // Offline the code may fail to load; the runs stay stored.
  const runs = await import('../features/play/runs.ts').catch(() => undefined);
  await runs?.resumeUnsentRuns(userId);
}
