import { type ApiErrorBody, chunkBody, streamParams, streamQuery } from '@star-seekers/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { ApiFailure, invalidRequest, playerBarred } from '../../../platform/api-error.ts';
import { isSameOrigin } from '../../../platform/same-origin.ts';
import type { Services } from '../../../platform/services.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import { takenOver } from '../errors.ts';

/** Pings in a row that a living socket may leave unanswered. */
const MOST_UNANSWERED = 2;

/** Bytes of answers that may wait for a slow reader. */
const MAX_BUFFERED = 256 * 1024;

/** Close codes: the client's fault, and a server that cannot go on (RFC 6455, 7.4.1). */
const POLICY_VIOLATION = 1008;
const TRY_AGAIN_LATER = 1013;

const chunkMessage = chunkBody.shape.chunk;

export interface SocketOptions extends Pick<Sessions, 'isSignedIn'> {
  /** Public origin of the hub; without it the origin is taken from the request. */
  readonly publicUrl: string | undefined;
}

/**
 * The WebSocket of a run: the server tells where the stream stands, the page sends chunks, each is answered when it is stored.
 * @param api with the plugin of WebSockets
 */
export function streamSocket(api: FastifyInstance, services: Services, { isSignedIn, publicUrl }: SocketOptions): void {
  // A page of another site could open a WebSocket with the player's cookies.
  const preValidation = async (request: FastifyRequest) => {
    if (!isSameOrigin(request, publicUrl))
      throw new ApiFailure('request/cross_site', "This request must come from the hub's own pages.");
    if (request.barred) throw playerBarred();
    if (!request.userId) throw new ApiFailure('auth/required', 'Sign in first.');
    parse(request);
  };
  api.get('/runs/:id/stream', { websocket: true, preValidation }, (socket, request: FastifyRequest) => {
    const { sessionId, userId } = request;
    keepAlive(socket, services.limits.streamPingMs, async () => isSignedIn({ sessionId, userId }));
    void serve(services, socket, { userId, ...parse(request) });
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

async function serve({ streams, refusals }: Services, socket: WebSocket, opened: Opened): Promise<void> {
  const { userId, runId, epoch, answered } = opened;
  const send = (message: object) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const fail = (error: unknown, seq?: number) => {
    if (error instanceof ApiFailure) refusals.refuse(error);
    else refusals.fail(error, 'a stream failed');
    send({ ...(seq === undefined ? {} : { seq }), ...bodyOf(error) });
  };
  const append = async (text: string) => {
    const chunk = parseChunk(text);
    if (!chunk) {
      refusals.refuse(invalidRequest([]));
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
  socket.on('close', stopWatching);
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

/** Ends a socket whose other end is gone without a word, or whose player has been signed out or barred. */
function keepAlive(socket: WebSocket, pingMs: number, isSignedIn: () => Promise<boolean>): void {
  let unanswered = 0;
  const check = async () => {
    if (!(await isSignedIn())) socket.close(POLICY_VIOLATION, 'signed out');
  };
  socket.on('pong', () => {
    unanswered = 0;
  });
  const timer = setInterval(() => {
    if (unanswered >= MOST_UNANSWERED) socket.terminate();
    unanswered++;
    socket.ping();
    // A database that cannot be reached signs nobody out.
    check().catch(() => undefined);
  }, pingMs);
  socket.on('close', () => clearInterval(timer));
}
