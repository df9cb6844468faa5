import { z } from 'zod';
import { escapeHtml } from '../html.ts';
import type { SharePicture } from './filled-page.ts';

/** Metadata of one page: `listed` is in the sitemap, `open` may be indexed, `hidden` is `noindex`. */
const pageMeta = z.object({
  path: z.string().startsWith('/'),
  title: z.string(),
  description: z.string(),
  search: z.enum(['listed', 'open', 'hidden']),
  /** Files of the first view, to be preloaded. */
  preload: z.array(z.object({ href: z.string().startsWith('/'), as: z.enum(['script', 'style']) })).default([]),
  /** The background picture of the first view, and its position. */
  sky: z.object({ picture: z.string().startsWith('/'), place: z.enum(['hero', 'page']) }).optional(),
});

/** `pages.json` of the build. */
export const pageTable = z.object({
  pages: z.array(pageMeta),
  notFound: pageMeta.pick({ title: true, description: true, sky: true }),
  /** The picture of each game, by its id. */
  covers: z.record(z.string().regex(/^\d+$/), z.string().startsWith('/')).default({}),
});

export type PageMeta = z.infer<typeof pageMeta>;

/** Metadata of a page, or of the 404 page. */
export type HeadMeta = Pick<PageMeta, 'title' | 'description' | 'search'> &
  Partial<PageMeta> & { readonly picture?: SharePicture };

const SITE_NAME = 'Star Seekers';

/** Title of the browser tab. */
export function tabTitle(page: string): string {
  return `${page} · ${SITE_NAME}`;
}

/** Picture for link previews, in the build. */
const SHARE_PICTURE: SharePicture = {
  path: '/share.jpg',
  width: 1200,
  height: 630,
  alt: 'The Redwing above a planet, with the Crown before the sun. Star Seekers.',
};

/** The part of `index.html` that differs between pages. */
const PAGE_LINES = /<!-- page\b.*?-->.*?<!-- \/page -->/s;

/** Placeholder of the background picture, which is shown before any script runs. */
const SKY_LINES = /<!-- sky -->.*?<!-- \/sky -->/s;

/**
 * Renders the head and the background picture of one page.
 * @param html `index.html` of the build
 * @param meta metadata of the page; without a path it is the 404 page
 * @param origin public origin of the hub; without it, absolute URLs are omitted
 */
export function withHead(html: string, meta: HeadMeta, origin: string | undefined): string {
  return html.replace(PAGE_LINES, () => headOf(meta, origin).join('\n    ')).replace(SKY_LINES, () => skyOf(meta));
}

function skyOf({ sky }: HeadMeta): string {
  return sky
    ? `<div class="${sky.place}-sky"><img src="${escapeHtml(sky.picture)}" alt="" fetchpriority="high" /></div>`
    : '';
}

function headOf(
  { path, title, description, search, preload = [], sky, picture = SHARE_PICTURE }: HeadMeta,
  origin: string | undefined,
): string[] {
  const address = path !== undefined && origin !== undefined ? origin + path : undefined;
  return [
    `<title>${escapeHtml(title)}</title>`,
    metaTag('description', description),
    ...(sky ? [`<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(sky.picture)}" />`] : []),
    ...preload.map(preloadLink),
    ...(search === 'hidden' ? [metaTag('robots', 'noindex')] : []),
    ...(address === undefined ? [] : [`<link rel="canonical" href="${escapeHtml(address)}" />`, ogTag('url', address)]),
    ogTag('type', 'website'),
    ogTag('site_name', SITE_NAME),
    ogTag('title', title),
    ogTag('description', description),
    ogTag('image', (origin ?? '') + picture.path),
    ogTag('image:width', String(picture.width)),
    ogTag('image:height', String(picture.height)),
    ogTag('image:alt', picture.alt),
    metaTag('twitter:card', 'summary_large_image'),
  ];
}

function preloadLink({ href, as }: PageMeta['preload'][number]): string {
  const address = `href="${escapeHtml(href)}"`;
  if (as === 'script') return `<link rel="modulepreload" fetchpriority="low" crossorigin ${address} />`;
  // Vite loads styles with the crossorigin attribute, as it does scripts.
  return `<link rel="preload" as="style" crossorigin ${address} />`;
}

function metaTag(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}" />`;
}

function ogTag(property: string, content: string): string {
  return `<meta property="og:${property}" content="${escapeHtml(content)}" />`;
}
