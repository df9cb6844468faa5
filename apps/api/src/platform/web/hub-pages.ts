import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../sha256.ts';
import { pageTable, withHead } from './page-head.ts';

/** The hub's rendered pages, one per path. */
export interface HubPages {
  /** Whether a path, without its query, is a page of the hub. */
  has(path: string): boolean;
  /** Sends the page of a path; unknown paths get the hub's 404 page. */
  send(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply;
  /** Paths for the sitemap. */
  readonly listed: readonly string[];
}

type Encoding = 'br' | 'gzip' | 'identity';

interface SentPage {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}

/** Renders a page for every path from the build's `index.html`. @param origin public origin, if known */
export function loadHubPages(webRoot: string, origin: string | undefined): HubPages {
  const html = readFileSync(join(webRoot, 'index.html'), 'utf8');
  const table = pageTable.parse(JSON.parse(readFileSync(join(webRoot, 'pages.json'), 'utf8')));
  const pages = new Map(table.pages.map((meta) => [meta.path, compressPage(withHead(html, meta, origin))]));
  const unknown = compressPage(withHead(html, { ...table.notFound, search: 'hidden' }, origin));

  return {
    has: (path) => pages.has(path),
    send(request, reply, path) {
      const page = pages.get(path);
      const { etag, bodies } = page ?? unknown;
      void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
      if (page && request.headers['if-none-match'] === etag) return reply.code(304).send();
      const encoding = bestEncoding(request.headers['accept-encoding']);
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      return reply
        .code(page ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(bodies[encoding]);
    },
    listed: table.pages.filter(({ search }) => search === 'listed').map(({ path }) => path),
  };
}

function compressPage(html: string): SentPage {
  return {
    etag: `W/"${sha256(html).slice(0, 22)}"`,
    bodies: { identity: Buffer.from(html), br: brotliCompressSync(html), gzip: gzipSync(html) },
  };
}

function bestEncoding(accepted = ''): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
