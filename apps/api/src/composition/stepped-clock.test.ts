import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMMAND_LOG_FORMAT, TICK_MS } from '@star-seekers/sim';
import { IDEMPOTENCY_KEY_HEADER } from '@star-seekers/contracts';
import { HUB_TIME_HEADER } from '@star-seekers/contracts/client';
import { DAY_MS, dayOf, nameOfDay } from '@star-seekers/contracts/daily';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { RESET_LIFETIME_MS } from '../domains/auth/reset-password.ts';
import { requireOpen, WEBHOOK_PATH } from '../domains/payments/gateway.ts';
import { RUN_LIFETIME_MS } from '../domains/runs/run-rules.ts';
import { VERIFY_LOCK_MS } from '../domains/runs/submit-score.ts';
import { SESSION_LIFETIME_MS } from '../platform/sessions/session-store.ts';
import {
  beginOf,
  claimFor,
  createTestDatabase,
  newPlayer,
  newVisitor,
  playRun,
  refusal,
  sendAtOnce,
  startAndPlay,
  startRun,
  startTestServer,
  testEngine,
  type TestPlayer,
  type TestServer,
  type Visitor,
} from '../testing/index.ts';
import { gameWithId } from '../testing/play-run.ts';
import { deleteExpired } from './housekeeping.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const STEPS = [10 * MINUTE, -10 * MINUTE, -MINUTE, DAY_MS, -DAY_MS];

/** Two processes of a hub. The machine's clock of the other one steps. */
let server: TestServer;
let other: TestServer;
const folder = mkdtempSync(join(tmpdir(), 'star-seekers-clock-'));

beforeAll(async () => {
  server = await startTestServer({ verifyEmail: 'required' });
  other = await startTestServer({
    database: server.database,
    verifyEmail: 'required',
    archiveDir: folder,
    limits: { filesByAddress: { max: 1, windowMs: MINUTE } },
  });
  server.clock.stop();
  other.clock.stop();
});

afterAll(async () => {
  await other.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** The hub's time. */
const now = () => server.services.clock.now();

/** Lets time pass, in both processes. */
function pass(ms: number): void {
  server.clock.advance(ms);
  other.clock.advance(now() - other.services.clock.now());
}

/** Steps the clock of the other process's machine until the test is over. */
function step(ms: number): void {
  other.clock.step(ms);
  onTestFinished(() => other.clock.step(-ms));
}

/** A player's browser at the other process. */
const elsewhere = (player: Visitor) => newVisitor(other, player.cookie());

/** Whether a request is not refused with a code. */
async function isAllowed(request: Promise<unknown>, code: string): Promise<boolean> {
  return request.then(
    () => true,
    (error: { readonly code: string }) => {
      expect(error.code).toBe(code);
      return false;
    },
  );
}

/** Confirms the address of a player, who may roll then. */
async function newRoller(): Promise<TestPlayer> {
  const player = await newPlayer(server, 1);
  const { db } = server.services;
  await db.updateTable('users').set({ email_confirmed_at: now() }).where('id', '=', player.user.id).execute();
  return player;
}

interface Lasting {
  readonly lastsMs: number;
  /** Begins it. @returns whether it still holds, in the other process */
  begin(): Promise<() => Promise<boolean>>;
}

/** The token of the last link to a page that an address was sent. */
async function tokenFor(address: string, page: string): Promise<string> {
  const mail = (await server.mails()).find(({ to, text }) => to === address && text.includes(`/${page}?`));
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** Everything that lasts for a time. */
const LASTING: Readonly<Record<string, Lasting>> = {
  'the cooldown of the dice': {
    lastsMs: DAY_MS,
    async begin() {
      const player = await newRoller();
      await player.api('rollDice');
      return async () => !(await isAllowed(elsewhere(player).api('rollDice'), 'dice/cooling_down'));
    },
  },
  'a session': {
    lastsMs: SESSION_LIFETIME_MS,
    async begin() {
      const player = await newPlayer(server);
      const { api } = elsewhere(player);
      return async () => {
        // A sign-in looks at it too.
        const login = api('login', { body: { email: player.user.email, password: 'not-the-password' } });
        await isAllowed(login, 'auth/bad_credentials');
        return isAllowed(api('user'), 'auth/required');
      };
    },
  },
  'a rate limit': {
    lastsMs: HOUR,
    async begin() {
      const count = async ({ services: { rateLimiter } }: TestServer) =>
        rateLimiter.count(key, { max: 1, windowMs: HOUR });
      const key = randomUUID();
      await count(server);
      return async () => !(await isAllowed(count(other), 'request/rate_limited'));
    },
  },
  'a rate limit in memory': {
    lastsMs: MINUTE,
    async begin() {
      const load = async () => (await fetch(`${other.url}/sealed/a-build/nothing.js`)).status;
      pass(MINUTE);
      expect(await load()).toBe(404);
      return async () => (await load()) === 429;
    },
  },
  'an idempotency key': {
    lastsMs: RUN_LIFETIME_MS,
    async begin() {
      const player = await newPlayer(server, 2);
      const body = { gameId: 2, rulesVersion: gameWithId(2).sim.rulesVersion, logFormat: COMMAND_LOG_FORMAT };
      const headers = { [IDEMPOTENCY_KEY_HEADER]: randomUUID() };
      const { runId } = await player.api('startRun', { body, headers });
      const { api } = elsewhere(player);
      return async () => {
        await deleteExpired(other.services.db, other.services.clock.now());
        return (await api('startRun', { body, headers })).runId === runId;
      };
    },
  },
  'an open run': {
    lastsMs: RUN_LIFETIME_MS,
    async begin() {
      const player = await newPlayer(server, 1);
      const { runId } = await startRun(player);
      return async () => isAllowed(sendAtOnce(elsewhere(player), runId)(beginOf(2)), 'runs/expired');
    },
  },
  'the lock of a verification': {
    lastsMs: VERIFY_LOCK_MS,
    async begin() {
      const player = await newPlayer(server, 1);
      const body = claimFor(await startAndPlay(server, player, { skill: 'good', quitAfter: 60 }));
      pass(0);
      const lock = { verifying_until: now() + VERIFY_LOCK_MS, verifying_by: null };
      await server.services.db.updateTable('runs').set(lock).where('id', '=', body.runId).execute();
      return async () => !(await isAllowed(elsewhere(player).api('submitScore', { body }), 'runs/busy'));
    },
  },
  'a link that resets a password': {
    lastsMs: RESET_LIFETIME_MS,
    async begin() {
      const { user } = await newPlayer(server);
      await newVisitor(server).api('requestReset', { body: { email: user.email } });
      const token = await tokenFor(user.email, 'reset-password');
      return async () => (await newVisitor(other).api('checkReset', { body: { token } })).valid;
    },
  },
  'a link that confirms an address': {
    lastsMs: DAY_MS,
    async begin() {
      const { user } = await newPlayer(server);
      const token = await tokenFor(user.email, 'confirm-email');
      return async () => (await newVisitor(other).api('confirmEmail', { body: { token } })).confirmed;
    },
  },
  'the reservation of a name': {
    lastsMs: 90 * DAY_MS,
    async begin() {
      const { api, user, password } = await newPlayer(server);
      await api('deleteUser', { body: { password } });
      const body = { username: user.username, email: `${randomUUID()}@example.com`, password };
      return async () => !(await isAllowed(newVisitor(other).api('register', { body }), 'auth/username_taken'));
    },
  },
  'a run among those that are played live': {
    lastsMs: MINUTE,
    async begin() {
      const player = await newPlayer(server, 1);
      await player.api('updateProfile', { body: { watchable: true } });
      const { runId } = await startRun(player);
      await sendAtOnce(player, runId)(beginOf(2));
      return async () => {
        const listed = await newVisitor(other).api('liveRuns');
        return listed.some(({ username }) => username === player.user.username);
      };
    },
  },
};

describe.each(STEPS)('a step of the machine’s clock by %d ms', (ms) => {
  test.each(Object.entries(LASTING))('changes nothing of %s', async (_, { lastsMs, begin }) => {
    const holds = await begin();
    const marginMs = Math.min(Math.abs(ms), lastsMs) / 2;
    // Ahead, it would be over too early; back, it would last for too long.
    pass(ms > 0 ? lastsMs - marginMs : lastsMs + marginMs);
    step(ms);
    expect(await holds()).toBe(ms > 0);
  });

  test('lets nobody roll or pay at another time', async () => {
    const player = await newRoller();
    step(ms);
    const { api } = elsewhere(player);
    expect((await api('rollDice')).nextRollAt).toBe(now() + DAY_MS);
    await api('createCheckoutSession', { body: { packageId: 'starter' } });
    const { db } = server.services;
    const payment = db.selectFrom('payments').select('expires_at').where('user_id', '=', player.user.id);
    expect(await payment.executeTakeFirst()).toEqual({ expires_at: now() + HOUR });
    pass(DAY_MS - 1);
    expect(await isAllowed(player.api('rollDice'), 'dice/cooling_down')).toBe(false);
    pass(1);
    expect(await isAllowed(player.api('rollDice'), 'dice/cooling_down')).toBe(true);
  });

  test('ends no cookie early', async () => {
    step(ms);
    const answer = await newVisitor(other).fetch('/api/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: `s${Math.abs(ms)}-${ms > 0}`,
        email: `${ms}@example.com`,
        password: 'orbit-of-seven',
      }),
    });
    const ends = answer.headers.getSetCookie().map((cookie) => {
      const [, name, value = ''] = /(Max-Age|Expires)=([^;]+)/.exec(cookie) ?? [];
      return name === 'Max-Age' ? now() + Number(value) * SECOND : Date.parse(value) + SECOND;
    });
    expect(ends).toHaveLength(3);
    for (const end of ends) expect(end).toBeGreaterThanOrEqual(now() + SESSION_LIFETIME_MS);
  });

  test('lets what others have signed by the real time be', async () => {
    step(ms);
    const { webhookSecrets, stripe } = requireOpen(other.services.payments);
    const payload = JSON.stringify({ id: 'evt_1', type: 'customer.created', data: { object: { id: 'cus_1' } } });
    const post = async (timestamp: number) => {
      const secret = webhookSecrets[0] ?? '';
      const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return (await fetch(`${other.url}${WEBHOOK_PATH}`, { method: 'POST', headers, body: payload })).status;
    };
    const at = Math.floor(now() / SECOND);
    expect(await post(at)).toBe(200);
    // The machine's clock may be right, and the hub's not yet.
    expect(await post(at + ms / SECOND)).toBe(200);
    expect(await post(at - 301 - Math.max(0, -ms / SECOND))).toBe(400);
    expect(await post(at + 301 + Math.max(0, ms / SECOND))).toBe(400);
  });
});

describe('steps of the machine’s clock', () => {
  test.each(STEPS)('of %i ms do not reach the time that answers tell', async (ms) => {
    other.clock.step(ms);
    onTestFinished(() => other.clock.step(-ms));
    const told = async (path: string) => Number((await fetch(other.url + path)).headers.get(HUB_TIME_HEADER));
    for (const path of ['/api/config', '/api/user']) {
      const behindMs = now() - (await told(path));
      expect(behindMs).toBeGreaterThanOrEqual(0);
      expect(behindMs).toBeLessThan(100);
    }
  });

  test('change neither the day nor the month', async () => {
    const today = new Date(now());
    const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1);
    const player = elsewhere(await newPlayer(server, STEPS.length));
    for (const isBefore of [true, false]) {
      pass(midnight - now() + (isBefore ? -30 : 30) * SECOND);
      const day = nameOfDay(dayOf(now()));
      const another = nameOfDay(dayOf(now()) + (isBefore ? 1 : -1));
      for (const ms of STEPS.filter((one) => one > 0 === isBefore)) {
        const gameId = STEPS.indexOf(ms) + 2;
        other.clock.step(ms);
        expect(await player.api('daily', { query: {} })).toMatchObject({ day, state: 'open' });
        expect(await player.api('gates', { query: {} })).toMatchObject({ month: day.slice(0, 7) });
        expect((await refusal(startRun(player, gameId, another))).code).toBe('daily/closed');
        expect(await startRun(player, gameId, day)).toMatchObject({ day });
        other.clock.step(-ms);
      }
    }
  });

  test('cost no run its mark', async () => {
    const player = await newPlayer(server, 1);
    const { runId, setup } = await startRun(player);
    const send = sendAtOnce(elsewhere(player), runId);
    const left = [...STEPS];
    let tick = 0;
    const played = await playRun(
      2,
      setup,
      async (chunk) => {
        pass((chunk.toTick - tick) * TICK_MS);
        tick = chunk.toTick;
        if (tick > 120) step(left.shift() ?? 0);
        return send(chunk);
      },
      { skill: 'good', pauseAt: 240, quitAfter: 600 },
    );
    expect(left).toEqual([]);
    const { witness } = await elsewhere(player).api('submitScore', { body: claimFor({ ...played, runId }) });
    expect(witness).toMatchObject({ fault: null, lateTicks: 0, pauses: 1 });
    expect(witness.unaccountedMs).toBeLessThan(10);
  });
});

describe('an operator', () => {
  let watched: TestServer;
  const offsets: Record<string, unknown>[] = [];

  beforeAll(async () => {
    const onLog = (line: Record<string, unknown>) => void (line['event'] === 'clock.offset' && offsets.push(line));
    watched = await startTestServer({ onLog, limits: { clockCheckMs: 20 } });
  });

  afterAll(async () => watched.close());

  async function metric(name: string): Promise<number> {
    const text = await (await fetch(`${watched.url}/metrics`)).text();
    return Number(new RegExp(`^star_seekers_${name} (.+)$`, 'm').exec(text)?.[1]);
  }

  // Of the only process on a file nobody else would serve, and its time is as before.
  const isReadyOff = (ms: number) => testEngine() === 'sqlite' || Math.abs(ms) <= MINUTE;

  test.each([10 * MINUTE, -10 * MINUTE, -MINUTE + SECOND, DAY_MS, -DAY_MS])(
    'is told that the machine’s clock has stepped by %d ms, and when it is right again',
    async (ms) => {
      const ready = async () => (await fetch(`${watched.url}/readyz`)).status;
      watched.clock.step(ms);
      await expect.poll(() => offsets.splice(0)).toMatchObject([{ level: 40, machineAheadMs: expect.closeTo(ms, -1) }]);
      expect(await metric('clock_offset_milliseconds')).toBeCloseTo(ms, -1);
      expect(await ready()).toBe(isReadyOff(ms) ? 200 : 503);
      watched.clock.step(-ms);
      expect(await ready()).toBe(200);
      await expect.poll(() => offsets.splice(0)).toMatchObject([{ level: 30 }]);
      expect(await metric('clock_offset_milliseconds')).toBeCloseTo(0, -1);
    },
  );

  test.runIf(testEngine() === 'postgres')('is told that the database’s clock is another one', async () => {
    watched.clock.advance(10 * MINUTE);
    await expect
      .poll(() => offsets.splice(0))
      .toMatchObject([{ level: 40, behindMs: expect.closeTo(-10 * MINUTE, -3) }]);
    expect(await metric('clock_behind_milliseconds')).toBeCloseTo(-10 * MINUTE, -3);
    expect((await fetch(`${watched.url}/readyz`)).status).toBe(503);
  });
});

// With a clock of the database, the machine's does not matter.
test.runIf(testEngine() === 'sqlite')(
  'a run counts as before when the server is started again after the machine’s clock was set back',
  async () => {
    const database = await createTestDatabase();
    let started = await startTestServer({ database: database.address });
    started.clock.set(started.clock.now() + 10 * MINUTE);
    const player = await newPlayer(started, 1);
    const { runId, setup } = await startRun(player);
    let visitor: Visitor = player;
    let tick = 0;
    const played = await playRun(
      2,
      setup,
      async (chunk) => {
        started.clock.advance((chunk.toTick - tick) * TICK_MS);
        tick = chunk.toTick;
        const answer = await sendAtOnce(visitor, runId)(chunk);
        if (chunk.kind === 'pause') {
          await started.close();
          started = await startTestServer({ database: database.address });
          visitor = newVisitor(started, player.cookie());
        }
        return answer;
      },
      { skill: 'good', pauseAt: 240, quitAfter: 900 },
    );
    const { witness } = await visitor.api('submitScore', { body: claimFor({ ...played, runId }) });
    expect(witness).toMatchObject({ fault: null, lateTicks: 0 });
    await started.close();
    await database.remove();
  },
);
