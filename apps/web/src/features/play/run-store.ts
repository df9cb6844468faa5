import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { keptRun as KeptRunSchema } from './kept-run-schema.ts';
import type { KeptRun } from './kept-run.ts';

/** Where runs are stored on this device. No method rejects, and none waits longer than {@link StorePatience} says. */
export interface RunStore {
  /** Stores a run, in place of what was stored of it before. @returns whether it outlives the page */
  put(run: KeptRun): Promise<boolean>;
  remove(userId: string, runId: string): Promise<void>;
  /** Everything stored for one player, and nothing of anybody else. */
  ofUser(userId: string): Promise<readonly KeptRun[]>;
}

/** For how long the store waits for the database, in milliseconds. */
export interface StorePatience {
  /** A run that was just paid for waits so long for its first record, and a chunk before it is sent. */
  readonly write: number;
  /** Longer: what is not read in time is missing from a run that goes on. */
  readonly read: number;
  /** Instead of the others, once the database has failed to answer, until it answers again. */
  readonly again: number;
  /** A connection that does not answer is replaced after so long. */
  readonly reopen: number;
}

const PATIENCE: StorePatience = { write: 2000, read: 5000, again: 200, reopen: 10_000 };

const STORE = 'runs';

type RecordKey = [userId: string, runId: string];

interface RunDatabase extends DBSchema {
  [STORE]: {
    key: RecordKey;
    /** Whatever an older version, another tab or a curious person left there: parsed before it is used. */
    value: unknown;
    indexes: { userId: string };
  };
}

/** What the database does not have yet. */
interface Change {
  readonly key: RecordKey;
  /** Null removes it. */
  readonly run: KeptRun | null;
}

/**
 * Stores runs in IndexedDB, so that they outlive the page. Browsers refuse it, lose it, delete it under a page, and some never answer:
 * every change therefore stays in memory until the database has it, and the next write opens a lost connection again.
 */
export function createRunStore(databaseName = 'star-seekers', patience = PATIENCE): RunStore {
  const changes = new Map<string, Change>();
  let connection: Connection | undefined;
  let isAnswering = true;

  const connect = (): Connection => {
    const drop = () => {
      if (connection === opened) connection = undefined;
      // After what was asked of it, if it ever does that.
      opened.database.then((database) => database.close()).catch(() => undefined);
    };
    const opened = { database: openRunDatabase(databaseName, drop), openedAt: performance.now(), drop };
    return opened;
  };

  /** @returns undefined if the database fails or takes longer; what was begun then goes on */
  const attempt = async <Result>(
    limitMs: number,
    work: (database: IDBPDatabase<RunDatabase>) => Promise<Result>,
  ): Promise<Result | undefined> => {
    const { database, openedAt, drop } = (connection ??= connect());
    const working = database.then(work).then((result) => {
      isAnswering = true;
      return { result };
    });
    working.catch(drop);
    const done = await within(isAnswering ? limitMs : patience.again, working);
    if (done) return done.result;
    isAnswering = false;
    if (performance.now() - openedAt >= patience.reopen) drop();
    return undefined;
  };

  /** Writes everything that the database does not have. @returns whether it has it now */
  const write = async (): Promise<boolean> => {
    const isWritten = await attempt(patience.write, async (database) => {
      const written = [...changes];
      const writing = database.transaction(STORE, 'readwrite');
      for (const [, { key, run }] of written) void (run ? writing.store.put(run) : writing.store.delete(key));
      // Now, not when the page hears that it was put: a page that is being left hears nothing more, and what is open is undone.
      writing.commit();
      await writing.done;
      for (const [name, change] of written) if (changes.get(name) === change) changes.delete(name);
      return true;
    });
    return isWritten ?? false;
  };

  const change = async (key: RecordKey, run: KeptRun | null): Promise<boolean> => {
    changes.set(JSON.stringify(key), { key, run });
    return write();
  };

  return {
    put: async (run) => change([run.userId, run.runId], run),

    async remove(userId, runId) {
      await change([userId, runId], null);
    },

    async ofUser(userId) {
      const newer = [...changes.values()].filter(({ key }) => key[0] === userId);
      const changed = new Set(newer.map(({ key }) => key[1]));
      const stored = (await attempt(patience.read, async (database) => readValid(database, userId))) ?? [];
      return [...newer.flatMap(({ run }) => run ?? []), ...stored.filter(({ runId }) => !changed.has(runId))];
    },
  };
}

interface Connection {
  readonly database: Promise<IDBPDatabase<RunDatabase>>;
  /** On the clock of `performance.now()`. */
  readonly openedAt: number;
  /** The next access opens another one. */
  readonly drop: () => void;
}

/** @returns undefined if the promise rejects or takes longer */
async function within<Result>(limitMs: number, promise: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs);
    const settle = (result?: Result) => {
      clearTimeout(timer);
      resolve(result);
    };
    promise.then(settle, () => settle());
  });
}

/** @param onLost the connection has ended: the database was deleted, cleared, or wanted by a newer page */
async function openRunDatabase(name: string, onLost: () => void): Promise<IDBPDatabase<RunDatabase>> {
  return openDB<RunDatabase>(name, 1, {
    upgrade(db) {
      db.createObjectStore(STORE, { keyPath: ['userId', 'runId'] }).createIndex('userId', 'userId');
    },
    // A newer page wants to change the layout, or somebody deletes the database: neither must wait for this page.
    blocking: onLost,
    terminated: onLost,
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
