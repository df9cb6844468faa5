import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPlayer, type TestServer, ledgerFaults, newPlayer, startTestServer } from '../testing/index.ts';

let server: TestServer;
let player: TestPlayer;

beforeAll(async () => {
  server = await startTestServer();
  player = await newPlayer(server);
});

afterAll(async () => server.close());

/** Sends a request with the player's cookie and exactly these headers. @returns `accepted` or the error code */
async function send(method: string, path: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(server.url + path, { method, headers: { cookie: player.cookie(), ...headers } });
  if (response.ok) return 'accepted';
  return ((await response.json()) as { code: string }).code;
}

const OWN = () => server.url;
const own = { 'sec-fetch-site': 'same-origin' };

test.each([
  ['another site', () => ({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })],
  ['a sibling of our site', () => ({ 'sec-fetch-site': 'same-site', origin: 'http://evil.localhost' })],
  ['a typed address', () => ({ 'sec-fetch-site': 'none' })],
  ['another site that names our origin', () => ({ 'sec-fetch-site': 'cross-site', origin: OWN() })],
  ['an old browser on another site', () => ({ origin: 'https://evil.example' })],
  ['our host on another port', () => ({ origin: 'http://127.0.0.1:1' })],
  ['our host over https', () => ({ origin: OWN().replace('http:', 'https:') })],
  ['a hidden origin', () => ({ origin: 'null' })],
  ['no origin headers', () => ({})],
])('a write from %s is rejected', async (_, headersOf) => {
  const headers = headersOf();
  for (const path of ['/api/dice/roll', '/api/logout', '/api/user/credits/add', '/api/login']) {
    expect(await send('POST', path, headers)).toBe('request/cross_site');
  }
  expect(await server.services.db.selectFrom('dice_rolls').selectAll().execute()).toEqual([]);
});

test.each([
  ['a browser with Sec-Fetch-Site', () => own],
  ['an older browser with Origin', () => ({ origin: OWN() })],
])('a write from our own page is accepted from %s', async (_, headersOf) => {
  expect(['accepted', 'dice/cooling_down']).toContain(await send('POST', '/api/dice/roll', headersOf()));
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body of type %s, which a form of another site could send, is rejected',
  async (type) => {
    const response = await player.fetch('/api/user/credits/add', {
      method: 'POST',
      headers: { 'content-type': type },
      body: '{"amount": 1}',
    });
    expect(response.status).toBe(415);
    expect(await ledgerFaults(server.services.db)).toEqual([]);
  },
);

test('reads are accepted from other sites', async () => {
  expect(await send('GET', '/api/user', { 'sec-fetch-site': 'cross-site' })).toBe('accepted');
});
