import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';

const stylesheet = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8');
const icon = readFileSync(new URL('./icon.svg', import.meta.url), 'utf8');

/** Allows only the pages' own stylesheet and icon. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of every page, and the stylesheet and icon. */
export function pageAssets(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply
      .header('content-security-policy', POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store');
  });
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));
  app.get('/icon.svg', async (_request, reply) => reply.type('image/svg+xml').send(icon));
}

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}
