import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, startTestServer } from '../../testing/index.ts';

const WINDOW_MS = 60_000;

let server: TestServer;
const logged: Record<string, unknown>[] = [];

beforeAll(async () => {
  server = await startTestServer({
    publicUrl: 'https://hub.example',
    limits: { requestsByAddress: { max: 1, windowMs: WINDOW_MS } },
    onLog: (line) => logged.push(line),
  });
  server.clock.stop();
});

afterAll(async () => server.close());

/** The statuses of requests that a proxy has forwarded with these headers, in a window of their own. */
async function statusesOf(...forwarded: string[]): Promise<number[]> {
  server.clock.advance(WINDOW_MS);
  const statuses = [];
  for (const header of forwarded)
    statuses.push((await fetch(`${server.url}/api/config`, { headers: { 'x-forwarded-for': header } })).status);
  return statuses;
}

test.each([
  ['203.0.113.1:50001', '203.0.113.2:50001', '203.0.113.1:50002'],
  ['[2001:db8:1::1]:443', '[2001:db8:2::1]:443', '[2001:db8:1::2]:444'],
  ['[2001:db8:1::1]', '2001:db8:2::1', '2001:db8:1::2'],
  ['unknown, 203.0.113.1:50001', 'unknown,203.0.113.2', 'evil.example , 203.0.113.1'],
  ['203.0.113.1:50001, 127.0.0.1:8080', '203.0.113.2, 127.0.0.1', '203.0.113.1, [::1]:8080'],
])('clients at %s and %s are two, and %s is the first again (G 8)', async (first, second, firstAgain) => {
  expect(await statusesOf(first, second, firstAgain)).toEqual([200, 200, 429]);
});

test('an entry that is no address is logged once (G 8)', async () => {
  expect(logged.filter(({ event }) => event === 'proxy.address')).toEqual([]);
  expect(await statusesOf('unknown', 'x'.repeat(100), '203.0.113.1')).toEqual([200, 429, 200]);
  expect(logged.filter(({ event }) => event === 'proxy.address')).toMatchObject([{ entry: 'unknown' }]);
});
