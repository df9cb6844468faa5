import type { FastifyInstance } from 'fastify';
import { PLAIN_STYLE, PLAIN_STYLE_PATH } from './html.ts';

/** The stylesheet of the server's own pages: the content security policy forbids inline styles. */
export function servePlainStyle(app: FastifyInstance): void {
  app.get(PLAIN_STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(PLAIN_STYLE));
}
