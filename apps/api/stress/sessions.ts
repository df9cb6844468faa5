import { createHmac, randomBytes } from 'node:crypto';
import { type TestPlayer, type TestServer, newPlayer, newVisitor, startTestServer } from '../src/testing/index.ts';
import { runConcurrently } from '../src/platform/run-concurrently.ts';
import { RACING, tally, stress } from './stress.ts';

/** Requests in flight while a session is revoked. Each of them would extend the session. */
const IN_FLIGHT = 16;

/** Longer than the interval after which an active session is extended. */
const TOUCH_MS = 6 * 60 * 1000;

/** Ways to revoke a stolen session. */
const ENDINGS = {
  logout: async ({ api }: TestPlayer) => api('logout'),
  reset: async (player: TestPlayer, server: TestServer) => {
    await player.api('requestReset', { body: { email: player.user.email } });
    const email = (await server.mails()).find(({ to }) => to === player.user.email);
    const token = /token=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
    await player.api('resetPassword', { body: { token, password: 'a-new-orbit' } });
  },
  'new password': async ({ api, password }: TestPlayer) =>
    api('changePassword', { body: { currentPassword: password, password: 'a-new-orbit' } }),
  deletion: async ({ api, password }: TestPlayer) => api('deleteUser', { body: { password } }),
} as const;

/** Planted, copied and leaked sessions are rejected. */
export const sessions = stress({
  promise: "sessions can't be stolen or fixed",
  shortOn: RACING,
  short: { players: 2 },
  long: { players: 100 },
  run: async ({ players }: { players: number }) => {
    const server = await startTestServer({ limits: { passwordQueue: 10_000 } });
    const faults: string[] = [];
    const outcomes: number[] = [];
    const expectRejected = async (description: string, cookie: string) => {
      const { status } = await newVisitor(server, cookie).fetch('/api/user');
      outcomes.push(status);
      if (status !== 401) faults.push(`${description}: ${status}`);
    };

    await runConcurrently(Array.from({ length: players }), 4, async () => {
      const planted = await plantedCookies(server);
      for (const cookie of planted) await expectRejected('a planted cookie', cookie);
      for (const [name, end] of Object.entries(ENDINGS)) {
        const player = await newPlayer(server);
        const stolen = player.cookie();
        server.clock.advance(TOUCH_MS);
        const inFlight = Array.from({ length: IN_FLIGHT }, async () => newVisitor(server, stolen).fetch('/api/user'));
        await Promise.all([end(player, server), ...inFlight]);
        await expectRejected(`a copy after ${name}`, stolen);
      }
      await newPlayer(server);
    });
    for (const cookie of await cookiesFromDump(server)) await expectRejected('a row of a stolen database', cookie);
    await server.close();
    return { text: `${outcomes.length} attempts: ${tally(outcomes)}`, faults };
  },
});

/** Cookies of a browser from before the sign-in: made-up ones, and those of another session. */
async function plantedCookies(server: TestServer): Promise<string[]> {
  const thief = await newPlayer(server);
  const cookies: string[] = [];
  for (const planted of [thief.cookie(), `star-seekers=${randomBytes(32).toString('base64url')}`]) {
    const victim = await newPlayer(server);
    const browser = newVisitor(server, planted);
    await browser.api('login', { body: { email: victim.user.email, password: victim.password } });
    cookies.push(planted);
  }
  return cookies;
}

/** Cookies that can be forged from a leaked database without the server's secret. */
async function cookiesFromDump(server: TestServer): Promise<string[]> {
  const rows = await server.services.db.selectFrom('sessions').selectAll().execute();
  return rows.flatMap(({ id_hash: hash }) => {
    const signature = createHmac('sha256', 'a guess').update(hash).digest('base64').replaceAll('=', '');
    return [hash, `${hash}.${signature}`, encodeURIComponent(`${hash}.${signature}`)].map((id) => `star-seekers=${id}`);
  });
}
