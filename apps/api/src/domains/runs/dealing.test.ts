import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newPlayer, startAndPlay, startTestServer } from '../../testing/index.ts';
import { Told } from './dealing.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

test('what was told in a run is read from the database once (B 9)', async () => {
  let rowsRead = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rowsRead += result.rows.length;
      return result;
    },
  };
  const { runId } = await startAndPlay(server, await newPlayer(server, 1), { gameId: 3, quitAfter: 900 });
  const db = server.services.db.withPlugin(counting);
  const told = new Told();
  const first = await told.of(db, runId);
  expect(first.length).toBeGreaterThan(5);
  expect(rowsRead).toBe(first.length);
  expect(await told.of(db, runId)).toEqual(first);
  expect(rowsRead).toBe(first.length);
});
