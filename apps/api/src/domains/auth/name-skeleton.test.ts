import { test as fuzz, fc } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { skeletonIn } from '../../platform/database/migrations/0025-name-skeletons.ts';
import {
  type TestPlayer,
  type TestServer,
  newPlayer,
  newVisitor,
  refusal,
  startTestServer,
} from '../../testing/index.ts';
import { act } from '../operators/action.ts';
import { renameAction } from '../operators/player-actions.ts';
import { nameSkeleton } from './name-skeleton.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(async () => server.close());

const register = async (username: string) =>
  newVisitor(server).api('register', {
    body: { username, email: `${crypto.randomUUID()}@example.com`, password: 'secret-orbit' },
  });

const rename = async ({ api }: TestPlayer, username: string) => api('updateProfile', { body: { username } });

/** Names, each with others that look like it. */
const TWINS: readonly (readonly [string, ...string[]])[] = [
  ['Nellie', 'NeIIie', 'Ne11ie', 'nell1e', 'NELLLE'],
  ['Orion', '0rion', 'Ori0n', '0RI0N', 'Orlon'],
  ['Marlow', 'Mar1ow', 'rnarlow', 'RNarlow', 'Marlovv'],
  ['Star_Fox', 'Star-Fox', 'star__fox', '_Star-Fox_', 'Star-F0x-'],
  ['___', '---', '_-_'],
];

describe.each(TWINS)('an account named %s', (name, ...twins) => {
  test('has no twin among new names', async () => {
    await register(name);
    const player = await newPlayer(server);
    for (const twin of twins) {
      expect((await refusal(register(twin))).code, twin).toBe('auth/username_taken');
      expect((await refusal(rename(player, twin))).code, twin).toBe('auth/username_taken');
    }
  });
});

test('names that differ are free, and one may take a twin of its own name', async () => {
  for (const name of ['Vega', 'Vegas', 'Vega-2', 'Ve-ga', 'Vera']) await register(name);
  const player = await newPlayer(server);
  await rename(player, 'Lyra-1');
  expect((await rename(player, 'Lyra-I')).user.username).toBe('Lyra-I');
  await rename(player, 'lyra-l');
});

test('of twins that register at once one is taken', async () => {
  const names = ['Nimbus-I0', 'nimbus-l0', 'Nimbus-1O', 'Nirnbus-10', 'NIMBUS-10', 'nimbus_lo'];
  const outcomes = await Promise.all(
    names.map(async (name) =>
      register(name).then(
        () => 'registered',
        async (error: unknown) => (await refusal(Promise.reject(error as Error))).code,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'auth/username_taken'), 'registered']);
});

test('a name that was given up has no twin either while it is reserved', async () => {
  const [owner, removed, deleted] = [await newPlayer(server), await newPlayer(server), await newPlayer(server)];
  await rename(owner, 'Calypso');
  await rename(owner, 'Callisto');
  await rename(removed, 'Triton');
  await act(server.services, renameAction('Triton', 'Neptune'), { operator: 'ops', reason: 'asked to' });
  await rename(deleted, 'Oberon');
  await deleted.api('deleteUser', { body: { password: deleted.password } });
  for (const name of ['Ca1ypso', 'Calyps0', 'Tr1ton', 'Oberorn'.replace('rn', 'n'), '0beron'])
    expect((await refusal(register(name))).code, name).toBe('auth/username_taken');
  expect((await refusal(rename(removed, 'Trit0n'))).code).toBe('auth/username_taken');
  expect((await rename(owner, 'Ca1ypso')).user.username).toBe('Ca1ypso');
});

test('twins from before keep their names, and nobody joins them', async () => {
  const players = await Promise.all(['Pollux', 'Castor'].map(async (name) => register(name)));
  const { db } = server.services;
  const id = players[1]?.user.id ?? '';
  const names = { username: 'PoIIux', username_key: 'poiiux', name_skeleton: nameSkeleton('PoIIux') };
  await db.updateTable('users').set(names).where('id', '=', id).execute();
  expect((await refusal(register('Po1lux'))).code).toBe('auth/username_taken');
});

const usernames = fc.stringMatching(/^[A-Za-z0-9_-]{3,20}$/);
const confusable = fc.stringMatching(/^[ILl10OorRnmvVwW_-]{3,20}$/);

fuzz.prop([fc.array(fc.oneof(usernames, confusable), { minLength: 1, maxLength: 20 })], { numRuns: 50 })(
  'names from before get the skeletons that they would have as new ones',
  async (names) => {
    const { db } = server.services;
    for (const name of names) {
      const { skeleton } = await db
        .selectNoFrom(skeletonIn(sql`cast(${name.toLowerCase()} as text)`).as('skeleton'))
        .executeTakeFirstOrThrow();
      expect(skeleton, name).toBe(nameSkeleton(name));
    }
  },
);
