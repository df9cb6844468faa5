import { type Endpoint, endpoints } from '@star-seekers/contracts';
import fc from 'fast-check';
import { z } from 'zod';
import { type TestPlayer, type TestServer, ledgerFaults, newPlayer, startTestServer } from '../src/testing/index.ts';
import { EVIL_TEXT, type JsonSchema, jsonBy } from './json-arbitrary.ts';
import { runConcurrently } from '../src/platform/run-concurrently.ts';
import { tally, stress } from './stress.ts';

/** A raw request. */
interface RawRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];

/** Damages the text of a JSON body. */
const DAMAGE: ((json: string) => string)[] = [
  (json) => json.slice(0, json.length / 2),
  (json) => json.replace(/\d+/, 'NaN'),
  (json) => json.replace(/\d+/, '9007199254740993'),
  (json) => json.replace(/\d+/, '1e999'),
  (json) => json.replace('{', '{"__proto__": {"admin": true}, '),
  (json) => json.replace('{', '{"constructor": {"prototype": {"admin": true}}, '),
  (json) => json.replace('{', '{"amount": 1, "amount": 2, '),
  (json) => `\ufeff${json}`,
  (json) => `${json}${json}`,
  () => '['.repeat(10_000),
  () => `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  () => `{"pad": "${'x'.repeat(70_000)}"}`,
  () => `{"pad": "${'x'.repeat(400_000)}"}`,
  () => '',
];

const HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-encoding': 'gzip' },
  { 'idempotency-key': 'a'.repeat(8000) },
  { 'idempotency-key': '\u00ff\u00fe'.repeat(8) },
  { cookie: 'star-seekers=%ff%00; __proto__=1; =; a' },
  { accept: 'text/html, application/\u00e9' },
  { 'x-forwarded-for': '::1, evil, 999.999.999.999' },
  { range: 'bytes=-1-' },
  { 'if-modified-since': 'never' },
];

const seed = Date.now() % 2 ** 31;

/** Requests generated from the schemas, mostly valid with some invalid parts, never cause an internal error. */
export const badInput = stress({
  promise: "bad input can't break it",
  shortOn: { engine: 'postgres', because: 'it is strict about types and characters' },
  short: { requests: 250, seed },
  long: { requests: 50_000, seed },
  run: async ({ requests, seed }: { requests: number; seed: number }) => {
    const server = await startTestServer({ limits: { passwordQueue: 10_000 } });
    const faults: string[] = [];
    const statuses: number[] = [];
    let player = await newPlayer(server, 50);
    await runConcurrently(fc.sample(rawRequest(), { numRuns: requests, seed }), 8, async (request) => {
      // A valid request may have signed the player out.
      if (!player.cookie()) player = await newPlayer(server, 50);
      const { status, text } = await send(server, player, request);
      statuses.push(status);
      if (status >= 500 || /\bat \S+ \(|\.ts:\d/.test(text)) {
        faults.push(`seed ${seed}: ${JSON.stringify(request).slice(0, 300)} got ${status} ${text.slice(0, 100)}`);
      }
    });
    faults.push(...(await ledgerFaults(server.services.db)));
    await server.close();
    return { text: `${statuses.length} requests: ${tally(statuses.toSorted((a, b) => a - b))}`, faults };
  },
});

function rawRequest(): fc.Arbitrary<RawRequest> {
  const requests = Object.values(endpoints as Record<string, Endpoint>).map((endpoint) =>
    fc.record({
      method: mostly(fc.constant(endpoint.method), fc.constantFrom(...METHODS)),
      path: fc
        .tuple(pathOf(endpoint), queryOf(endpoint))
        .map(([path, query]) => `/api${path}${query === '' ? '' : `?${query}`}`),
      headers: fc.tuple(fc.constantFrom(...HEADERS), fc.uuid()).map(([headers, key]) => ({
        'content-type': 'application/json',
        'idempotency-key': key,
        ...headers,
      })),
      body: bodyOf(endpoint),
    }),
  );
  return fc.oneof(...requests);
}

function mostly<Value>(usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

function pathOf({ path }: Endpoint): fc.Arbitrary<string> {
  const evil = fc.constantFrom(...EVIL_TEXT.map(percentEncoded), '%ff', '%', '%ED%A0%80', '..%2f..', 'x'.repeat(500));
  return mostly(fc.constantFrom('1', '2', 'a-player'), evil).map((value) => path.replaceAll(/:\w+/g, () => value));
}

function queryOf({ query }: Endpoint): fc.Arbitrary<string> {
  const names = Object.keys((query ? schemaOf(query).properties : undefined) ?? {});
  const pair = fc
    .tuple(
      fc.constantFrom(...names, '__proto__', 'x[y]', ''),
      fc.constantFrom('1', '50', 'monthly', 'oni', ...EVIL_TEXT),
    )
    .map(([name, value]) => `${encodeURIComponent(name)}=${percentEncoded(value.slice(0, 2000))}`);
  return fc.array(pair, { maxLength: 3 }).map((pairs) => pairs.join('&'));
}

function bodyOf({ body }: Endpoint): fc.Arbitrary<string | undefined> {
  if (!body) return mostly<string | undefined>(fc.constant(undefined), fc.constantFrom('{}', 'null', '[', '{"a":1}'));
  const json = jsonBy(schemaOf(body)).map((value) => JSON.stringify(value));
  const damaged = fc.tuple(json, fc.constantFrom(...DAMAGE)).map(([text, damage]) => damage(text));
  return fc.oneof({ weight: 4, arbitrary: json }, { weight: 1, arbitrary: damaged });
}

function schemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
}

/** Like `encodeURIComponent`, but encodes a lone surrogate instead of throwing. */
function percentEncoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

async function send(server: TestServer, player: TestPlayer, request: RawRequest) {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const { 'content-type': type, ...headers } = request.headers;
  const response = await player.fetch(server.url + request.path, {
    method: request.method,
    headers: { ...headers, ...(hasBody && request.body !== undefined && type ? { 'content-type': type } : {}) },
    ...(hasBody && request.body !== undefined ? { body: request.body } : {}),
  });
  return { status: response.status, text: await response.text() };
}
