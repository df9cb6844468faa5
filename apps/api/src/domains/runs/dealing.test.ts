import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newPlayer, startAndPlay, startTestServer } from '../../testing/index.ts';
import type { Trx } from '../../platform/database/database.ts';
import { RevealCache } from './dealing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

/** Wraps a transaction and counts the rows read in it. */
function countReads(trx: Trx) {
  const reads = { rows: 0 };
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      reads.rows += result.rows.length;
      return result;
    },
  };
  return { db: trx.withPlugin(counting), reads };
}

/** Plays a run of the memory game that turns cards. */
async function playMemoryRun(): Promise<string> {
  const { runId } = await startAndPlay(server, await newPlayer(server, 1), { gameId: 3, quitAfter: 900 });
  return runId;
}

test('each reveal is read from the database once (B 9)', async () => {
  const runId = await playMemoryRun();
  await server.services.db.transaction(async (trx) => {
    const { db, reads } = countReads(trx);
    const reveals = new RevealCache();
    const first = await reveals.of(db, runId);
    expect(first.length).toBeGreaterThan(5);
    expect(reads.rows).toBe(first.length);
    expect(await reveals.of(db, runId)).toEqual(first);
    expect(reads.rows).toBe(first.length);
  });
});

test('the least recently used run is evicted and read again (B 9)', async () => {
  const [one, two] = [await playMemoryRun(), await playMemoryRun()];
  await server.services.db.transaction(async (trx) => {
    const { db, reads } = countReads(trx);
    const reveals = new RevealCache(1);
    const first = await reveals.of(db, one);
    await reveals.of(db, two);
    reads.rows = 0;
    expect(await reveals.of(db, one)).toEqual(first);
    expect(reads.rows).toBe(first.length);
  });
});
