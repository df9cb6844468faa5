import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../api-error.ts';
import { countApart } from '../rate-limit/limit-by-address.ts';
import { type SecurityHeaders, dropDocumentHeaders } from '../security-headers.ts';
import type { Archive } from './archive.ts';
import { FRAME_SCRIPT, framedPage, sealedPolicy } from './sealed-page.ts';

const YEAR_S = 31_536_000;

/** Where a sealed build is served. */
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
 * Serves sealed builds, which never change. Pages of this server may frame them, without an origin: so their files are given to
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
          'content-security-policy': sealedPolicy(own),
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
