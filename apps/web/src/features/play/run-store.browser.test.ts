import { openDB } from 'idb';
import { describe, expect, test } from 'vitest';
import type { KeptRun } from './kept-run.ts';
import { createRunStore } from './run-store.ts';

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
