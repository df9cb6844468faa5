import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiFailure } from '../api-error.ts';
import { answerFailure } from '../error-handler.ts';
import { ownOrigin } from '../own-origin.ts';
import { type SecurityHeaders, dropDocumentHeaders } from '../security-headers.ts';
import { crawlerRoutes } from './crawler-files.ts';
import { type HubPages, loadHubPages } from './hub-pages.ts';

const YEAR_S = 31_536_000;

/**
 * Serves the built hub: files under `/assets` carry their hash in their name and never change, but for the music, which keeps its
 * plain names (`P7.22`); an address of the hub, and every other one that a browser opens, gets the hub's page.
 * @param headers what every answer has so far: those for documents do not go with assets
 * @param webRoot folder of the build; without one only the API answers
 * @param publicUrl origin that players use, where the operator set it
 */
export async function serveWebFiles(
  app: FastifyInstance,
  headers: SecurityHeaders,
  { webRoot, publicUrl }: { readonly webRoot: string | undefined; readonly publicUrl: string | undefined },
): Promise<void> {
  let pages: HubPages | undefined;
  if (webRoot) {
    const hub = loadHubPages(webRoot, publicUrl);
    pages = hub;
    // To the plugin below it is a file without a name, and refused to callers that know no compression.
    app.get('/', async (request, reply) => hub.send(request, reply, '/'));
    crawlerRoutes(app, hub.listed, () => ownOrigin(publicUrl, app.server));
    await app.register(fastifyStatic, {
      root: webRoot,
      // A route for each file of the build: for any other address the plugin would read whole folders at every request.
      wildcard: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const file = relative(webRoot, path);
        void reply.header('cache-control', cachingOf(file));
        if (isAsset(file)) dropDocumentHeaders(reply, headers);
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (pages && isNavigation(request, pages.has(path))) return pages.send(request, reply, path);
    return answerFailure(reply, new ApiFailure('request/not_found', 'There is nothing here.'));
  });
}

/** What pages are made of, as against what could be opened as one: an SVG may hold scripts. */
function isAsset(path: string): boolean {
  return path.startsWith(join('assets', '/')) && !/\.(?:html?|svg|xml|pdf)(?:\.(?:br|gz))?$/i.test(path);
}

function cachingOf(path: string): string {
  const hashed = path.startsWith('assets') && !path.startsWith(join('assets', 'Music'));
  return hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}

/** The address without its query, and without a slash at its end. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.replace(/[?#].*$/, '');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** A browser that opens an address, as against a script that asks for data or a file. Those who preview links say less of what they want. */
function isNavigation({ method, headers, url }: FastifyRequest, isPage: boolean): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || /^\/(?:api|assets)(?:[/?]|$)/.test(url)) return false;
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || (isPage && accept.includes('*/*'));
}
