import { type Plugin, type Rolldown, normalizePath } from 'vite';
import { covers, notFoundMeta, pages, SKY_SOURCE, pageTitle } from './pages.ts';

type Bundle = Rolldown.OutputBundle;

/** A file that the server names in a preload link. */
interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style';
}

/** Emits `pages.json` beside `index.html`: the server reads the metadata of each page from it. */
export function emitPages(): Plugin {
  return {
    name: 'star-seekers:pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const entryUrls = new Set(Object.values(bundle).flatMap((file) => (isEntry(file) ? urlsOf(bundle, file) : [])));
      const picture = pictureOf(bundle, SKY_SOURCE);
      const table = {
        pages: pages.map(({ preloadSources = [], sky = 'page', ...page }) => ({
          ...page,
          title: pageTitle(page.title),
          ...(sky !== 'none' && { sky: { picture, place: sky } }),
          preload: preloadSources
            .flatMap((source) => preloadsOf(bundle, source))
            .filter(
              ({ href }, index, all) => !entryUrls.has(href) && all.findIndex((file) => file.href === href) === index,
            ),
        })),
        covers: Object.fromEntries(covers.map(({ gameId, source }) => [gameId, pictureOf(bundle, source)])),
        notFound: { ...notFoundMeta, sky: { picture, place: 'page' } },
      };
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(table) });
    },
  };
}

function isEntry(file: Bundle[string]): file is Rolldown.OutputChunk {
  return file.type === 'chunk' && file.isEntry;
}

/** Preloads of the chunk that contains a source, with its static imports. */
function preloadsOf(bundle: Bundle, source: string): Preload[] {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => normalizePath(id).endsWith(source)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`No chunk contains ${source}.`);
  return urlsOf(bundle, chunk).map((href) => ({ href, as: href.endsWith('.css') ? 'style' : 'script' }));
}

/** URL of a built picture. */
function pictureOf(bundle: Bundle, source: string): string {
  const asset = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.originalFileNames.some((name) => normalizePath(name).endsWith(source)),
  );
  if (!asset) throw new Error(`No asset comes from ${source}.`);
  return `/${asset.fileName}`;
}

/** URLs of a chunk, its styles and its static imports. */
function urlsOf(bundle: Bundle, chunk: Rolldown.OutputChunk): string[] {
  const chunks = new Set([chunk]);
  for (const { imports } of chunks)
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') chunks.add(imported);
    }
  return [...chunks].flatMap(({ fileName, viteMetadata }) =>
    [...(viteMetadata?.importedCss ?? []), fileName].map((name) => `/${name}`),
  );
}
