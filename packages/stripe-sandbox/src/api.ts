import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { API_VERSION, type Context, newStripeId } from './context.ts';
import { formText, parseForm } from './form.ts';
import { type Operation, operations } from './operations.ts';
import { requirePermission } from './permissions.ts';
import { present } from './present.ts';
import { StripeFailure } from './stripe-failure.ts';

/** Stripe's API below `/v1`. @param secretKey required API key */
export function apiRoutes(app: FastifyInstance, context: Context, secretKey: string): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('request-id', newStripeId('req', 14)).header('stripe-version', API_VERSION);
    authenticate(request, secretKey);
  });
  app.setErrorHandler((error, _request, reply) => {
    const failure =
      error instanceof StripeFailure ? error : new StripeFailure('api_error', 'An unknown error occurred.');
    return reply.code(failure.status).send(failure.body);
  });
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url}).`;
    return reply.code(404).send(new StripeFailure('invalid_request_error', message, { status: 404 }).body);
  });
  for (const operation of operations) {
    app.route<{ Params: { id?: string } }>({
      method: operation.method,
      url: operation.path,
      handler: async (request, reply) => answer(context, operation, request, reply),
    });
  }
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly replayed: boolean;
}

function answer(
  context: Context,
  operation: Operation,
  request: FastifyRequest<{ Params: { id?: string } }>,
  reply: FastifyReply,
): FastifyReply {
  const form = operation.method === 'POST' ? formText(request) : (request.url.split('?')[1] ?? '');
  const key = operation.method === 'POST' ? request.headers['idempotency-key'] : undefined;
  const run = () => perform(context, operation, form, request.params.id ?? '');
  const { status, body, replayed } = context.store.transaction(() =>
    typeof key === 'string' ? once(context, key, hashOf(request.url, form), run) : run(),
  );
  if (replayed) void reply.header('idempotent-replayed', 'true');
  return reply.code(status).type('application/json').send(body);
}

function perform(context: Context, operation: Operation, form: string, id: string): Answer {
  const { permissions } = context;
  requirePermission(permissions, kindAt(operation.path), operation.method === 'GET' ? 'read' : 'write');
  const input = parse(operation.parameters, form);
  const { expand } = input as { expand?: string[] };
  const result = operation.run(context, input as never, id);
  return {
    status: 200,
    body: JSON.stringify(present(context.store, result, { expand, permissions })),
    replayed: false,
  };
}

/** The kind of the objects at a path: `/checkout/sessions/:id` has those of `checkout.session`. */
function kindAt(path: string): string {
  return path.slice(1).split('/:', 1).join('').replace('/', '.').replace(/s$/, '');
}

/** A repeated key returns the stored answer. Failed requests are not stored, so they can be corrected and retried. */
function once(context: Context, key: string, requestHash: string, run: () => Answer): Answer {
  const stored = context.store.findAnswer(key);
  if (stored && stored.requestHash !== requestHash) {
    throw new StripeFailure(
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (stored) return { ...stored, replayed: true };
  const answer = run();
  context.store.insertAnswer(key, { requestHash, status: answer.status, body: answer.body });
  return answer;
}

function parse(schema: z.ZodType, form: string): unknown {
  const result = schema.safeParse(parseForm(form));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = parameterName([...path, issue.keys[0] ?? '']);
    throw new StripeFailure('invalid_request_error', `Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  const param = parameterName(path);
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined && issue.message.endsWith('undefined');
  if (isMissing) {
    throw new StripeFailure('invalid_request_error', `Missing required param: ${param}.`, {
      code: 'parameter_missing',
      param,
    });
  }
  throw new StripeFailure('invalid_request_error', issue?.message ?? 'Invalid request', { param });
}

function parameterName([first = '', ...rest]: string[]): string {
  return first + rest.map((part) => `[${part}]`).join('');
}

function authenticate(request: FastifyRequest, secretKey: string): void {
  const key = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (key === undefined) {
    throw new StripeFailure('invalid_request_error', 'You did not provide an API key.', { status: 401 });
  }
  if (!timingSafeEqual(digest(key), digest(secretKey))) {
    throw new StripeFailure('invalid_request_error', `Invalid API Key provided: ${key.slice(0, 8)}****`, {
      status: 401,
      code: 'api_key_invalid',
    });
  }
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function hashOf(...parts: string[]): string {
  return digest(JSON.stringify(parts)).toString('base64url');
}
