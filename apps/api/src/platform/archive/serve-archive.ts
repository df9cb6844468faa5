import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../api-error.ts';
import { countApart } from '../rate-limit/limit-by-address.ts';
import { type SecurityHeaders, dropDocumentHeaders } from '../security-headers.ts';
import type { Archive } from './archive.ts';

/**
 * An archived player runs in a frame without an origin, where a picture of this server is one of another site: WebGL draws it only if it was asked
 * for as such. Players that were archived before do not ask, so their page does.
 */
const FRAME_SCRIPT = `(() => {
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(url) {
      this.crossOrigin ??= 'anonymous';
      source.set.call(this, url);
    },
  });
})();
`;

/** The page of an archived player, with the {@link FRAME_SCRIPT} before its own. @param script address of that */
function framedPage(html: string, script: string): string {
  return html.replace(/<head>/i, `<head><script src="${script}"></script>`);
}

/**
 * The content security policy of an archived build: it runs without an origin, so it has neither cookies nor storage of this hub and no way into the
 * page around it, and it reaches nothing but its own files.
 * @param files addresses under which its files and the script of its frame are
 */
function archivedPolicy(files: readonly string[]): string {
  const own = files.join(' ');
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `font-src ${own}`,
    `img-src ${own} data: blob:`,
    `media-src ${own} blob:`,
    `connect-src ${own} data: blob:`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const YEAR_S = 31_536_000;

/** Where an archived build is served. */
export function archivePath(id: string): string {
  return `/sealed/${id}`;
}

/** Where the script of its frame is. */
const SCRIPT_PATH = archivePath('frame.js');

/** Where the build with these rules is served; null when the archive has none. */
export function archivedAt(archive: Archive | undefined, gameId: number, rulesVersion: number): string | null {
  const id = archive?.find(gameId, rulesVersion);
  return id === undefined ? null : archivePath(id);
}

/**
 * Serves archived builds, which never change. Pages of this server may frame them, without an origin: so their files are given to
 * pages of any origin.
 * @param publicUrl public origin of the hub; without it the origin is taken from the request
 */
export async function serveArchive(
  app: FastifyInstance,
  headers: SecurityHeaders,
  { archive: { folder }, publicUrl }: { readonly archive: Archive; readonly publicUrl: string | undefined },
): Promise<void> {
  await app.register(async (files) => {
    countApart(files, 'files');
    files.addHook('onRequest', async (_request, reply) => {
      dropDocumentHeaders(reply, headers);
      void reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    });
    files.get(SCRIPT_PATH, async (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(FRAME_SCRIPT),
    );
    files.get<{ Params: { id: string } }>(archivePath(':id/player.html'), async ({ params, protocol, host }, reply) => {
      if (!/^[\w-]+$/.test(params.id)) throw notFound();
      const html = await readFile(join(folder, params.id, 'player.html'), 'utf8').catch(() => undefined);
      if (html === undefined) throw notFound();
      const origin = publicUrl ?? `${protocol}://${host}`;
      const own = [`${origin}${archivePath(params.id)}/`, `${origin}${SCRIPT_PATH}`];
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'cache-control': 'no-cache',
          'x-frame-options': 'SAMEORIGIN',
          'content-security-policy': archivedPolicy(own),
        })
        .send(framedPage(html, SCRIPT_PATH));
    });
    await files.register(fastifyStatic, {
      root: folder,
      prefix: archivePath(''),
      decorateReply: false,
      preCompressed: true,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply) => {
        void reply.headers({
          'cache-control': `public, max-age=${YEAR_S}, immutable`,
          // Shown as a page, none of them does anything.
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        });
      },
    });
  });
}

const notFound = () => new ApiFailure('request/not_found', 'Not found.');
