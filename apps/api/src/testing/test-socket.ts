import { once } from 'node:events';
import WebSocket from 'ws';

/** A page's WebSocket of a run. */
export interface TestSocket {
  /** The next message. */
  next(): Promise<Record<string, unknown>>;
  send(message: unknown): void;
  /** Resolves when the server answers a ping: it has read everything before. */
  ping(): Promise<void>;
  /** The status of a refused upgrade, or the code with which the socket was closed. */
  readonly closed: Promise<number>;
  close(): void;
}

/** Opens a WebSocket of a run. @param path behind `/api/runs/` */
export function openSocket(url: string, path: string, headers: Record<string, string>): TestSocket {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/runs/${path}`, { headers });
  const messages: Record<string, unknown>[] = [];
  const readers: ((message: Record<string, unknown>) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Record<string, unknown>;
    const reader = readers.shift();
    if (reader) reader(message);
    else messages.push(message);
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('close', resolve);
    socket.on('error', () => undefined);
  });
  return {
    next: async () => messages.shift() ?? new Promise((resolve) => void readers.push(resolve)),
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    ping: async () => {
      socket.ping();
      await once(socket, 'pong');
    },
    closed,
    close: () => socket.close(),
  };
}
