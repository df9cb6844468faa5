import { type Plugin, type Rolldown, normalizePath } from 'vite';
import { notFoundMeta, pages, SKY_SOURCE, titled } from './pages.ts';

type Bundle = Rolldown.OutputBundle;

/** A file that the browser may begin to fetch before the page's script has asked for it. */
interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style';
}

/** Puts the table of pages beside `index.html`, where the server looks for it. */
export function emitPages(): Plugin {
  return {
    name: 'star-seekers:pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const first = new Set(Object.values(bundle).flatMap((file) => (isEntry(file) ? filesWith(bundle, file) : [])));
      const picture = pictureOf(bundle, SKY_SOURCE);
      const table = {
        pages: pages.map(({ ahead = [], sky = 'page', ...page }) => ({
          ...page,
          title: titled(page.title),
          ...(sky !== 'none' && { sky: { picture, place: sky } }),
          preload: ahead
            .flatMap((source) => filesOf(bundle, source))
            .filter(
              ({ href }, index, all) => !first.has(href) && all.findIndex((file) => file.href === href) === index,
            ),
        })),
        notFound: { ...notFoundMeta, sky: { picture, place: 'page' } },
      };
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(table) });
    },
  };
}

function isEntry(file: Bundle[string]): file is Rolldown.OutputChunk {
  return file.type === 'chunk' && file.isEntry;
}

/** The chunk that a source went into, with all that it imports at once. */
function filesOf(bundle: Bundle, source: string): Preload[] {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => normalizePath(id).endsWith(source)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`The build made nothing of ${source}.`);
  return filesWith(bundle, chunk).map((href) => ({ href, as: href.endsWith('.css') ? 'style' : 'script' }));
}

/** Address of a picture. */
function pictureOf(bundle: Bundle, source: string): string {
  const asset = Object.values(bundle).find(
    (file) => file.type === 'asset' && file.originalFileNames.some((name) => normalizePath(name).endsWith(source)),
  );
  if (!asset) throw new Error(`The build made nothing of ${source}.`);
  return `/${asset.fileName}`;
}

/** Addresses of a chunk, of its styles, and of what it imports. */
function filesWith(bundle: Bundle, chunk: Rolldown.OutputChunk): string[] {
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
