import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { countApart } from '../rate-limit/limit-by-address.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import type { Archive } from './archive.ts';

const YEAR_S = 31_536_000;

/** Where a sealed build is served. */
export function archivePath(id: string): string {
  return `/archive/${id}`;
}

/** Where the build with these rules is served; null when the archive has none. */
export function archivedAt(archive: Archive | undefined, gameId: number, rulesVersion: number): string | null {
  const id = archive?.find(gameId, rulesVersion);
  return id === undefined ? null : archivePath(id);
}

/** Serves sealed builds, which never change. Pages of this server may frame them. */
export async function serveArchive(app: FastifyInstance, headers: SecurityHeaders, { folder }: Archive): Promise<void> {
  const policy = headers['content-security-policy']?.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  await app.register(async (files) => {
    countApart(files, 'files');
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
          'x-frame-options': 'SAMEORIGIN',
          ...(policy !== undefined && { 'content-security-policy': policy }),
        });
      },
    });
  });
}
