import { z } from 'zod';
import { bridgeEndpoints } from './bridge/endpoints.ts';
import { BRIDGE_ERROR_CODES, type BridgeErrorCode } from './bridge/errors.ts';
import type { BridgeEndpointName } from './bridge/routes.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { ERROR_CODES, type ErrorCode } from './errors.ts';
import type { EndpointName } from './routes.ts';

const CODES = { ...ERROR_CODES, ...BRIDGE_ERROR_CODES };

type Code = ErrorCode | BridgeErrorCode;

/** An endpoint of the hub or of the bridge. */
type AnyEndpoint = Omit<Endpoint, 'errors'> & { readonly summary?: string; readonly errors?: readonly Code[] };

type JsonSchema = Record<string, unknown>;

export interface Operation {
  readonly operationId: EndpointName | BridgeEndpointName;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Record<string, { readonly description: string; readonly content?: Content }>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** Schemas by media type. */
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

/** The subset of an OpenAPI 3.1 document that the API uses. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<string, Record<string, JsonSchema>>;
}

const SESSION = 'session';

/** Renders the endpoint table as an OpenAPI document. @param version server version */
export function openApiDocument(version: string): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  const all: Record<string, AnyEndpoint> = { ...endpoints, ...bridgeEndpoints };
  for (const [name, endpoint] of Object.entries(all) as [EndpointName | BridgeEndpointName, AnyEndpoint][]) {
    const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  const shared: Record<string, JsonSchema> = { Error: ERROR_SCHEMA };
  return {
    openapi: '3.1.0',
    info: { title: 'Star Seekers', version },
    paths: hoist(paths, shared) as typeof paths,
    components: {
      schemas: shared,
      securitySchemes: { [SESSION]: { type: 'apiKey', in: 'cookie', name: 'star-seekers' } },
    },
  };
}

function operation(name: EndpointName | BridgeEndpointName, endpoint: AnyEndpoint): Operation {
  const { method, path, body, signedIn } = endpoint;
  return {
    operationId: name,
    summary: endpoint.summary ?? summaries[name as EndpointName],
    tags: [path.split('/')[1] ?? ''],
    security: signedIn ? [{ [SESSION]: [] }] : [],
    parameters: [
      ...parametersIn('path', endpoint.params),
      ...parametersIn('query', endpoint.query),
      ...parametersIn('header', endpoint.headers),
    ],
    ...(body && method !== 'GET' ? { requestBody: requestBodyOf(body) } : {}),
    responses: { ...successResponse(endpoint), ...errorResponses(endpoint) },
  };
}

/** A body that may be null may be absent. */
function requestBodyOf(body: z.ZodType): NonNullable<Operation['requestBody']> {
  return { required: !body.safeParse(null).success, content: json(schemaOf(body, 'input')) };
}

function parametersIn(location: Parameter['in'], schema: z.ZodType | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function successResponse({ status, answer: schema, streamed }: AnyEndpoint): Operation['responses'] {
  if (status === 204) return { 204: { description: 'Done.' } };
  const content = { [streamed ? 'text/event-stream' : 'application/json']: { schema: schemaOf(schema, 'output') } };
  return { [status]: { description: 'Done.', content } };
}

/** Error responses by status: the endpoint's own and those common to endpoints of its kind. */
function errorResponses({ method, signedIn, body, errors = [] }: AnyEndpoint): Operation['responses'] {
  const codes: Code[] = [
    'request/invalid',
    ...(method === 'GET' ? [] : (['request/cross_site'] as const)),
    ...(body ? (['request/malformed', 'request/too_large', 'request/unsupported_media_type'] as const) : []),
    ...(signedIn ? (['auth/required', 'auth/barred'] as const) : []),
    ...errors,
    'request/rate_limited',
    'server/internal',
    'server/unavailable',
  ];
  const byStatus = Map.groupBy(codes, (code) => CODES[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      { description: group.map((code) => `\`${code}\``).join(', '), content: json(ERROR_REFERENCE) },
    ]),
  );
}

const ERROR_REFERENCE = { $ref: '#/components/schemas/Error' };

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: Object.keys(CODES) },
    message: { type: 'string' },
    details: { type: 'object' },
  },
};

function json(schema: JsonSchema): Content {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
}

/**
 * Moves each schema's `$defs` to the document's shared schemas, because a `$ref` resolves from the root of the document, not of
 * its own schema.
 */
function hoist(value: unknown, shared: Record<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((item) => hoist(item, shared));
  if (typeof value !== 'object' || value === null) return value;
  const { $defs = {}, ...rest } = value as { $defs?: Record<string, unknown> };
  for (const [name, definition] of Object.entries($defs)) shared[name] ??= hoist(definition, shared) as JsonSchema;
  return Object.fromEntries(
    Object.entries(rest).map(([key, item]) => [
      key,
      key === '$ref' && typeof item === 'string'
        ? item.replace('#/$defs/', '#/components/schemas/')
        : hoist(item, shared),
    ]),
  );
}

/** One line per endpoint for the API page. */
const summaries: Readonly<Record<EndpointName, string>> = {
  config: "The operator's settings that the browser needs.",
  legalPage: "The operator's terms, privacy or refunds page.",
  register: 'Create an account and sign in.',
  login: 'Sign in.',
  logout: 'Sign out. Has no effect when signed out.',
  user: 'The signed-in player.',
  requestReset: 'Send a reset link if the address has an account. The response is the same in both cases.',
  checkReset: 'Check whether a reset link is still valid.',
  resetPassword: 'Set a new password with a reset link. The link works once. Every session ends.',
  confirmEmail: 'Confirm an email address with the link of an e-mail. The link works once.',
  sendConfirmation: "Send a link that confirms the player's email address.",
  updateProfile: 'Change faction, wallet, username, or whether others may watch.',
  changePassword: 'Set a new password. Every other session ends.',
  exportUser: 'All data stored about the player.',
  decisions: 'Decisions of operators and staff about the player, latest first.',
  answerDecision: 'Answer a decision, once. Staff read it.',
  deleteUser: 'Delete the account. Its ledger and verified results remain under an anonymous name.',
  collectCredits: 'Collect pending credits.',
  spendCredits: 'Spend credits.',
  transactions: 'Credit transactions, newest first.',
  gameBreakdown: "A player's totals per game.",
  results: "The player's bests in a game and the most recent run.",
  gameResult: 'Confirm a verified result and return the totals.',
  playerRuns: "The player's closed runs, latest first, 50 a page.",
  playerPlot: "The player's scores over time, by game.",
  keepsakes: "What the player's runs have collected, by game.",
  startRun: 'Start a run for one credit.',
  openRuns: 'Runs that can still be finished.',
  leaseRun: 'Take an open run over: this page writes it from now on, and goes on where its chunks end.',
  sendChunk: 'Append a part to an open run, where no WebSocket passes. The same chunk again gets the same answer.',
  submitScore: 'Submit a finished run. Its chunks prove the score.',
  runPage: 'A closed run: outcome, what the server saw of it, ranks then and now, and the runs it is compared with.',
  runPace: 'Score over time of a run, of the best run of its player, and of the next row of its board.',
  runTexts: 'Read the texts of a run that its replay withholds, within a daily allowance; free for its player.',
  reportRun: 'Report a run to the operator, once.',
  replay: 'The replay of a closed run that has a result.',
  archivedRules: 'Where the archived build with older rules of a game is, if this hub has it.',
  createChallenge:
    'Challenge others to a closed run of a game without hidden information. The same player and run give the same challenge.',
  daily: "A day's challenge: what it fixes of each game, and its medals. Tomorrow can be seen from today on.",
  pastDays: 'Past days with their best players, latest first, 30 a page.',
  dailyBoard: 'The best players of a day, with their attempts.',
  dailyMe: "The player's row of a day with its neighbours, the games that are used up, and the streak.",
  challenge: 'A challenge: its run, what it is played with, and the best duel of each player.',
  submitDuel:
    'Hand in a duel. It is simulated again on the course of the challenge; it is free and counts for no board.',
  liveRuns: 'Runs that are being played now by players who let others watch, newest first.',
  watchRun: 'Watch a run, 15 seconds behind: server-sent events, each with one of these objects as its data.',
  player: "A player's public profile.",
  commendations: 'All commendations, and how rare each is.',
  globalBoard: 'Hall of fame.',
  globalBoardMe: "The player's rank in the hall of fame, with neighbours.",
  gameBoard: 'Leaderboard of a game.',
  gameBoardMe: "The player's rank on a game's leaderboard, with neighbours.",
  boardPeriods: 'Months and years in which a game has a board, by scale of its scores.',
  factionBoard: 'Points per faction.',
  gates: 'The seven gates in a month: who holds each, by how much, and what would turn it.',
  gatesMe: "The player's part in the war for the gates in a month.",
  chronicles: 'Months that have a chronicle, latest first.',
  chronicle: 'The chronicle of a month that has passed, from the runs that count.',
  diceCooldown: 'Dice cooldown.',
  rollDice: 'Roll the dice.',
  diceRolls: "The player's rolls, newest first, with what proves them.",
  diceSeed: 'The hash of the server seed of the next roll.',
  changeDiceSeed: 'Reveal the server seed and draw another. A seed without a roll stays.',
  creditPackages: 'Credit packages for sale.',
  createCheckoutSession: 'Create a checkout session for a package and return its URL.',
  verifyPayment: 'Verify the payment of a checkout session and grant its credits once.',
  paymentHistory: "The player's payments, newest first.",
};
