import { type ApiErrorBody, chunkBody, streamParams, streamQuery } from '@star-seekers/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { ApiFailure, invalidRequest, playerBarred } from '../../../platform/api-error.ts';
import { isSameOrigin } from '../../../platform/same-origin.ts';
import type { Services } from '../../../platform/services.ts';
import { takenOver } from '../errors.ts';

/** A socket that has not answered a ping for so long is dead. */
const PING_INTERVAL_MS = 20_000;

/** Bytes of answers that may wait for a slow reader. */
const MAX_BUFFERED = 256 * 1024;

/** Close codes: the client's fault, and a server that cannot go on (RFC 6455, 7.4.1). */
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

const chunkMessage = chunkBody.shape.chunk;

/**
 * The WebSocket of a run: the server tells where the stream stands, the page sends chunks, each is answered when it is stored.
 * @param api with the plugin of WebSockets
 * @param publicUrl public origin of the hub; without it the origin is taken from the request
 */
export function streamSocket(api: FastifyInstance, services: Services, publicUrl: string | undefined): void {
  // A page of another site could open a WebSocket with the player's cookies.
  const preValidation = async (request: FastifyRequest) => {
    if (!isSameOrigin(request, publicUrl))
      throw new ApiFailure('request/cross_site', "This request must come from the hub's own pages.");
    if (request.barred) throw playerBarred();
    if (!request.userId) throw new ApiFailure('auth/required', 'Sign in first.');
    parse(request);
  };
  api.get('/runs/:id/stream', { websocket: true, preValidation }, (socket, request: FastifyRequest) => {
    void serve(services, socket, { userId: request.userId, ...parse(request) });
  });
}

interface Opened {
  readonly userId: string;
  readonly runId: string;
  readonly epoch: number;
  readonly answered: number;
}

function parse({ params, query }: FastifyRequest): Omit<Opened, 'userId'> {
  const [path, parsed] = [streamParams.safeParse(params), streamQuery.safeParse(query)];
  if (!path.success) throw invalidRequest([{ field: 'params.id', message: 'must be an id' }]);
  if (!parsed.success)
    throw invalidRequest(
      parsed.error.issues.map(({ path: field, message }) => ({ field: `query.${field.join('.')}`, message })),
    );
  return { runId: path.data.id, ...parsed.data };
}

async function serve({ streams, log }: Services, socket: WebSocket, opened: Opened): Promise<void> {
  const { userId, runId, epoch, answered } = opened;
  const send = (message: object) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const fail = (error: unknown, seq?: number) => {
    if (!(error instanceof ApiFailure)) log.error({ err: error }, 'a stream failed');
    send({ ...(seq === undefined ? {} : { seq }), ...bodyOf(error) });
  };
  const append = async (text: string) => {
    const chunk = parseChunk(text);
    if (!chunk) {
      socket.close(POLICY_VIOLATION, 'not a chunk');
      return;
    }
    try {
      send(await streams.append(userId, runId, epoch, chunk));
    } catch (error) {
      fail(error, chunk.seq);
    }
  };
  let isWelcome = false;
  const early: string[] = [];
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (isWelcome) void append(text);
    else early.push(text);
  });
  const stopWatching = streams.onTakenOver(runId, () => fail(takenOver()));
  const stopPings = keepAlive(socket);
  socket.on('close', () => {
    stopWatching();
    stopPings();
  });
  socket.on('error', () => socket.terminate());
  try {
    send(await streams.welcome(userId, runId, epoch, answered));
    isWelcome = true;
    for (const text of early) void append(text);
  } catch (error) {
    fail(error);
    socket.close(error instanceof ApiFailure ? POLICY_VIOLATION : TRY_AGAIN_LATER);
  }
}

function parseChunk(text: string) {
  try {
    return chunkMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function bodyOf(error: unknown): ApiErrorBody {
  if (!(error instanceof ApiFailure))
    return { code: 'server/internal', message: 'The server failed. Nothing was changed.' };
  const { code, message, details } = error;
  return { code, message, ...(details ? { details } : {}) };
}

/** Ends a socket whose other end is gone without a word. @returns stops that */
function keepAlive(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_INTERVAL_MS);
  return () => clearInterval(timer);
}
