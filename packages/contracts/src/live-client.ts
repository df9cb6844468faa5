import { ApiError } from './client.ts';
import { ERROR_CODES, type ErrorCode } from './errors.ts';
import { routeOf } from './routes.ts';
import { type LiveEvent, liveEvent } from './schemas/live.ts';

/** Resolves after a time, or at once when the signal fires. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export interface LiveOptions {
  /** Origin of the server; empty in the browser. */
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  /** Ends it. */
  readonly signal?: AbortSignal;
  /** The connection was lost, or could not be opened; it is tried again. Not called when the server has ended it, as before its shutdown. */
  readonly onLost?: () => void;
  /** Default: by timers. */
  readonly wait?: Wait;
}

/** Between two attempts to connect; twice as long after each that failed. */
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 15_000;

/** A connection that is silent for so long is lost: the server sends a comment every 15 seconds. */
const SILENCE_MS = 40_000;

/**
 * The events of a run that is being played, until its end. A connection that ends before is opened again, whatever ended it, and begins with a
 * new head.
 * @param id of `GET /api/live`
 * @throws {ApiError} live/not_found, live/full, request/rate_limited, and any other 404 or 429
 * @throws {ZodError} on an event that is not of the contract
 */
export async function* watchLive(
  id: string,
  { baseUrl = '', signal = new AbortController().signal, onLost, wait = pause, ...options }: LiveOptions = {},
): AsyncGenerator<LiveEvent> {
  const url = `${baseUrl}/api${routeOf('watchRun').path.replace(':id', encodeURIComponent(id))}`;
  const send = options.fetch ?? ((input, init) => fetch(input, init));
  const connect = async (line: AbortSignal) => send(url, { headers: { accept: 'text/event-stream' }, signal: line });
  for (let failures = 0; !signal.aborted;) {
    let isLost = false;
    try {
      for await (const event of eventsOf(connect, signal, wait)) {
        failures = 0;
        yield event;
        if (event.type === 'end') return;
      }
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      isLost = true;
    }
    if (isLost && !signal.aborted) onLost?.();
    const delayMs = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures++);
    // Not all viewers at once.
    await wait(delayMs * (0.5 + Math.random() / 2), signal);
  }
}

class ConnectionLost extends Error {}

/** The events of one connection, until the server ends it. @throws {ConnectionLost} @throws {ApiError} when there is no use in another one */
async function* eventsOf(
  connect: (line: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  wait: Wait,
): AsyncGenerator<LiveEvent> {
  const line = new AbortController();
  const leave = () => line.abort();
  signal.addEventListener('abort', leave);
  const heard = async <Result>(work: Promise<Result>) => inTime(work, wait);
  try {
    const response = await heard(connect(line.signal));
    if (!response.ok || !response.body) throw await refusalOf(response, heard);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    let events = 0;
    for (;;) {
      const part = await heard(reader.read());
      if (part.done && events > 0) return;
      if (part.done) throw new ConnectionLost();
      const blocks = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        if (!block.startsWith(DATA)) continue;
        events++;
        yield liveEvent.parse(JSON.parse(block.slice(DATA.length)));
      }
    }
  } finally {
    signal.removeEventListener('abort', leave);
    line.abort();
  }
}

const DATA = 'data: ';

/** @throws {ConnectionLost} when it fails, or nothing comes of it for too long */
async function inTime<Result>(work: Promise<Result>, wait: Wait): Promise<Result> {
  const hasCome = new AbortController();
  const lost = () => {
    throw new ConnectionLost();
  };
  try {
    return await Promise.race([work.catch(lost), wait(SILENCE_MS, hasCome.signal).then(lost)]);
  } finally {
    hasCome.abort();
  }
}

async function refusalOf(
  response: Response,
  heard: (work: Promise<unknown>) => Promise<unknown>,
): Promise<ApiError | ConnectionLost> {
  const { status } = response;
  const { code, message } = (await heard(response.json().catch(() => ({})))) as { code?: string; message?: string };
  // Whatever else is answered (a proxy without a server, a server that is replaced or fails) says nothing about the run.
  if (status !== 404 && status !== 429 && code !== 'live/full') return new ConnectionLost();
  const known = code !== undefined && code in ERROR_CODES ? (code as ErrorCode) : 'unexpected';
  return new ApiError(status, known, message ?? `Server responded with status ${status}`);
}

const pause: Wait = async (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
