import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../sha256.ts';
import type { FilledPage } from './filled-page.ts';
import { pageTable, tabTitle, withHead } from './page-head.ts';

/** The hub's rendered pages, one per path. */
export interface HubPages {
  /** Whether a path, without its query, is a page of the hub. */
  has(path: string): boolean;
  /** Sends the page of a path; unknown paths get the hub's 404 page. */
  send(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply>;
  /** Paths for the sitemap. */
  readonly listed: readonly string[];
  /** Files of the games' pictures, by the id of the game. */
  readonly covers: ReadonlyMap<number, string>;
}

type Encoding = 'br' | 'gzip' | 'identity';

interface SentPage {
  readonly etag: string;
  readonly bodies: Readonly<Record<Exclude<Encoding, 'br'>, Buffer> & { br: Buffer | undefined }>;
}

/**
 * Renders a page for every path from the build's `index.html`; pages that depend on their address when they are requested.
 * @param origin public origin, if known
 */
export async function loadHubPages(
  webRoot: string,
  origin: string | undefined,
  filled: readonly FilledPage[],
): Promise<HubPages> {
  const html = readFileSync(join(webRoot, 'index.html'), 'utf8');
  const table = pageTable.parse(JSON.parse(readFileSync(join(webRoot, 'pages.json'), 'utf8')));
  const rendered = table.pages.filter(({ path }) => !path.includes(':'));
  const [unknown, ...known] = await Promise.all([
    compressPage(withHead(html, { ...table.notFound, search: 'hidden' }, origin)),
    ...rendered.map(async (meta) => compressPage(withHead(html, meta, origin))),
  ]);
  const pages = new Map(known.map((page, index) => [rendered[index]?.path ?? '', page]));

  /** The page with this address as it is now. */
  const fill = async (path: string): Promise<SentPage | undefined> => {
    const { page, parameter = '' } = matchOf(filled, path) ?? {};
    const entry = table.pages.find((meta) => meta.path === page?.path);
    const meta = entry && (await page?.metaOf(parameter));
    return meta && plainSent(withHead(html, { ...entry, ...meta, path, title: tabTitle(meta.title) }, origin));
  };

  return {
    has: (path) => pages.has(path) || matchOf(filled, path) !== undefined,
    async send(request, reply, path) {
      const page = pages.get(path) ?? (await fill(path));
      const { etag, bodies } = page ?? unknown;
      void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
      if (page && request.headers['if-none-match'] === etag) return reply.code(304).send();
      const encoding = bestEncoding(request.headers['accept-encoding'], bodies);
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      return reply
        .code(page ? 200 : 404)
        .type('text/html; charset=utf-8')
        .send(bodies[encoding]);
    },
    covers: new Map(Object.entries(table.covers).map(([game, href]) => [Number(game), join(webRoot, href)])),
    listed: table.pages.filter(({ search }) => search === 'listed').map(({ path }) => path),
  };
}

/** The page that an address belongs to, with the parameter at its end. */
function matchOf(
  filled: readonly FilledPage[],
  path: string,
): { readonly page: FilledPage; readonly parameter: string } | undefined {
  const start = path.lastIndexOf('/') + 1;
  const page = filled.find((each) => each.path.replace(/:\w+$/, '') === path.slice(0, start));
  return page && start < path.length ? { page, parameter: path.slice(start) } : undefined;
}

/** A page that is sent once: compressing it well would take longer than sending it. */
function plainSent(html: string): SentPage {
  const body = Buffer.from(html);
  return { etag: etagOf(html), bodies: { identity: body, br: undefined, gzip: gzipSync(body) } };
}

/** Brotli at its best takes long: other threads do it, side by side. */
async function compressPage(html: string): Promise<SentPage> {
  const br = await promisify(brotliCompress)(html);
  return { etag: etagOf(html), bodies: { identity: Buffer.from(html), br, gzip: gzipSync(html) } };
}

function etagOf(html: string): string {
  return `W/"${sha256(html).slice(0, 22)}"`;
}

function bestEncoding(accepted = '', { br }: SentPage['bodies']): Encoding {
  if (br && /\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
