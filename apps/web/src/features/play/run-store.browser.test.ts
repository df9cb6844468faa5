import { loadSimOf } from '@star-seekers/games/sims';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../shell/api.ts';
import { serveApi } from '../../testing/server-double.ts';
import type { KeptRun } from './kept-run.ts';
import { createPlaySession } from './play-session.ts';
import { type RunStore, type StorePatience, createRunStore } from './run-store.ts';
import { createSubmissionQueue } from './submission-queue.ts';
import { openSocket } from './use-hub-host.ts';

function chunkTo(toTick: number): KeptRun['unsent'][number] {
  return {
    seq: toTick / 60,
    kind: 'play',
    toTick,
    log: 'AgA8AAAA',
    calls: [{ index: 0, tick: toTick, request: {} }],
    token: 1,
  };
}

function keptRun(changes: Partial<KeptRun> = {}): KeptRun {
  return {
    userId: 'ann',
    runId: 'run-1',
    gameId: 2,
    rulesVersion: 1,
    setup: { seed: 7 },
    startedAt: 1_800_000_000_000,
    epoch: 1,
    unsent: [chunkTo(120)],
    claim: null,
    ...changes,
  };
}

const snake = await loadSimOf(2);

afterEach(() => void vi.unstubAllGlobals());

let databases = 0;

/** A database that no other test uses. */
function freshName(): string {
  databases++;
  return `star-seekers-test-${databases}`;
}

describe('the store of runs', () => {
  test('gives back what was kept, also to a page that opens later', async () => {
    const name = freshName();
    const finished = keptRun({
      runId: 'run-2',
      claim: { score: 70, points: 70 },
      setup: { seed: 9, options: { art: 3 } },
    });
    const store = createRunStore(name);
    await store.put(keptRun());
    await store.put(keptRun({ unsent: [chunkTo(120), chunkTo(180)] }));
    await store.put(finished);

    const later = await createRunStore(name).ofUser('ann');
    expect(later).toEqual([keptRun({ unsent: [chunkTo(120), chunkTo(180)] }), finished]);
  });

  test('keeps the runs of one player from another', async () => {
    const store = createRunStore(freshName());
    await store.put(keptRun());
    await store.put(keptRun({ userId: 'bea', runId: 'run-9' }));
    expect((await store.ofUser('bea')).map(({ runId }) => runId)).toEqual(['run-9']);
    await store.remove('bea', 'run-1');
    expect((await store.ofUser('ann')).map(({ runId }) => runId)).toEqual(['run-1']);
    await store.remove('ann', 'run-1');
    expect(await store.ofUser('ann')).toEqual([]);
  });

  test.for([
    ['a chunk that is none', { unsent: [{ seq: 1, log: 'AQA=' }] }],
    ['a log of an older kind', { unsent: undefined, log: Uint8Array.of(1, 0, 120, 0) }],
    ['no setup', { setup: undefined }],
    ['a seed that is none', { setup: { seed: -1 } }],
    ['a game that can not be', { gameId: 0 }],
    ['half a claim', { claim: { score: 4 } }],
    ['a fraction of an epoch', { epoch: 1.5 }],
  ] as const)('drops a record with %s and keeps the others', async ([, damage]) => {
    const name = freshName();
    const store = createRunStore(name);
    await store.put(keptRun());
    const raw = await openDB(name);
    await raw.put('runs', { ...keptRun({ runId: 'damaged' }), ...damage });
    expect(await store.ofUser('ann')).toEqual([keptRun()]);
    expect(await raw.count('runs')).toBe(1);
    raw.close();
  });

  test('keeps runs in memory when the database cannot be opened', async () => {
    const name = freshName();
    // A layout of the future: this version may not open it.
    (await openDB(name, 2)).close();
    const store = createRunStore(name);
    await store.put(keptRun());
    await store.put(keptRun({ unsent: [chunkTo(240)] }));
    expect(await store.ofUser('ann')).toEqual([keptRun({ unsent: [chunkTo(240)] })]);
    expect(await store.ofUser('bea')).toEqual([]);
    await store.remove('ann', 'run-1');
    expect(await store.ofUser('ann')).toEqual([]);
  });

  test('goes on in memory when the database goes away', async () => {
    const name = freshName();
    const store = createRunStore(name);
    await store.put(keptRun());
    // Asks the store to let go of the database, as a newer page in another tab does.
    (await openDB(name, 2)).close();
    await store.put(keptRun({ unsent: [chunkTo(300)] }));
    expect(await store.ofUser('ann')).toEqual([keptRun({ unsent: [chunkTo(300)] })]);
  });
});

/** So short that a test sees each limit pass. */
const HASTE: StorePatience = { write: 40, read: 40, again: 20, reopen: 0 };

/** A server that starts a run and gives its lease. */
function serveStart(): void {
  const run = { runId: 'run-1', gameId: 2, setup: { seed: 7 }, rulesVersion: snake.rulesVersion, startedAt: 1 };
  const lease = { epoch: 2, position: { seq: 0, toTick: 0 }, writtenBy: null, log: '', begins: [], answers: [] };
  serveApi(({ path }) => {
    if (path === '/runs') return { status: 201, body: { ...run, credits: 2 } };
    return { status: 200, body: path === '/runs/open' ? [run] : lease };
  });
}

function sessionWith(store: RunStore) {
  const nothing = () => undefined;
  const send = async () => ({ verdict: null, retryAfterMs: undefined });
  return createPlaySession({
    sim: snake,
    userId: 'ann',
    api,
    store,
    submissions: createSubmissionQueue({ store, send, currentUserId: () => 'ann', onVerdict: nothing }),
    openSocket,
    onTakenOver: nothing,
    onTookOver: nothing,
    onStaleClient: () => false,
    onCredits: nothing,
    onOpenRun: nothing,
  });
}

/** Another page deletes the database and waits for a third one that does not let go of it: whoever opens it waits too. */
async function neverOpens(name: string): Promise<() => void> {
  const holder = await openDB(name, 1);
  const deleting = deleteDB(name);
  return () => {
    holder.close();
    void deleting;
  };
}

/** Another page has a transaction that does not end. */
async function neverWrites(name: string): Promise<() => void> {
  await createRunStore(name).put(keptRun({ userId: 'zoe' }));
  const holder = await openDB(name, 1);
  const { store } = holder.transaction('runs', 'readwrite');
  let isHeld = true;
  const hold = async (): Promise<void> => (isHeld ? store.count().then(hold) : holder.close());
  void hold();
  return () => {
    isHeld = false;
  };
}

describe.each([
  ['does not open', neverOpens],
  ['does not end a transaction', neverWrites],
])('a database that %s', (_, occupy) => {
  test('holds no run up, and has it as soon as it answers (G 4)', async () => {
    const name = freshName();
    const release = await occupy(name);
    const store = createRunStore(name, HASTE);
    expect(await store.put(keptRun())).toBe(false);
    expect(await store.put(keptRun({ runId: 'run-2' }))).toBe(false);
    await store.remove('ann', 'run-2');
    expect(await store.ofUser('ann')).toEqual([keptRun()]);
    release();
    await expect.poll(async () => store.put(keptRun({ unsent: [chunkTo(240)] }))).toBe(true);
    expect(await createRunStore(name).ofUser('ann')).toEqual([keptRun({ unsent: [chunkTo(240)] })]);
  });

  test('keeps nobody from a run that is paid for, neither at first nor after a reload (G 4)', async () => {
    const name = freshName();
    const release = await occupy(name);
    serveStart();
    for (const way of ['start', 'resume'] as const) {
      const session = sessionWith(createRunStore(name, HASTE));
      expect(await session[way]()).toMatchObject({ ticket: { runId: 'run-1' } });
      session.close();
    }
    release();
  });
});

test('a database that is deleted during a run is made again by the next write (G 4)', async () => {
  const name = freshName();
  const store = createRunStore(name);
  await store.put(keptRun());
  await deleteDB(name);
  expect(await store.put(keptRun({ claim: { score: 7, points: 7 } }))).toBe(true);
  expect(await createRunStore(name).ofUser('ann')).toEqual([keptRun({ claim: { score: 7, points: 7 } })]);
});
