/** Makes the requests of `pnpm bench largest` in a process of its own. */
import { MINIMAL_ANSWER } from '@star-seekers/contracts';
import WebSocket from 'ws';

export interface LargestRequest {
  readonly kind: 'nothing' | 'welcome' | 'lease' | 'viewer' | 'viewers' | 'claim';
  readonly gameId: number;
  readonly url: string;
  readonly cookie: string;
  readonly runId: string;
  readonly liveId: string;
}

process.on('message', (request: LargestRequest) => {
  handle(request).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.(String(error)),
  );
});

async function handle({ kind, gameId, url, cookie, runId, liveId }: LargestRequest): Promise<string> {
  if (kind === 'nothing') return 'done';
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  if (kind === 'lease') {
    const asking = { ...headers, prefer: MINIMAL_ANSWER };
    return ended(await fetch(`${url}/api/runs/${runId}/lease`, { method: 'POST', headers: asking }));
  }
  if (kind === 'claim') {
    const body = JSON.stringify({ gameId, score: 0, points: 0, runId });
    return ended(await fetch(`${url}/api/games/score`, { method: 'POST', headers, body }));
  }
  if (kind === 'welcome') {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/runs/${runId}/stream?epoch=1&answered=0`, {
      headers,
    });
    const { promise, resolve } = Promise.withResolvers<string>();
    socket.on('message', (data: Buffer) => resolve(data.includes('"position"') ? 'done' : data.toString()));
    socket.on('error', (error) => resolve(String(error)));
    const answer = await promise;
    socket.terminate();
    return answer;
  }
  const leaving = new AbortController();
  const answers = await Promise.all(
    Array.from({ length: kind === 'viewer' ? 1 : 2 }, async () => firstEvent(`${url}/api/live/${liveId}`, leaving)),
  );
  leaving.abort();
  return answers.find((answer) => answer !== 'done') ?? 'done';
}

async function ended(response: Response): Promise<string> {
  const text = await response.text();
  return response.ok ? 'done' : text;
}

async function firstEvent(url: string, leaving: AbortController): Promise<string> {
  const response = await fetch(url, { signal: leaving.signal });
  if (!response.body) return 'no body';
  let text = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (text.includes('\n\n')) return text.startsWith('data: {"type":"head"') ? 'done' : text.slice(0, 200);
  }
  return `ended: ${text.slice(0, 200)}`;
}
