import { relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from './api-error.ts';
import { answerFailure } from './error-handler.ts';

const YEAR_S = 31_536_000;

const PAGE = 'index.html';

/**
 * Serves the built hub: files under `/assets` carry their hash in their name and never change; every other path that a browser
 * opens is a route of the hub and gets its page.
 * @param webRoot folder of the build; without one only the API answers
 */
export async function serveWebFiles(app: FastifyInstance, webRoot: string | undefined): Promise<void> {
  if (webRoot) {
    await app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      index: [PAGE],
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(relative(webRoot, path))),
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (webRoot && isNavigation(request)) return reply.sendFile(PAGE);
    return answerFailure(reply, new ApiFailure('request/not_found', 'There is nothing here.'));
  });
}

function cachingOf(path: string): string {
  return path.startsWith('assets') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}

/** A browser that opens an address, as against a script that asks for data or a file. */
function isNavigation({ method, headers, url }: FastifyRequest): boolean {
  const wantsPage = headers.accept?.includes('text/html') ?? false;
  return (method === 'GET' || method === 'HEAD') && wantsPage && !/^\/(?:api|assets)(?:[/?]|$)/.test(url);
}
