import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from '../api-error.ts';
import { escapeHtml } from '../html.ts';
import { ownOrigin } from '../own-origin.ts';
import { countApart } from '../rate-limit/limit-by-address.ts';
import { type SecurityHeaders, dropDocumentHeaders } from '../security-headers.ts';
import type { FilledPage } from './filled-page.ts';
import { type HubPages, loadHubPages } from './hub-pages.ts';

const YEAR_S = 31_536_000;

/**
 * Serves the built hub. Files under `/assets` have their hash in their name and are immutable, except music, which keeps plain names
 * (`P7.22`). Every other path that a browser navigates to gets a page of the hub.
 * @param headers default headers of every response; those that only matter for documents are removed from assets
 * @param webRoot folder of the build; without it only the API is served
 * @param publicUrl public origin, if configured
 * @param filled pages that depend on their address
 */
export async function serveWebFiles(
  app: FastifyInstance,
  headers: SecurityHeaders,
  { webRoot, publicUrl }: { readonly webRoot: string | undefined; readonly publicUrl: string | undefined },
  filled: readonly FilledPage[],
): Promise<HubPages | undefined> {
  const pages = webRoot === undefined ? undefined : await loadHubPages(webRoot, publicUrl, filled);
  if (webRoot !== undefined && pages) {
    const hub = pages;
    // The plugin below would treat `/` as a file without a name and reject it for clients without compression.
    app.get('/', async (request, reply) => hub.send(request, reply, '/'));
    crawlerRoutes(app, hub.listed, ownOrigin(publicUrl, app.server));
    await app.register(async (files) => {
      countApart(files, 'files');
      await files.register(fastifyStatic, {
        root: webRoot,
        // The plugin's own routes read whole folders on every request, or are two per file, which takes half a second at the start.
        serve: false,
        preCompressed: true,
        index: false,
        cacheControl: false,
        setHeaders: (reply, path) => {
          const file = relative(webRoot, path);
          void reply.header('cache-control', cachingOf(file));
          if (isAsset(file)) dropDocumentHeaders(reply, headers);
        },
      });
      for (const entry of readdirSync(webRoot, { withFileTypes: true })) {
        if (!isPlainName(entry.name)) continue;
        if (entry.isFile()) files.get(`/${entry.name}`, async (_request, reply) => reply.sendFile(entry.name));
        else files.get<InFolder>(`/${entry.name}/*`, async ({ params }, reply) => sendFrom(entry.name, params, reply));
      }
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (pages && isNavigation(request, pages.has(path))) return pages.send(request, reply, path);
    throw new ApiFailure('request/not_found', 'Not found.');
  });
  return pages;
}

interface InFolder {
  readonly Params: { readonly '*': string };
}

function sendFrom(folder: string, { '*': path }: InFolder['Params'], reply: FastifyReply): FastifyReply {
  if (path.split('/').every(isPlainName)) return reply.sendFile(`${folder}/${path}`);
  reply.callNotFound();
  return reply;
}

/** Whether a part of a path is neither empty nor hidden, has no control characters and leads nowhere else. */
function isPlainName(name: string): boolean {
  return /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name);
}

/** Subresources that cannot be navigated to as documents. SVG is not one of them: it may hold scripts. */
function isAsset(path: string): boolean {
  return path.startsWith(join('assets', '/')) && !/\.(?:html?|svg|xml|pdf)(?:\.(?:br|gz))?$/i.test(path);
}

function cachingOf(path: string): string {
  const isHashed = path.startsWith('assets') && !path.startsWith(join('assets', 'Music'));
  return isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache';
}

/** The path without its query and trailing slash. */
function pathOf({ url }: FastifyRequest): string {
  const path = url.replace(/[?#].*$/, '');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Whether a request is a navigation rather than a script's request for data or a file. Link previews send fewer headers. */
function isNavigation({ method, headers, url }: FastifyRequest, isPage: boolean): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || /^\/(?:api|assets)(?:[/?]|$)/.test(url)) return false;
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || (isPage && accept.includes('*/*'));
}

/**
 * `robots.txt` and `sitemap.xml`.
 * @param origin public origin of the hub; called once the server is listening
 */
function crawlerRoutes(app: FastifyInstance, listed: readonly string[], origin: () => string): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /stripe-sandbox/',
          '',
          `Sitemap: ${origin()}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
          ...listed.map((path) => `  <url><loc>${escapeHtml(origin() + path)}</loc></url>`),
          '</urlset>',
          '',
        ].join('\n'),
      ),
  );
}
