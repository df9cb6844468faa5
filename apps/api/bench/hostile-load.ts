/**
 * Ten attackers of `pnpm bench live`, in a process of their own, each from an address of its own and as fast as it can. It gets the time that the
 * others leave. Argument: `floods` of messages, or `others`.
 */
import http from 'node:http';
import net from 'node:net';
import { constants, setPriority } from 'node:os';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { ChunkAnswer, StreamWelcome } from '@star-seekers/contracts';
import type { Chunk } from '@star-seekers/stream';
import WebSocket from 'ws';
import { type LoadedRun, beginOf, chunkOf } from '../src/testing/stream-load.ts';
import type { LiveHub } from './live-hub.ts';

/** Begins with the runs of a hub, one for each attacker; or tells what was sent and what came back, and stops. */
export type HostileRequest = Pick<LiveHub, 'url' | 'runs'> | 'tell';

/** How often something was sent or came back, by its name. */
export type HostileCounts = Readonly<Record<string, number>>;

type Attack = (url: string, run: LoadedRun, localAddress: string) => Promise<void>;

const counts: Record<string, number> = {};
/** Aborted when it is over. */
const over = new AbortController();

const count = (name: string, more = 1) => void (counts[name] = (counts[name] ?? 0) + more);

/** Messages that are sent without looking. */
const AT_ONCE = 64;

/** Whatever happens, it is over then. */
const MOST_MS = 120_000;
setTimeout(() => process.exit(1), MOST_MS).unref();

setPriority(constants.priority.PRIORITY_LOW);
process.on('message', (request: HostileRequest) => {
  if (request === 'tell') {
    over.abort();
    process.send?.(counts satisfies HostileCounts);
    return;
  }
  const [attacks, net] = process.argv[2] === 'floods' ? [FLOODS, 3] : [OTHERS, 5];
  for (const [index, attack] of attacks.entries()) {
    const run = request.runs[index];
    if (run) void forever(attack, [request.url, run, `127.0.${net}.${index + 1}`]);
  }
});
process.on('disconnect', () => process.exit(0));

/** Begins again as soon as it has been thrown out. */
async function forever(attack: Attack, parameters: Parameters<Attack>): Promise<void> {
  while (!over.signal.aborted) {
    await attack(...parameters).catch((error: unknown) => count(`failed: ${String(error).slice(0, 60)}`));
    await setImmediate();
  }
}

/** Sends a chunk again and again, as fast as the socket takes it. */
function flood(name: string, chunkAfter: (token: number | null, welcome: StreamWelcome) => Chunk): Attack {
  return async (url, run, localAddress) => {
    const { socket, welcome, closed } = await open(url, run, localAddress);
    if (!welcome) return;
    const token = welcome.token ?? (await begin(socket));
    const text = JSON.stringify(chunkAfter(token, welcome));
    while (!over.signal.aborted && socket.readyState === WebSocket.OPEN) {
      for (let sent = 1; sent < AT_ONCE; sent++) socket.send(text);
      // Until the machine has taken them, or the socket is closed.
      await new Promise<void>((resolve) => {
        socket.send(text, () => resolve());
      });
      count(`sent: ${name}`, AT_ONCE);
    }
    socket.terminate();
    await closed;
  };
}

async function begin(socket: WebSocket): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>();
  socket.on('message', (data: Buffer) => resolve((JSON.parse(data.toString()) as ChunkAnswer).token ?? null));
  socket.on('close', () => resolve(null));
  socket.send(JSON.stringify(beginOf({ seq: 0, toTick: 0, calls: 0 })));
  return promise;
}

async function open(url: string, { runId, cookie }: LoadedRun, localAddress: string) {
  const address = `${url.replace('http', 'ws')}/api/runs/${runId}/stream?epoch=1&answered=0`;
  const socket = new WebSocket(address, { headers: { cookie, 'sec-fetch-site': 'same-origin' }, localAddress });
  const welcomed = Promise.withResolvers<StreamWelcome | undefined>();
  const closed = new Promise<void>((resolve) => {
    socket.on('close', (code, reason) => {
      count(`closed: ${code} ${reason.toString()}`);
      welcomed.resolve(undefined);
      resolve();
    });
  });
  socket.on('error', (error) => count(`refused: ${error.message.slice(0, 40)}`));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Partial<StreamWelcome> & { readonly code?: string };
    if (message.position) welcomed.resolve(message as StreamWelcome);
    else count(`answered: ${message.code ?? 'taken'}`);
  });
  count('sent: handshakes');
  return { socket, welcome: await welcomed.promise, closed };
}

const reconnect: Attack = async (...parameters) => {
  const { socket, closed } = await open(...parameters);
  socket.terminate();
  await closed;
};

/** A frame that comes byte by byte. */
const slowFrame: Attack = async (url, { runId, cookie }, localAddress) => {
  const { hostname, port } = new URL(url);
  const path = `/api/runs/${runId}/stream?epoch=1&answered=0`;
  const socket = net.connect({ host: hostname, port: Number(port), localAddress });
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\nSec-Fetch-Site: same-origin\r\nCookie: ${cookie}\r\n\r\n`,
  );
  // A masked text frame of 8,000 bytes.
  socket.write(Buffer.from([0x81, 0xfe, 0x1f, 0x40, 0, 0, 0, 0]));
  await dribble(socket, '{');
};

/** A request whose head or body never ends. */
function slowRequest(head: string): Attack {
  return async (url, { cookie }, localAddress) => {
    const { hostname, port } = new URL(url);
    const socket = net.connect({ host: hostname, port: Number(port), localAddress });
    socket.write(`POST /api/games/score HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n${head}`);
    await dribble(socket, 'a');
  };
}

async function dribble(socket: net.Socket, byte: string): Promise<void> {
  socket.on('error', () => undefined);
  socket.on('close', () => count('closed: slow sockets'));
  socket.resume();
  while (!over.signal.aborted && !socket.destroyed) {
    socket.write(byte);
    count('sent: single bytes');
    await sleep(20);
  }
  socket.destroy();
}

/** Chunks by HTTP, one after the other on one socket. */
const requests: Attack = async (url, { runId, cookie }, localAddress) => {
  const agent = new http.Agent({ keepAlive: true, localAddress, maxSockets: 1 });
  const body = JSON.stringify({ epoch: 1, chunk: beginOf({ seq: 0, toTick: 0, calls: 0 }) });
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const one = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const request = http.request(`${url}/api/runs/${runId}/chunks`, { method: 'POST', agent, headers }, (response) => {
      count(`status: ${response.statusCode}`);
      response.resume();
      response.on('close', () => resolve());
    });
    request.on('error', () => resolve());
    request.end(body);
    count('sent: requests');
    await promise;
  };
  while (!over.signal.aborted) await one();
};

const again = flood('repeats', () => beginOf({ seq: 0, toTick: 0, calls: 0 }));
const large = flood('largest chunks', (token, { position }) => ({
  ...chunkOf({ ...position, calls: 1, token }, 60),
  log: 'A'.repeat(4096),
}));
const begins = flood('begins', (_token, { position, answers }) => beginOf({ ...position, calls: answers.length }));
const wrongTokens = flood('wrong tokens', (token, { position }) =>
  chunkOf({ ...position, calls: 1, token: (token ?? 0) ^ 1 }, 60),
);

const FLOODS = [again, again, again, large, large, large, begins, begins, wrongTokens, wrongTokens];
const [slowHead, slowBody] = [
  slowRequest('X-Slow: '),
  slowRequest('Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n'),
];
const RECONNECTS = [reconnect, reconnect, reconnect];
const OTHERS = [...RECONNECTS, requests, requests, requests, slowFrame, slowFrame, slowHead, slowBody];
