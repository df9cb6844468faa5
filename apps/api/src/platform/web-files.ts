import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-error.ts';
import { bodyOf } from './error-handler.ts';

const YEAR_S = 31_536_000;

/**
 * Serves the built hub: files under `/assets` carry their hash in their name and never change; every other path is a route of
 * the hub and gets its page.
 * @param webRoot folder of the build; without one only the API answers
 */
export async function serveWebFiles(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  if (webRoot) {
    await app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      wildcard: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path)),
    });
  }
  const page = webRoot ? readFileSync(join(webRoot, 'index.html')) : undefined;
  const sendPage = async (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  if (page) app.get('/', async (_request, reply) => sendPage(reply));
  app.setNotFoundHandler(async (request, reply) => {
    if (page && isNavigation(request)) return sendPage(reply);
    const failure = new ApiFailure('request/not_found', 'There is nothing here.');
    return reply.code(failure.status).send(bodyOf(failure));
  });
}

function cachingOf(path: string): string {
  return path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}

/** A browser that opens an address, as against a script that asks for data or a file. */
function isNavigation(request: FastifyRequest): boolean {
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  return request.method === 'GET' && wantsPage && !/^\/(api|assets)\//.test(request.url);
}
