import type { EndpointInput } from '@star-seekers/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, newPlayer, refusal, snapshot, startRun, startTestServer } from '../../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

const WALLET = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';

test('updates the given fields and keeps the others', async () => {
  const { api, user } = await newPlayer(server);
  const update = async (body: NonNullable<EndpointInput<'updateProfile'>['body']>) =>
    (await api('updateProfile', { body })).user;
  expect(await update({ faction: 'mud' })).toEqual({ ...user, faction: 'mud' });
  expect(await update({ solanaWallet: `  ${WALLET}\n` })).toEqual({ ...user, faction: 'mud', solanaWallet: WALLET });
  expect(await update({ username: 'Renamed_1' })).toMatchObject({ username: 'Renamed_1', solanaWallet: WALLET });
  expect(await update({})).toMatchObject({ username: 'Renamed_1', faction: 'mud' });
  expect((await api('user')).user).toEqual({ ...user, username: 'Renamed_1', faction: 'mud', solanaWallet: WALLET });
});

test('others may watch only when the player has allowed it', async () => {
  const { api, user } = await newPlayer(server);
  expect(user.watchable).toBe(false);
  expect((await api('updateProfile', { body: { watchable: true } })).user).toEqual({ ...user, watchable: true });
  expect((await api('exportUser')).user.watchable).toBe(true);
  expect((await api('updateProfile', { body: { watchable: false } })).user).toEqual(user);
  expect((await api('updateProfile', { body: { listed: true } })).user).toEqual({ ...user, listed: true });
  expect((await api('updateProfile', { body: { listed: false } })).user).toEqual(user);
});

test.each([null, '', '   '])('the wallet %j clears the stored one', async (solanaWallet) => {
  const { api } = await newPlayer(server);
  await api('updateProfile', { body: { solanaWallet: WALLET } });
  expect((await api('updateProfile', { body: { solanaWallet } })).user.solanaWallet).toBe(null);
});

test('another player’s name is rejected in any case, and no other field changes', async () => {
  const holder = await newPlayer(server);
  const { api } = await newPlayer(server);
  const before = await snapshot(server.services.db);
  for (const username of [holder.user.username, holder.user.username.toUpperCase()]) {
    const error = await refusal(api('updateProfile', { body: { username, faction: 'oni' } }));
    expect({ status: error.status, code: error.code }).toEqual({ status: 409, code: 'auth/username_taken' });
  }
  expect(await snapshot(server.services.db)).toEqual(before);
});

test('a player may change the case of their name', async () => {
  const { api, user } = await newPlayer(server);
  const username = user.username.toUpperCase();
  expect((await api('updateProfile', { body: { username } })).user.username).toBe(username);
});

test('of 16 concurrent renames to one name exactly one succeeds', async () => {
  const players = await Promise.all(Array.from({ length: 16 }, async () => newPlayer(server)));
  const outcomes = await Promise.all(
    players.map(async ({ api }) =>
      api('updateProfile', { body: { username: 'coveted' } }).then(
        () => 'renamed',
        (error: { code: string }) => error.code,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'renamed')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'auth/username_taken')).toHaveLength(15);
});

test('a new faction applies to runs started afterwards', async () => {
  const player = await newPlayer(server, 2);
  await player.api('updateProfile', { body: { faction: 'ustur' } });
  const { runId } = await startRun(player);
  await player.api('updateProfile', { body: { faction: 'oni' } });
  const { runs } = await player.api('exportUser');
  expect(runs).toEqual([expect.objectContaining({ runId, faction: 'ustur' })]);
});
