import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError, createClient } from './client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let baseUrl: string;
let answer: Answer;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => answer(request, response, body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'string' || address === null) throw new Error('no port');
  baseUrl = `http://127.0.0.1:${address.port}`;
});

afterAll(() => void server.close());

function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

describe('the client', () => {
  it('fills in the path and the query', async () => {
    let url = '';
    answer = (request, response, body) => {
      url = request.url ?? '';
      json(200, [])(request, response, body);
    };
    await createClient({ baseUrl })('gameBoard', { params: { gameId: '2' }, query: { type: 'yearly', limit: '10' } });
    expect(url).toBe('/api/leaderboard/game/2?type=yearly&limit=10');
  });

  it('escapes path parameters', async () => {
    let url = '';
    answer = (request, response, body) => {
      url = request.url ?? '';
      json(200, [])(request, response, body);
    };
    await createClient({ baseUrl })('gameBreakdown', { params: { id: '../x?y' } });
    expect(url).toBe('/api/user/..%2Fx%3Fy/game-breakdown');
  });

  it('sends a JSON body and its headers', async () => {
    let received: unknown;
    answer = (request, response, body) => {
      received = {
        method: request.method,
        type: request.headers['content-type'],
        key: request.headers['idempotency-key'],
        body,
      };
      json(201, { runId: 'r' })(request, response, body);
    };
    await createClient({ baseUrl })('startRun', {
      body: { gameId: 2, rulesVersion: 1 },
      headers: { 'idempotency-key': 'abcdefgh' },
    });
    expect(received).toEqual({
      method: 'POST',
      type: 'application/json',
      key: 'abcdefgh',
      body: '{"gameId":2,"rulesVersion":1}',
    });
  });

  describe('sends a request again that no server took', () => {
    const refused = json(
      503,
      { code: 'server/unavailable', message: 'elsewhere', details: { againMs: 10 } },
      { 'retry-after': '1' },
    );
    const count = () => ({ refusals: 0, failures: 0 });

    it('until one does, and says nothing of it', async () => {
      const counts = count();
      const bodies: string[] = [];
      answer = (request, response, body) => {
        bodies.push(body);
        const isTaken = ++counts.refusals > 3;
        (isTaken ? json(201, { runId: 'r' }) : refused)(request, response, body);
      };
      const api = createClient({ baseUrl, patienceMs: 60_000, onError: () => void counts.failures++ });
      const headers = { 'idempotency-key': 'abcdefgh' };
      await expect(api('startRun', { body: { gameId: 2, rulesVersion: 1 }, headers })).resolves.toEqual({ runId: 'r' });
      expect(counts).toEqual({ refusals: 4, failures: 0 });
      expect(new Set(bodies).size).toBe(1);
    });

    it('no longer than it has patience', async () => {
      answer = refused;
      await expect(createClient({ baseUrl, patienceMs: 100 })('user')).rejects.toMatchObject({ status: 503 });
    });

    it.each([
      ['without patience', 0, refused],
      [
        'when it was taken and refused',
        60_000,
        json(503, { code: 'runs/busy', message: 'later' }, { 'retry-after': '1' }),
      ],
      [
        'that takes none for longer',
        60_000,
        json(503, { code: 'server/unavailable', message: 'later' }, { 'retry-after': '30' }),
      ],
      ['when no time is named', 60_000, json(503, { code: 'server/unavailable', message: 'later' })],
    ])('but not %s', async (_, patienceMs, refusal) => {
      let requests = 0;
      answer = (...exchange) => {
        requests++;
        refusal(...exchange);
      };
      await expect(createClient({ baseUrl, patienceMs })('user')).rejects.toMatchObject({ status: 503 });
      expect(requests).toBe(1);
    });

    it('not when its signal fires', async () => {
      answer = refused;
      const leaving = new AbortController();
      const request = createClient({ baseUrl, patienceMs: 60_000 })('user', {}, { signal: leaving.signal });
      leaving.abort(new Error('left'));
      await expect(request).rejects.toThrow('left');
    });
  });

  it('resolves to undefined on a 204', async () => {
    answer = (_request, response) => void response.writeHead(204).end();
    await expect(createClient({ baseUrl })('logout')).resolves.toBeUndefined();
  });

  it('throws an error response with its code, details and retry delay', async () => {
    answer = json(503, { code: 'runs/busy', message: 'later', details: { queue: 9 } }, { 'retry-after': '2' });
    const received: string[] = [];
    const client = createClient({ baseUrl, onError: (error, name) => received.push(`${name} ${error.code}`) });
    await expect(client('diceCooldown')).rejects.toMatchObject({
      status: 503,
      code: 'runs/busy',
      message: 'later',
      details: { queue: 9 },
      retryAfterS: 2,
    });
    expect(received).toEqual(['diceCooldown runs/busy']);
  });

  it.each([
    ['an error page', 502, '<h1>Bad gateway</h1>'],
    ['a success that is not JSON', 200, 'hello'],
    ['an error of another shape', 500, '{"oops":1}'],
  ])('rejects %s as unexpected', async (_what, status, text) => {
    answer = (_request, response) => void response.writeHead(status).end(text);
    const failure = await createClient({ baseUrl })('user').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ code: 'unexpected', status, message: `Server responded with status ${status}` });
  });

  it('reports a lost connection as a network error', async () => {
    answer = (request) => void request.socket.destroy();
    await expect(createClient({ baseUrl })('user')).rejects.toMatchObject({ code: 'network', status: 0 });
  });

  it('rethrows an AbortError unchanged', async () => {
    answer = () => undefined;
    const abort = new AbortController();
    const request = createClient({ baseUrl })('user', {}, { signal: abort.signal });
    abort.abort();
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  });
});
