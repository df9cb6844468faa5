import { createHmac, randomBytes } from 'node:crypto';
import { type TestPlayer, type TestServer, newPlayer, newVisitor, startTestServer } from '../src/testing/index.ts';
import { atOnce, tally, torture } from './torture.ts';

/** Calls that are under way while a session is ended; each of them would write the session back. */
const CALLS_UNDER_WAY = 16;

/** Past the interval after which a session in use is written again. */
const TOUCH_MS = 6 * 60 * 1000;

/** Ways to end every session that a thief holds. */
const ENDINGS = {
  logout: async ({ api }: TestPlayer) => api('logout'),
  reset: async (player: TestPlayer, server: TestServer) => {
    await player.api('requestReset', { body: { email: player.user.email } });
    const letter = (await server.mails()).find(({ to }) => to === player.user.email);
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
    await player.api('resetPassword', { body: { token, password: 'a-new-orbit' } });
  },
  'new password': async ({ api, password }: TestPlayer) =>
    api('changePassword', { body: { currentPassword: password, password: 'a-new-orbit' } }),
  deletion: async ({ api, password }: TestPlayer) => api('deleteUser', { body: { password } }),
} as const;

/** Sessions that were planted, copied or read from the database open nothing. */
export const sessions = torture({
  promise: "sessions can't be stolen or fixed",
  short: { players: 2 },
  long: { players: 100 },
  run: async ({ players }: { players: number }) => {
    const server = await startTestServer({ limits: { passwordQueue: 10_000 } });
    const faults: string[] = [];
    const outcomes: number[] = [];
    const expectClosed = async (what: string, cookie: string) => {
      const { status } = await newVisitor(server, cookie).fetch('/api/user');
      outcomes.push(status);
      if (status !== 401) faults.push(`${what}: ${status}`);
    };

    await atOnce(Array.from({ length: players }), 4, async () => {
      const planted = await plantedCookies(server);
      for (const cookie of planted) await expectClosed('a planted cookie', cookie);
      for (const [name, end] of Object.entries(ENDINGS)) {
        const player = await newPlayer(server);
        const stolen = player.cookie();
        server.clock.advance(TOUCH_MS);
        const underWay = Array.from({ length: CALLS_UNDER_WAY }, async () =>
          newVisitor(server, stolen).fetch('/api/user'),
        );
        await Promise.all([end(player, server), ...underWay]);
        await expectClosed(`a copy after ${name}`, stolen);
      }
      await newPlayer(server);
    });
    for (const cookie of await cookiesOfDump(server)) await expectClosed('a row of a stolen database', cookie);
    await server.close();
    return { text: `${outcomes.length} attempts: ${tally(outcomes)}`, faults };
  },
});

/** Cookies that a browser held before its user signed in with it: made up, or of somebody else's session. */
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

/** What somebody with a copy of the database, but without the server's secret, could send. */
async function cookiesOfDump(server: TestServer): Promise<string[]> {
  const rows = await server.services.db.selectFrom('sessions').selectAll().execute();
  return rows.flatMap(({ id_hash: hash }) => {
    const forged = createHmac('sha256', 'a guess').update(hash).digest('base64').replaceAll('=', '');
    return [hash, `${hash}.${forged}`, encodeURIComponent(`${hash}.${forged}`)].map((id) => `star-seekers=${id}`);
  });
}
