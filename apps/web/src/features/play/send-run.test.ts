import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ErrorCode } from '@star-seekers/contracts';
import { createClient } from '@star-seekers/contracts/client';
import { expect, test } from 'vitest';
import { type FinishedKeptRun } from './kept-run.ts';
import { sendRun } from './send-run.ts';

const RUN = { gameId: 2, runId: 'a-run', claim: { score: 210, points: 210 }, unsent: [] } as unknown as FinishedKeptRun;

test.each<[ErrorCode, number, object]>([
  ['runs/stale_rules', 409, { verdict: { status: 'stale' } }],
  ['runs/unchecked', 409, { verdict: { status: 'unchecked' } }],
  ['runs/restored', 409, { verdict: { status: 'unchecked' } }],
  ['runs/rejected', 422, { verdict: { status: 'rejected', message: expect.any(String) } }],
  ['runs/busy', 503, { verdict: null, retryAfterMs: 60_000 }],
  ['server/unavailable', 503, { verdict: null, retryAfterMs: 60_000 }],
  ['runs/chunk_gap', 409, { verdict: null, retryAfterMs: 60_000 }],
])('the answer %s decides what becomes of a run', async (code, status, expected) => {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '60' });
    response.end(JSON.stringify({ code, message: '' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  expect(await sendRun(createClient({ baseUrl: `http://127.0.0.1:${port}` }), RUN)).toEqual(expected);
  server.close();
});
