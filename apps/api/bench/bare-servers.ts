import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

/** Response of the bare handlers, about as large as a real one. */
const ANSWER = { credits: 7, text: 'x'.repeat(200) };

export interface BareServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Plain `node:http`: parses JSON and responds with JSON. */
export async function startBareHttp(): Promise<BareServer> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'POST') JSON.parse(await text(request));
  const body = JSON.stringify(ANSWER);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/** Fastify with one catch-all route. */
export async function startBareFastify(): Promise<BareServer> {
  const app = Fastify();
  app.route({ method: ['GET', 'POST'], url: '*', handler: async () => ANSWER });
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: async () => app.close() };
}
