import { request } from 'node:http';
import { type TestPlayer, type TestServer, newPlayer, newVisitor, startTestServer } from '../src/testing/index.ts';
import { tally, torture } from './torture.ts';

const FORGED_HEADERS = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', 'x-forwarded-port': '444' },
  { forwarded: 'host=evil.example;proto=https' },
  { origin: 'https://evil.example' },
];

/** A reset link sets one password, once, and leads nowhere but here. */
export const resetLinks = torture({
  promise: 'reset links work once',
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

/** Links to elsewhere that a caller got into a letter by what they wrote into the request. */
async function forgedLinks(server: TestServer, { user }: TestPlayer): Promise<string[]> {
  const faults: string[] = [];
  const own = `http://localhost:${new URL(server.url).port}/reset-password?token=`;
  for (const headers of FORGED_HEADERS) {
    await post(`${server.url}/api/auth/request-reset`, { email: user.email }, headers);
    const text = (await server.mails())[0]?.text ?? '';
    const links = text.match(/https?:\S+/g) ?? [];
    if (links.length !== 1 || !links[0]?.startsWith(own))
      faults.push(`${JSON.stringify(headers)} made ${links.join()}`);
  }
  return faults;
}

/** `fetch` sends no `Host` of the caller's choice. */
async function post(url: string, body: unknown, headers: Record<string, string>): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    });
    call.on('response', (response) => void response.resume().on('end', resolve));
    call.on('error', reject);
    call.end(JSON.stringify(body));
  });
}
