import { checkRolls } from '@star-seekers/contracts/check-rolls';
import { ROLLS_PER_SEED, seedHashOf } from '@star-seekers/contracts/fair-dice';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemRandomness } from '../../platform/randomness.ts';
import {
  type TestPlayer,
  type TestServer,
  ledgerFaults,
  newPlayer,
  newVisitor,
  refusal,
  rollFace,
  startTestServer,
} from '../../testing/index.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

let server: TestServer;
/** No random bytes can be drawn. */
let exhausted = false;

beforeAll(async () => {
  server = await startTestServer({
    randomness: {
      hex: (length) => {
        if (exhausted) throw new Error('no random bytes');
        return systemRandomness.hex(length);
      },
    },
  });
});

afterAll(async () => server.close());

/** Rolls once a day. */
async function rollDaily({ api }: TestPlayer, times: number) {
  for (let roll = 0; roll < times; roll++) {
    await api('rollDice', { body: { clientSeed: `roll ${roll}` } });
    server.clock.advance(DAY);
  }
}

test('a roll grants as many credits to collect as its face', async () => {
  const now = Date.UTC(2026, 10, 21, 12);
  server.clock.stop(now);
  const player = await newPlayer(server);
  const { api } = player;
  expect(await api('diceCooldown')).toEqual({ canRoll: true, timeRemaining: 0 });
  const { nextRollAt, ...roll } = await rollFace(server, player, 6);
  expect(roll).toMatchObject({ number: 1, value: 6, credits: 6, rolledAt: now });
  expect(nextRollAt).toBe(now + DAY);
  expect((await api('user')).user).toMatchObject({ credits: 0, pendingCredits: 6 });
  expect(await api('diceCooldown')).toEqual({ canRoll: false, timeRemaining: DAY });
  expect(await api('diceRolls')).toEqual([roll]);
});

test.each([
  ['over midnight', Date.UTC(2026, 10, 21, 23, 59, 59)],
  ['over a leap day', Date.UTC(2028, 1, 28, 12)],
  ['over the end of summer time', Date.UTC(2026, 9, 25, 0, 30)],
  ['over the end of a year', Date.UTC(2026, 11, 31, 12)],
])('%s the dice cool down for exactly 24 hours', async (_, start) => {
  server.clock.stop(start);
  const { api } = await newPlayer(server);
  const { nextRollAt: _next, ...first } = await api('rollDice');
  server.clock.advance(DAY - 1);
  const early = await refusal(api('rollDice'));
  expect({ status: early.status, code: early.code, details: early.details }).toEqual({
    status: 409,
    code: 'dice/cooling_down',
    details: { timeRemaining: 1, lastRoll: first },
  });
  server.clock.advance(1);
  expect((await api('rollDice')).rolledAt).toBe(start + DAY);
});

test('of 100 concurrent rolls exactly one counts, and it uses one nonce', async () => {
  const { api } = await newPlayer(server);
  const rolls = Array.from({ length: 100 }, async (_, index) =>
    api('rollDice', { body: { clientSeed: String(index) } }).then(
      () => 'rolled',
      (error: { code: string }) => error.code,
    ),
  );
  const outcomes = await Promise.all(rolls);
  expect(outcomes.filter((outcome) => outcome === 'rolled')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'dice/cooling_down')).toHaveLength(99);
  const [roll, ...others] = await api('diceRolls');
  expect(others).toEqual([]);
  expect((await api('user')).user.pendingCredits).toBe(roll?.value);
  expect(await api('diceSeed')).toMatchObject({ nonce: 1, seedHash: roll?.proof?.seedHash });
  expect(await ledgerFaults(server.services.db)).toEqual([]);
});

test('the hash of a seed is shown before its rolls, and the seed after it is changed', async () => {
  const player = await newPlayer(server);
  const { api } = player;
  const first = await api('diceSeed');
  expect(first).toEqual({ seedHash: expect.stringMatching(/^[0-9a-f]{64}$/), nonce: 0, clientSeed: null });
  expect(await api('changeDiceSeed'), 'a seed without a roll stays').toEqual(first);
  await rollDaily(player, 2);
  expect(await api('diceSeed')).toEqual({ ...first, nonce: 2, clientSeed: 'roll 1' });
  expect((await api('diceRolls')).map(({ proof }) => proof?.serverSeed)).toEqual([null, null]);
  const second = await api('changeDiceSeed');
  expect(second).toMatchObject({ nonce: 0, clientSeed: null });
  expect(second.seedHash).not.toBe(first.seedHash);
  await rollDaily(player, 1);
  const rolls = await api('diceRolls');
  expect(rolls.map(({ proof }) => proof?.seedHash)).toEqual([second.seedHash, first.seedHash, first.seedHash]);
  expect(await seedHashOf(rolls[1]?.proof?.serverSeed ?? '')).toBe(first.seedHash);
  expect((await checkRolls(rolls)).map(({ state }) => state)).toEqual(['sealed', 'matches', 'matches']);
});

test(`after ${ROLLS_PER_SEED} rolls a seed is revealed, and the next one is there`, async () => {
  const player = await newPlayer(server);
  const { api } = player;
  const first = await api('diceSeed');
  await rollDaily(player, ROLLS_PER_SEED - 1);
  const last = await api('diceSeed');
  expect(last).toMatchObject({ seedHash: first.seedHash, nonce: ROLLS_PER_SEED - 1 });
  // The roll is all or nothing: without a next seed it neither counts nor uses its nonce.
  exhausted = true;
  expect((await refusal(api('rollDice'))).code).toBe('server/internal');
  exhausted = false;
  expect(await api('diceSeed')).toEqual(last);
  const { proof } = await api('rollDice');
  expect(proof).toEqual({
    seedHash: first.seedHash,
    clientSeed: '',
    nonce: ROLLS_PER_SEED - 1,
    serverSeed: expect.any(String),
  });
  server.clock.advance(DAY);
  const next = await api('diceSeed');
  expect(next).toMatchObject({ nonce: 0, clientSeed: null });
  await rollDaily(player, 1);
  const rolls = await api('diceRolls', { query: { limit: '500' } });
  expect(rolls[0]?.proof?.seedHash).toBe(next.seedHash);
  const states = Map.groupBy(await checkRolls(rolls), ({ state }) => state);
  expect([states.get('sealed')?.length, states.get('matches')?.length]).toEqual([1, ROLLS_PER_SEED]);
});

test('a seed that is not revealed is in no answer and no log', async () => {
  const lines: unknown[] = [];
  const logging = await startTestServer({ onLog: (line) => lines.push(line) });
  const player = await newPlayer(logging);
  const { api } = player;
  await api('diceSeed');
  await rollFace(logging, player, 3);
  await refusal(api('rollDice'));
  const shown = JSON.stringify([
    await api('diceSeed'),
    await api('diceRolls'),
    await api('exportUser'),
    await api('user'),
    lines,
  ]);
  const seeds = await logging.services.db.selectFrom('dice_seeds').select('server_seed').execute();
  expect(seeds).toHaveLength(1);
  for (const { server_seed } of seeds) expect(shown).not.toContain(server_seed);
  await logging.close();
});

test('rolls from before fair dice have no proof', async () => {
  const player = await newPlayer(server);
  const { api } = player;
  await rollDaily(player, 1);
  await server.services.db
    .updateTable('dice_rolls')
    .set({ seed_id: null, nonce: null, client_seed: null })
    .where('user_id', '=', player.user.id)
    .execute();
  await rollDaily(player, 1);
  const rolls = await api('diceRolls');
  expect(rolls.map(({ proof }) => proof)).toEqual([expect.any(Object), null]);
});

test('deleting an account deletes its seeds', async () => {
  const player = await newPlayer(server);
  const { api, user, password } = player;
  await api('rollDice', { body: { clientSeed: 'words of my own' } });
  const exported = await api('exportUser');
  expect(exported.diceSeed).toEqual(await api('diceSeed'));
  expect(exported.diceRolls).toEqual(await api('diceRolls'));
  await api('deleteUser', { body: { password } });
  const { db } = server.services;
  expect(await db.selectFrom('dice_seeds').selectAll().where('user_id', '=', user.id).execute()).toEqual([]);
  const rolls = await db.selectFrom('dice_rolls').selectAll().where('user_id', '=', user.id).execute();
  expect(rolls).toMatchObject([{ seed_id: null, nonce: null, client_seed: null }]);
});

test('setting the clock back neither allows a second roll nor extends the cooldown beyond a day', async () => {
  server.clock.stop(Date.UTC(2026, 10, 21));
  const { api } = await newPlayer(server);
  await api('rollDice');
  server.clock.advance(-10 * DAY);
  expect((await refusal(api('rollDice'))).details).toMatchObject({ timeRemaining: DAY });
  expect(await api('diceCooldown')).toEqual({ canRoll: false, timeRemaining: DAY });
});

test('the history shows the last ten rolls, newest first, and all of them in pages', async () => {
  const player = await newPlayer(server);
  await rollDaily(player, 12);
  const numbers = async (query?: { limit?: string; before?: string }) =>
    (await player.api('diceRolls', query && { query })).map(({ number }) => number);
  expect(await numbers()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(await numbers({ limit: '5', before: '4' })).toEqual([3, 2, 1]);
  expect(await numbers({ before: '1' })).toEqual([]);
});

test.each(['dice/roll', 'logout'])('%s accepts an empty body, even with a JSON content type (C 14)', async (path) => {
  const { fetch: send } = await newPlayer(server);
  const answer = await send(`/api/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' } });
  expect(answer.ok).toBe(true);
});

test('an empty body is rejected where one is required', async () => {
  const answer = await newVisitor(server).fetch('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'request/invalid' })]);
});

test('a roll stores of its mailbox only a hash, for as long as it rests', async () => {
  const before = await server.services.db.selectFrom('withheld').selectAll().execute();
  const { nextRollAt } = await (await newPlayer(server)).api('rollDice');
  const stored = (await server.services.db.selectFrom('withheld').selectAll().execute()).filter(
    ({ key }) => !before.some((row) => row.key === key),
  );
  expect(stored).toEqual([{ key: expect.stringMatching(/^[\w-]{43}$/), holder: null, until: nextRollAt }]);
});

describe('aliases of one mailbox', () => {
  let names = 0;

  async function join(email: string) {
    names++;
    const visitor = newVisitor(server);
    await visitor.api('register', { body: { username: `alias-${names}`, email, password: 'secret-orbit' } });
    return visitor.api;
  }

  test('share a roll a day, and each address has its account and its e-mails', async () => {
    const addresses = ['iris@example.com', 'iris+1@example.com', 'IRIS+two@EXAMPLE.com'];
    const apis = await Promise.all(addresses.map(join));
    const [first, second, third] = apis as [(typeof apis)[0], (typeof apis)[0], (typeof apis)[0]];
    const { nextRollAt } = await first('rollDice');
    expect(await second('diceCooldown')).toMatchObject({ canRoll: false });
    const refused = await refusal(second('rollDice'));
    expect(refused).toMatchObject({ status: 409, code: 'dice/cooling_down' });
    // It has rolled nothing itself.
    expect(refused.details).not.toHaveProperty('lastRoll');
    expect((await third('user')).user.email).toBe('IRIS+two@EXAMPLE.com');
    server.clock.set(nextRollAt);
    expect((await third('rollDice')).number).toBe(1);
    const again = await refusal(first('rollDice'));
    expect(again.code).toBe('dice/cooling_down');
    expect(again.details).not.toHaveProperty('lastRoll');
  });

  test('share a roll when they roll at once', async () => {
    const apis = await Promise.all([1, 2, 3, 4, 5, 6].map(async (tag) => join(`at.once+${tag}@gmail.com`)));
    const outcomes = await Promise.all(
      apis.map(async (api) =>
        api('rollDice').then(
          () => 'rolled',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'rolled')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'dice/cooling_down')).toHaveLength(5);
  });

  test('a dot is another mailbox where hosts do not ignore it', async () => {
    expect((await (await join('ann.b@example.com'))('rollDice')).number).toBe(1);
    expect((await (await join('annb@example.com'))('rollDice')).number).toBe(1);
  });
});
