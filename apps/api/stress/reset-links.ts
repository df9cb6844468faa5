import { type TestPlayer, type TestServer, newPlayer, newVisitor, startTestServer } from '../src/testing/index.ts';
import { postWithHeaders } from '../src/testing/post-with-headers.ts';
import { RACING, tally, stress } from './stress.ts';

const FORGED_HEADERS = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', 'x-forwarded-port': '444' },
  { forwarded: 'host=evil.example;proto=https' },
  { origin: 'https://evil.example' },
];

/** A reset link works once and always leads to this server. */
export const resetLinks = stress({
  promise: 'reset links work once',
  shortOn: RACING,
  short: { accounts: 1, atOnce: 24 },
  long: { accounts: 10, atOnce: 200 },
  run: async (scale: { accounts: number; atOnce: number }) => {
    const server = await startTestServer({ limits: { passwordQueue: 10_000 } });
    const outcomes: string[] = [];
    const faults: string[] = [];
    for (let account = 0; account < scale.accounts; account++) {
      const player = await newPlayer(server);
      const older = await requestToken(server, player);
      const newer = await requestToken(server, player);
      const wrong = [older, newer.slice(0, -1), `${newer}A`, newer.toUpperCase(), ...(await storedHashes(server))];
      for (const token of wrong) {
        const outcome = await redeem(server, token);
        outcomes.push(outcome);
        if (outcome === 'used') faults.push(`a wrong token worked: ${token}`);
      }
      const uses = await Promise.all(Array.from({ length: scale.atOnce }, async () => redeem(server, newer)));
      outcomes.push(...uses);
      const used = uses.filter((outcome) => outcome === 'used').length;
      if (used !== 1) faults.push(`one link was used ${used} times`);
      faults.push(...(await forgedLinks(server, player)));
    }
    await server.close();
    return { text: `${outcomes.length} uses: ${tally(outcomes)}`, faults };
  },
});

async function requestToken(server: TestServer, { user }: TestPlayer): Promise<string> {
  await newVisitor(server).api('requestReset', { body: { email: user.email } });
  return /token=([\w-]+)/.exec((await server.mails())[0]?.text ?? '')?.[1] ?? '';
}

async function redeem(server: TestServer, token: string): Promise<string> {
  return newVisitor(server)
    .api('resetPassword', { body: { token, password: 'a-new-orbit' } })
    .then(
      () => 'used',
      (error: { code: string }) => error.code,
    );
}

async function storedHashes({ services: { db } }: TestServer): Promise<string[]> {
  const rows = await db.selectFrom('password_resets').select('token_hash').execute();
  return rows.map(({ token_hash: hash }) => hash);
}

/** Links to other origins that forged headers put into the e-mail. */
async function forgedLinks(server: TestServer, { user }: TestPlayer): Promise<string[]> {
  const faults: string[] = [];
  const own = `http://localhost:${new URL(server.url).port}/reset-password?token=`;
  for (const headers of FORGED_HEADERS) {
    await postWithHeaders(`${server.url}/api/auth/request-reset`, { email: user.email }, headers);
    const text = (await server.mails())[0]?.text ?? '';
    const links = text.match(/https?:\S+/g) ?? [];
    if (links.length !== 1 || !links[0]?.startsWith(own))
      faults.push(`${JSON.stringify(headers)} made ${links.join()}`);
  }
  return faults;
}
