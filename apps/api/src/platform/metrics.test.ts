import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  begun,
  claimFor,
  emptyChunk,
  newPlayer,
  newVisitor,
  refusal,
  sendAtOnce,
  startAndPlay,
  startRun,
  startTestServer,
} from '../testing/index.ts';

test('the metrics count requests by route, hashes and queue lengths', async () => {
  const server = await startTestServer();
  const { api, user } = await newPlayer(server);
  await api('gameBreakdown', { params: { id: user.id } });
  await refusal(newVisitor(server).api('gameBreakdown', { params: { id: user.id } }));
  await fetch(`${server.url}/made-up/${user.id}`);
  const response = await fetch(`${server.url}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const value = (line: string) =>
    Number(
      text
        .split('\n')
        .find((candidate) => candidate.startsWith(line))
        ?.split(' ')
        .at(-1),
    );
  const requests = (status: number) =>
    value(`star_seekers_request_seconds_count{method="GET",route="/api/user/:id/game-breakdown",status="${status}"}`);
  expect([requests(200), requests(401)]).toEqual([1, 1]);
  expect(value('star_seekers_password_hashes_total')).toBe(1);
  for (const name of ['password_queue', 'verifier_queue', 'background_work'])
    expect(value(`star_seekers_${name}`)).toBe(0);
  expect(value('star_seekers_database_available')).toBe(1);
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(text).not.toContain(user.id);
  await server.close();
});

test('an alert or a plot asks for nothing that the metrics do not have', async () => {
  const server = await startTestServer();
  const player = await newPlayer(server, 1);
  await player.api('submitScore', { body: claimFor(await startAndPlay(server, player, { quitAfter: 60 })) });
  await server.services.loop.during('draw days', async () => undefined);
  await expect(
    server.services.loop.during('reconcile payments', async () => Promise.reject(new Error('a fault'))),
  ).rejects.toThrow('a fault');
  await fetch(`${server.url}/made-up`);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  // A job that has never succeeded has an age too, or nobody would be told.
  expect(text).toContain('star_seekers_job_success_age_seconds{job="reconcile payments"}');
  const known = new Set([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '']) => name));
  const folder = new URL('../../../../scripts/release/monitoring/', import.meta.url);
  const files = ['star-seekers.rules.yml', 'star-seekers.dashboard.json'].map((name) =>
    readFileSync(new URL(name, folder), 'utf8'),
  );
  const asked = files.flatMap((file) =>
    [...file.matchAll(/\b(?:star_seekers|process|nodejs)_\w+/g)].map(([name]) => name),
  );
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((name) => !known.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
  const dashboard = JSON.parse(files[1] ?? '') as { panels: { targets?: { expr: string }[] }[] };
  const queries = [
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    ...[...(files[0] ?? '').matchAll(/expr: (?:>-\n)?([\s\S]*?)\n\s+(?:for|labels):/g)].map(([, expr = '']) => expr),
  ];
  for (const query of queries) expect(unbalanced(query), query).toBe('');
  const alerts = [...(files[0] ?? '').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  expect(
    [...guide.matchAll(/^\| `([A-Z]\w+)` +\|/gm)].map(([, name]) => name).filter((name) => alerts.includes(name ?? '')),
  ).toEqual(alerts);
  await server.close();
});

/** What is left of a query when what it opens and closes is taken away. */
function unbalanced(query: string): string {
  let rest = query.replaceAll(/"[^"]*"/g, '').replaceAll(/[^()[\]{}]/g, '');
  for (let last = ''; last !== rest;) {
    last = rest;
    rest = rest.replaceAll(/\(\)|\[\]|\{\}/g, '');
  }
  return rest;
}

test('the metrics are served while the database cannot be read', async () => {
  const server = await startTestServer();
  const read = async () => (await fetch(`${server.url}/metrics`)).text();
  expect(await read()).toContain('star_seekers_open_runs 0\n');
  await server.services.db.close();
  const text = await read();
  expect(text).toContain('star_seekers_open_runs Nan\n');
  expect(text).toContain('star_seekers_verifier_queue 0\n');
  await server.close();
});

test('a hub at rest is woken at most ten times a second by the metrics', async () => {
  const server = await startTestServer();
  const shortest = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^nodejs_eventloop_lag_min_seconds (\S+)$/m.exec(text)?.[1]);
  };
  // Counted from one sample to the next. A scrape begins anew.
  await expect.poll(shortest, { interval: 250 }).toBeGreaterThan(0);
  await expect.poll(shortest, { interval: 250 }).toBeGreaterThanOrEqual(0.09);
  await server.close();
});

test('the metrics count verified runs by what the hub saw of them', async () => {
  const server = await startTestServer();
  const player = await newPlayer(server, 2);
  const quitAfter = [60, 0];
  for (const ticks of quitAfter)
    await player.api('submitScore', { body: claimFor(await startAndPlay(server, player, { quitAfter: ticks })) });
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(text).toContain('star_seekers_verified_runs_total{fault="none"} 1\n');
  expect(text).toContain('star_seekers_verified_runs_total{fault="unplayed"} 1\n');
  await server.close();
});

test('the metrics count refused parts of runs by why', async () => {
  const server = await startTestServer();
  server.clock.stop();
  const player = await newPlayer(server, 1);
  const { runId } = await startRun(player);
  const send = await begun(2, sendAtOnce(player, runId));
  const refused = [
    emptyChunk(2, 5, 300),
    emptyChunk(2, 6, 360),
    emptyChunk(2, 1, 120),
    { ...emptyChunk(2, 1, 1), token: null },
    emptyChunk(2, 0, 0),
  ];
  for (const chunk of refused) await refusal(send(chunk));
  await player.api('leaseRun', { params: { id: runId } });
  await refusal(send(emptyChunk(2, 1, 1)));
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const counts = [...text.matchAll(/^star_seekers_chunk_refusals_total\{kind="(\w+)"\} (\d+)$/gm)];
  expect(Object.fromEntries(counts.map(([, kind, count]) => [kind, Number(count)]))).toEqual({
    gap: 2,
    early: 1,
    invalid: 1,
    conflict: 1,
    taken_over: 1,
  });
  await server.close();
});

test('a public server serves metrics only with its token, and not at all without one configured', async () => {
  const statusOf = async (url: string, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/metrics`, { headers })).status;
  const serverWithoutToken = await startTestServer({ publicUrl: 'https://hub.example' });
  expect(await statusOf(serverWithoutToken.url)).toBe(404);
  await serverWithoutToken.close();

  const serverWithToken = await startTestServer({
    publicUrl: 'https://hub.example',
    metricsToken: 'a-token-of-the-tests',
  });
  expect(await statusOf(serverWithToken.url)).toBe(401);
  expect(await statusOf(serverWithToken.url, { authorization: 'Bearer another' })).toBe(401);
  expect(await statusOf(serverWithToken.url, { authorization: 'Bearer a-token-of-the-tests' })).toBe(200);
  await serverWithToken.close();
});
