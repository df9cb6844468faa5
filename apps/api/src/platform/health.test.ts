import { expect, test } from 'vitest';
import { startTestServer } from '../testing/index.ts';

test('a working server is alive and ready', async () => {
  const server = await startTestServer();
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
  const ready = await fetch(`${server.url}/readyz`);
  expect({ status: ready.status, body: await ready.json() }).toEqual({ status: 200, body: { status: 'ready' } });
  await server.close();
});

test('a server without its database is alive but not ready', async () => {
  const server = await startTestServer();
  await server.services.db.close();
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  const ready = await fetch(`${server.url}/readyz`);
  expect({ status: ready.status, body: await ready.json() }).toEqual({
    status: 503,
    body: { code: 'server/unavailable', message: expect.any(String) },
  });
  await server.close();
});

test('a server without its verifier is not ready', async () => {
  const server = await startTestServer({ limits: { verifierReady: true } });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.services.verifier.close();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  await server.close();
});
