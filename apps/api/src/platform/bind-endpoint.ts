import type { Endpoint, Endpoints, FieldError } from '@star-seekers/contracts';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiFailure, invalidRequest, playerBarred } from './api-error.ts';
import type { RateLimit } from './limits.ts';
import { addressKey } from './rate-limit/address-key.ts';
import type { RateLimiter } from './rate-limit/rate-limiter.ts';

type Part = 'params' | 'query' | 'body' | 'headers';

/** What handlers and clients need of an endpoint, in any table of the contract. */
type AnyEndpoint = Omit<Endpoint, 'errors'>;

/** Endpoints by their name. */
type EndpointTable = Readonly<Record<string, AnyEndpoint>>;

/** A request for a handler, with every part parsed by the contract's schema. */
export type ParsedRequest<Bound extends AnyEndpoint> = {
  readonly [key in Part]: Bound extends { readonly [part in key]: infer Schema extends z.ZodType }
    ? z.output<Schema>
    : undefined;
} & {
  /** The signed-in player; empty for endpoints that need none. */
  readonly userId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

export interface BindOptions {
  /** Rejects the request, before its body is read. @param userId the signed-in player; empty without one */
  readonly admit?: (userId: string) => void;
  /** Refuses who may not use the endpoint, before anything else of the request is looked at. */
  readonly authorize?: (request: FastifyRequest) => Promise<void>;
  /** Largest body in bytes; absent: that of all endpoints. */
  readonly bodyLimit?: number;
  /** Rate limit per player or per address. */
  readonly limit?: RateLimit & { readonly per: 'user' | 'address' };
}

/** What a handler answers: events, or a value, which may be a stream of its JSON. */
type Answer<Bound extends AnyEndpoint> = Bound extends { readonly streamed: true }
  ? Readable
  : z.output<Bound['answer']> | Readable;

/** Binds an endpoint of a table to its handler. */
export type BindOf<Table extends EndpointTable> = <Name extends keyof Table & string>(
  name: Name,
  handler: (request: ParsedRequest<Table[Name]>) => Promise<Answer<Table[Name]>>,
  options?: BindOptions,
) => void;

/** Binds an endpoint of the hub. */
export type Bind = BindOf<Endpoints>;

/** A {@link BindOf} for the routes under `/api`. */
export function bindTo<Table extends EndpointTable>(
  api: FastifyInstance,
  rateLimiter: RateLimiter,
  table: Table,
): BindOf<Table> {
  return (name, handler, options = {}) => {
    const { admit } = options;
    const endpoint: AnyEndpoint = table[name] as AnyEndpoint;
    api.route({
      method: endpoint.method,
      url: endpoint.path,
      // The response to HEAD would never end.
      exposeHeadRoute: !endpoint.streamed,
      ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
      ...(admit && { onRequest: async ({ userId }) => admit(userId) }),
      handler: async (request, reply) => {
        const { userId } = request;
        if (endpoint.signedIn && request.barred) throw playerBarred();
        if (endpoint.signedIn && !userId) throw new ApiFailure('auth/required', 'Sign in first.');
        await options.authorize?.(request);
        const parsed = { ...parseParts(endpoint, request), userId, request, reply } as ParsedRequest<
          Table[typeof name]
        >;
        if (options.limit) {
          const subject = options.limit.per === 'user' ? userId : addressKey(request.ip);
          await rateLimiter.count(`${name}:${options.limit.per}:${subject}`, options.limit);
        }
        const answer = await handler(parsed);
        // The second header keeps nginx from buffering.
        if (endpoint.streamed) void reply.headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
        void reply.code(endpoint.status);
        return answer;
      },
    });
  };
}

/** Schema of a part that the endpoint does not describe. */
const EMPTY = z.strictObject({});

/** Whether a part that the endpoint does not describe is absent; headers always exist. */
function isEmpty(part: Part, value: unknown): boolean {
  if (part === 'headers' || part === 'params' || value === undefined || value === null) return true;
  return typeof value === 'object' && Object.keys(value).length === 0 && !Array.isArray(value);
}

/** Parses a request with the endpoint's schemas. @throws {ApiFailure} request/invalid naming every invalid field */
function parseParts(endpoint: AnyEndpoint, request: FastifyRequest): Record<Part, unknown> {
  const parts: Record<Part, unknown> = { params: undefined, query: undefined, body: undefined, headers: undefined };
  const errors: FieldError[] = [];
  for (const part of ['params', 'query', 'body', 'headers'] as const) {
    const schema = endpoint[part];
    if (!schema && isEmpty(part, request[part])) continue;
    const result = (schema ?? EMPTY).safeParse(request[part] ?? (endpoint.body && part === 'body' ? null : {}));
    if (!result.success) errors.push(...result.error.issues.flatMap((issue) => fieldErrors(part, issue)));
    else if (endpoint[part]) parts[part] = result.data;
  }
  if (errors.length > 0) throw invalidRequest(errors);
  return parts;
}

function fieldErrors(part: Part, issue: z.core.$ZodIssue): FieldError[] {
  const path = [part, ...issue.path.map(String)].join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: `${path}.${key}`, message: 'is unknown' }));
  }
  return [{ field: path, message: issue.message }];
}
