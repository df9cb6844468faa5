import type { EndpointAnswer, EndpointInput, StreamedName } from './endpoint-types.ts';
import type { ApiErrorBody, ErrorCode } from './errors.ts';
import { type EndpointName, type Route, routeOf } from './routes.ts';

/** Header of every answer of the API: the time on the hub's clock (epoch ms). What stands before the hub writes a `Date` of its own. */
export const HUB_TIME_HEADER = 'hub-time';

/** A failed request: the server answered with an error, answered outside the API's format, or did not answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** `network`: no response arrived. `unexpected`: the response is not in the API's format. */
  readonly code: ErrorCode | 'network' | 'unexpected';
  readonly details: Record<string, unknown>;
  /** Seconds to wait before a 429 or 503 is retried. */
  readonly retryAfterS: number | undefined;

  constructor(
    status: number,
    code: ApiError['code'],
    message: string,
    extra: { details?: Record<string, unknown> | undefined; retryAfterS?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: extra.cause });
    this.status = status;
    this.code = code;
    this.details = extra.details ?? {};
    this.retryAfterS = extra.retryAfterS;
  }
}

export interface ClientOptions {
  /** Origin of the server; empty in the browser. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  /**
   * A request that no server took (`server/unavailable` with a `Retry-After` of at most two seconds) is sent again for so long, in milliseconds: while one
   * version of the hub replaces another, the next try reaches a process that takes it. Default: not at all.
   */
  readonly patienceMs?: number;
  /** Called with every failed request, for example to end the local session on a 401. */
  readonly onError?: (error: ApiError, endpoint: EndpointName) => void;
}

export type ApiClient = <Name extends Exclude<EndpointName, StreamedName>>(
  name: Name,
  ...input: object extends EndpointInput<Name>
    ? [EndpointInput<Name>?, RequestOptions?]
    : [EndpointInput<Name>, RequestOptions?]
) => Promise<EndpointAnswer<Name>>;

export interface RequestOptions {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page, for a result sent on page unload. */
  readonly keepalive?: boolean;
}

/**
 * Creates a function that sends a request to any endpoint: `api('login', {body: {email, password}})`.
 * Its promise rejects with an {@link ApiError}, or with an AbortError when the signal fires.
 */
export function createClient(options: ClientOptions = {}): ApiClient {
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const { baseUrl = '', patienceMs = 0 } = options;
  return async (name, ...[input, callOptions]) => {
    const lastTry = performance.now() + patienceMs;
    for (;;) {
      try {
        return (await sendRequest(send, baseUrl, routeOf(name), (input ?? {}) as RequestParts, callOptions)) as never;
      } catch (error) {
        const againMs = error instanceof ApiError ? againAfter(error) : Number.POSITIVE_INFINITY;
        if (performance.now() + againMs > lastTry) {
          if (error instanceof ApiError) options.onError?.(error, name);
          throw error;
        }
        await pause(againMs, callOptions?.signal);
      }
    }
  };
}

/** A player waits for no longer between two tries. */
const MOST_AGAIN_S = 2;

/** Milliseconds until a request is sent again that no server took; infinite for other failures. */
function againAfter({ code, details, retryAfterS = Number.POSITIVE_INFINITY }: ApiError): number {
  if (code !== 'server/unavailable' || retryAfterS > MOST_AGAIN_S) return Number.POSITIVE_INFINITY;
  const mostMs = typeof details['againMs'] === 'number' ? details['againMs'] : retryAfterS * 1000;
  // Not all pages at once.
  return mostMs * (0.5 + Math.random() / 2);
}

/** @throws the reason of the signal */
async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  signal?.throwIfAborted();
}

export interface RequestParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Sends a request to a route. @returns the JSON of the answer @throws {ApiError} */
export async function sendRequest(
  send: typeof fetch,
  baseUrl: string,
  { method, path }: Route,
  parts: RequestParts,
  options?: RequestOptions,
): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await send(`${baseUrl}/api${fillPath(path, parts.params)}${queryString(parts.query)}`, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...parts.headers,
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...options,
    });
    text = await response.text();
  } catch (cause) {
    if (options?.signal?.aborted) throw cause;
    throw new ApiError(0, 'network', 'Network error. Please try again.', { cause });
  }
  const body = parseJson(text);
  if (response.ok && (body !== undefined || response.status === 204)) return body;
  const retryAfterS = Number(response.headers.get('retry-after')) || undefined;
  if (!response.ok && isErrorBody(body)) {
    throw new ApiError(response.status, body.code, body.message, { details: body.details, retryAfterS });
  }
  throw new ApiError(response.status, 'unexpected', `Server responded with status ${response.status}`, { retryAfterS });
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
}

function queryString(query: Record<string, unknown> = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return entries.length === 0
    ? ''
    : `?${new URLSearchParams(Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))).toString()}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isErrorBody(body: unknown): body is ApiErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}
