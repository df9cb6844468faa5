import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { ERROR_CODES, type ErrorCode } from './errors.ts';
import type { EndpointName } from './routes.ts';
import { summaries } from './summaries.ts';

type JsonSchema = Record<string, unknown>;

export interface Operation {
  readonly operationId: EndpointName;
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
  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
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

function operation(name: EndpointName, endpoint: Endpoint): Operation {
  const { method, path, body, signedIn } = endpoint;
  return {
    operationId: name,
    summary: summaries[name],
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

function successResponse({ status, answer: schema, streamed }: Endpoint): Operation['responses'] {
  if (status === 204) return { 204: { description: 'Done.' } };
  const content = { [streamed ? 'text/event-stream' : 'application/json']: { schema: schemaOf(schema, 'output') } };
  return { [status]: { description: 'Done.', content } };
}

/** Error responses by status: the endpoint's own and those common to endpoints of its kind. */
function errorResponses({ method, signedIn, body, errors = [] }: Endpoint): Operation['responses'] {
  const codes: ErrorCode[] = [
    'request/invalid',
    ...(method === 'GET' ? [] : (['request/cross_site'] as const)),
    ...(body ? (['request/malformed', 'request/too_large', 'request/unsupported_media_type'] as const) : []),
    ...(signedIn ? (['auth/required', 'auth/barred'] as const) : []),
    ...errors,
    'request/rate_limited',
    'server/internal',
    'server/unavailable',
  ];
  const byStatus = Map.groupBy(codes, (code) => ERROR_CODES[code]);
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
    code: { enum: Object.keys(ERROR_CODES) },
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
