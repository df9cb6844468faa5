import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { keptRun as KeptRunSchema } from './kept-run-schema.ts';
import type { KeptRun } from './kept-run.ts';

/** Where runs are kept on this device. No method rejects: a store that fails is replaced by memory. */
export interface RunStore {
  /** Keeps a run, in place of what was kept of it before. */
  put(run: KeptRun): Promise<void>;
  remove(userId: string, runId: string): Promise<void>;
  /** Everything kept for one player, and nothing of anybody else. */
  ofUser(userId: string): Promise<readonly KeptRun[]>;
}

const STORE = 'runs';

interface RunDatabase extends DBSchema {
  [STORE]: {
    key: [userId: string, runId: string];
    /** Whatever an older version, another tab or a curious person left there: parsed before it is used. */
    value: unknown;
    indexes: { userId: string };
  };
}

/** Keeps runs in IndexedDB, so that they outlive the page; in memory where the browser refuses that. */
export function createRunStore(databaseName = 'star-seekers'): RunStore {
  const memory = createMemoryRunStore();
  let opening: Promise<IDBPDatabase<RunDatabase>> | undefined;
  const database = () => (opening ??= openRunDatabase(databaseName));

  return {
    async put(run) {
      try {
        const writing = (await database()).transaction(STORE, 'readwrite');
        void writing.store.put(run);
        // Now, not when the page hears that it was put: a page that is being left hears nothing more, and what is open is undone.
        writing.commit();
        await writing.done;
        await memory.remove(run.userId, run.runId);
      } catch {
        await memory.put(run);
      }
    },

    async remove(userId, runId) {
      await memory.remove(userId, runId);
      await database()
        .then((db) => db.delete(STORE, [userId, runId]))
        .catch(() => undefined);
    },

    async ofUser(userId) {
      const inMemory = await memory.ofUser(userId);
      const newer = new Set(inMemory.map(({ runId }) => runId));
      const stored = await database()
        .then((db) => readValid(db, userId))
        .catch(() => []);
      return [...inMemory, ...stored.filter(({ runId }) => !newer.has(runId))];
    },
  };
}

/** Keeps runs for as long as the page lives. */
export function createMemoryRunStore(): RunStore {
  const runs = new Map<string, KeptRun>();
  const key = (userId: string, runId: string) => JSON.stringify([userId, runId]);
  return {
    async put(run) {
      runs.set(key(run.userId, run.runId), run);
    },
    async remove(userId, runId) {
      runs.delete(key(userId, runId));
    },
    async ofUser(userId) {
      return [...runs.values()].filter((run) => run.userId === userId);
    },
  };
}

async function openRunDatabase(name: string): Promise<IDBPDatabase<RunDatabase>> {
  return openDB<RunDatabase>(name, 1, {
    upgrade(db) {
      db.createObjectStore(STORE, { keyPath: ['userId', 'runId'] }).createIndex('userId', 'userId');
    },
    // A newer page wants to change the layout: it must not wait for this one.
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
    },
  });
}

/** The player's records; one that is not of our making is dropped for good. */
async function readValid(db: IDBPDatabase<RunDatabase>, userId: string): Promise<KeptRun[]> {
  const records = await db.getAllFromIndex(STORE, 'userId', userId);
  if (records.length === 0) return [];
  // Schemas take a slow phone a tenth of a second: a player without kept runs does without.
  const { keptRun } = await import('./kept-run-schema.ts');
  const parsed = records.map((record) => keptRun.safeParse(record));
  // Reading alone waits for no other tab; only what has to go needs to write.
  if (!parsed.every(({ success }) => success)) await dropInvalid(db, userId, keptRun);
  return parsed.flatMap(({ data }) => data ?? []);
}

async function dropInvalid(
  db: IDBPDatabase<RunDatabase>,
  userId: string,
  keptRun: typeof KeptRunSchema,
): Promise<void> {
  const transaction = db.transaction(STORE, 'readwrite');
  for await (const cursor of transaction.store.index('userId').iterate(userId)) {
    if (!keptRun.safeParse(cursor.value).success) await cursor.delete();
  }
  await transaction.done;
}
