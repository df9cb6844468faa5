import { setImmediate } from 'node:timers/promises';
import { type ApiErrorBody, chunkBody, streamParams, streamQuery } from '@star-seekers/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { ApiFailure, type FailureCode, invalidRequest, playerBarred } from '../../../platform/api-error.ts';
import { isSameOrigin } from '../../../platform/request-origin.ts';
import type { Services } from '../../../platform/services.ts';
import type { Sessions } from '../../../platform/sessions/sessions.ts';
import { takenOver, tooManyChunks } from '../errors.ts';

/** Pings in a row that a living socket may leave unanswered. */
const MOST_UNANSWERED = 2;

/** Bytes of answers that may wait for a slow reader. */
const MAX_BUFFERED = 256 * 1024;

/** Chunks of a socket that wait for their answers; beyond that nothing more is read from it. */
const MOST_IN_WORK = 16;

/** To open a socket counts as so many messages: its welcome may hold all answers of a run. */
const MESSAGES_OF_AN_OPENING = 10;

/** Close codes: the client's fault, a server that is replaced by another, and one that cannot go on (RFC 6455, 7.4.1). */
const POLICY_VIOLATION = 1008;
const SERVICE_RESTART = 1012;
const TRY_AGAIN_LATER = 1013;

/** A socket that is closed is gone after this time: long enough for its page to be told why. */
const GOODBYE_MS = 1000;

const chunkMessage = chunkBody.shape.chunk;

export interface SocketOptions extends Pick<Sessions, 'isSignedIn'> {
  /** Public origin of the hub; without it the origin is taken from the request. */
  readonly publicUrl: string | undefined;
}

/**
 * The WebSocket of a run: the server tells where the stream stands, the page sends chunks, each is answered when it is stored. A run has one:
 * a newer one ends the one before, unless its lease is older. When the server closes, pages are told to go on at another one.
 * @param api with the plugin of WebSockets
 */
export function streamSocket(api: FastifyInstance, services: Services, { isSignedIn, publicUrl }: SocketOptions): void {
  const sockets = new Map<string, { readonly socket: WebSocket; readonly epoch: number }>();
  const drains = new Map<WebSocket, Drain>();
  let isMoving = false;
  api.addHook('preClose', async () => {
    await Promise.all([...drains.values()].map(async (drain) => drain()));
    // Before any page goes on at another process.
    await services.processes.end();
    isMoving = true;
    for (const socket of drains.keys()) move(socket);
  });
  // A page of another site could open a WebSocket with the player's cookies.
  const preValidation = async (request: FastifyRequest) => {
    if (!isSameOrigin(request, publicUrl))
      throw new ApiFailure('request/cross_site', "This request must come from the hub's own pages.");
    if (request.barred) throw playerBarred();
    if (!request.userId) throw new ApiFailure('auth/required', 'Sign in first.');
    const { runId } = parse(request);
    if (!services.streams.admits(request.userId, MESSAGES_OF_AN_OPENING)) throw tooManyChunks();
    // Before it is opened: a proxy can still try another server.
    await services.streams.refuseIfPlayedElsewhere(request.userId, runId);
  };
  api.get('/runs/:id/stream', { websocket: true, preValidation }, (socket, request: FastifyRequest) => {
    if (isMoving) {
      move(socket);
      return;
    }
    const { sessionId, userId } = request;
    const isAllowed = async () => {
      // A database that cannot be reached signs nobody out.
      const isIn = await isSignedIn({ sessionId, userId }).catch(() => true);
      if (!isIn) throwOut(socket, POLICY_VIOLATION, 'signed out');
      return isIn;
    };
    const opened = { userId, request, ...parse(request) };
    const key = `${opened.runId} ${userId}`;
    const earlier = sockets.get(key);
    // A page that another one has followed comes back only to be told so.
    if (!earlier || earlier.epoch <= opened.epoch) {
      if (earlier) throwOut(earlier.socket, POLICY_VIOLATION, 'another socket');
      sockets.set(key, { socket, epoch: opened.epoch });
    }
    const { traffic } = services.streams;
    traffic.sockets++;
    socket.on('close', () => {
      traffic.sockets--;
      if (sockets.get(key)?.socket === socket) sockets.delete(key);
      drains.delete(socket);
    });
    keepAlive(socket, services.limits.streamPingMs, isAllowed);
    drains.set(socket, serve(services, socket, opened, isAllowed));
  });
}

interface Opened {
  readonly userId: string;
  /** With which it was opened: names the player in the log. */
  readonly request: FastifyRequest;
  readonly runId: string;
  readonly epoch: number;
  readonly answered: number;
}

function parse({ params, query }: FastifyRequest): Omit<Opened, 'userId' | 'request'> {
  const [path, parsed] = [streamParams.safeParse(params), streamQuery.safeParse(query)];
  if (!path.success) throw invalidRequest([{ field: 'params.id', message: 'must be an id' }]);
  if (!parsed.success)
    throw invalidRequest(
      parsed.error.issues.map(({ path: field, message }) => ({ field: `query.${field.join('.')}`, message })),
    );
  return { runId: path.data.id, ...parsed.data };
}

/** Reads nothing more of a socket. Resolves when everything that was read is answered. */
type Drain = () => Promise<void>;

function serve(
  { streams, refusals, loop }: Services,
  socket: WebSocket,
  { userId, request, runId, epoch, answered }: Opened,
  isAllowed: () => Promise<boolean>,
): Drain {
  const isOpen = () => socket.readyState === socket.OPEN;
  const send = (message: object) => {
    if (!isOpen()) return;
    if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
    else socket.send(JSON.stringify(message));
  };
  const fail = (error: unknown, seq?: number) => {
    if (error instanceof ApiFailure) refusals.refuse(error, request);
    else refusals.fail(error, 'a stream failed', request);
    send({ ...(seq === undefined ? {} : { seq }), ...bodyOf(error) });
  };
  let inWork = 0;
  let drained: PromiseWithResolvers<void> | undefined;
  const append = async (text: string) => {
    loop.note('message of a socket');
    const chunk = parseChunk(text);
    if (!chunk) {
      refusals.refuse(invalidRequest([]), request);
      throwOut(socket, POLICY_VIOLATION, 'not a chunk');
      return;
    }
    try {
      send(await streams.append({ userId, runId, epoch, chunk }));
    } catch (error) {
      fail(error, chunk.seq);
    }
  };
  const handle = async (text: string) => {
    if (!(await isAllowed()) || !isOpen()) return;
    void append(text).finally(() => {
      inWork--;
      if (inWork === 0) drained?.resolve();
      if (inWork === MOST_IN_WORK - 1 && isOpen() && !drained) socket.resume();
    });
  };
  const stopWatching = streams.onTakenOver(runId, () => fail(takenOver()));
  socket.on('close', () => {
    stopWatching();
    drained?.resolve();
  });
  socket.on('error', () => socket.terminate());
  const welcome = streams.welcome(userId, runId, epoch, answered);
  /** Messages are handled in their order, after the welcome. */
  let handled: Promise<unknown> = welcome;
  socket.on('message', (data: Buffer) => {
    streams.traffic.bytes += data.length;
    if (!isOpen()) return;
    if (!streams.admits(userId)) {
      refusals.refuse(tooManyChunks(), request);
      throwOut(socket, POLICY_VIOLATION, 'too many messages');
      return;
    }
    inWork++;
    if (inWork >= MOST_IN_WORK) socket.pause();
    const text = data.toString();
    // One message of a socket in a turn of the event loop: others have theirs between, however many have come at once.
    handled = handled
      .then(async () => setImmediate())
      .then(async () => handle(text))
      .catch(() => undefined);
  });
  welcome.then(send, (error: unknown) => {
    fail(error);
    throwOut(socket, error instanceof ApiFailure ? POLICY_VIOLATION : TRY_AGAIN_LATER);
  });
  return async () => {
    socket.pause();
    drained = Promise.withResolvers();
    if (inWork === 0) drained.resolve();
    return drained.promise;
  };
}

/** Ends a socket, and reads nothing more of it: whoever floods it may never answer the close. */
function throwOut(socket: WebSocket, code: number, reason?: string): void {
  if (socket.readyState !== socket.OPEN) return;
  close(socket, code, reason);
  socket.pause();
}

/** Has a page go on at another server. */
function move(socket: WebSocket): void {
  close(socket, SERVICE_RESTART);
  // Its answer is read.
  socket.resume();
}

function close(socket: WebSocket, code: number, reason?: string): void {
  socket.close(code, reason);
  const timer = setTimeout(() => socket.terminate(), GOODBYE_MS);
  socket.on('close', () => clearTimeout(timer));
}

function parseChunk(text: string) {
  try {
    return chunkMessage.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function bodyOf(error: unknown): ApiErrorBody<FailureCode> {
  if (!(error instanceof ApiFailure))
    return { code: 'server/internal', message: 'The server failed. Nothing was changed.' };
  const { code, message, details } = error;
  return { code, message, ...(details ? { details } : {}) };
}

/** Ends a socket whose other end is gone without a word, or whose player has been signed out or barred. */
function keepAlive(socket: WebSocket, pingMs: number, isAllowed: () => Promise<boolean>): void {
  let unanswered = 0;
  socket.on('pong', () => {
    unanswered = 0;
  });
  const timer = setInterval(() => {
    if (unanswered >= MOST_UNANSWERED) socket.terminate();
    unanswered++;
    socket.ping();
    void isAllowed();
  }, pingMs);
  socket.on('close', () => clearInterval(timer));
}
