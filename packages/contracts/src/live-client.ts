import { ApiError } from './client.ts';
import { ERROR_CODES, type ErrorCode } from './errors.ts';
import { routeOf } from './routes.ts';
import { type LiveEvent, liveEvent } from './schemas/live.ts';

export interface LiveOptions {
  /** Origin of the server; empty in the browser. */
  readonly baseUrl?: string;
  /** Ends it. */
  readonly signal?: AbortSignal;
  /** The connection was lost, or could not be opened; it is tried again. */
  readonly onLost?: () => void;
}

/** Between two attempts to connect. */
const RETRY_MS = 2000;

/**
 * The events of a run that is being played, until its end. A lost connection is opened again and begins with a new head.
 * @param id of `GET /api/live`
 * @throws {ApiError} live/not_found, live/full, request/rate_limited
 * @throws {ZodError} on an event that is not of the contract
 */
export async function* watchLive(
  id: string,
  { baseUrl = '', signal, onLost }: LiveOptions = {},
): AsyncGenerator<LiveEvent> {
  const url = `${baseUrl}/api${routeOf('watchRun').path.replace(':id', encodeURIComponent(id))}`;
  for (;;) {
    if (signal?.aborted) return;
    const response = await connect(url, signal);
    if (response?.body) {
      for await (const event of eventsIn(response.body)) {
        yield event;
        if (event.type === 'end') return;
      }
    }
    if (signal?.aborted) return;
    onLost?.();
    await pause(RETRY_MS, signal);
  }
}

/** @returns undefined when the server cannot be reached */
async function connect(url: string, signal: AbortSignal | undefined): Promise<Response | undefined> {
  let response: Response;
  try {
    response = await fetch(url, { headers: { accept: 'text/event-stream' }, ...(signal ? { signal } : {}) });
  } catch {
    return undefined;
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  const code = body.code !== undefined && body.code in ERROR_CODES ? (body.code as ErrorCode) : 'unexpected';
  throw new ApiError(response.status, code, body.message ?? `Server responded with status ${response.status}`);
}

/** Parses a stream of server-sent events up to its end, or up to where the connection is lost. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const part = await reader.read().catch(() => undefined);
      if (!part || part.done) return;
      const blocks = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks)
        if (block.startsWith(DATA)) yield liveEvent.parse(JSON.parse(block.slice(DATA.length)));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const DATA = 'data: ';

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
