import { type Plugin, type Rolldown, normalizePath } from 'vite';
import { notFoundTold, pages, titled } from './pages.ts';

type Bundle = Rolldown.OutputBundle;

/** A file that the browser may begin to fetch before the page's script has asked for it. */
interface Preload {
  readonly href: string;
  readonly as: 'script' | 'style' | 'image';
}

/** Puts the table of pages beside `index.html`, where the server looks for it. */
export function emitPages(): Plugin {
  return {
    name: 'star-seekers:pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const first = new Set(Object.values(bundle).flatMap((file) => (isEntry(file) ? filesWith(bundle, file) : [])));
      const table = {
        pages: pages.map(({ ahead = [], ...page }) => ({
          ...page,
          title: titled(page.title),
          preload: ahead
            .flatMap((source) => filesOf(bundle, source))
            .filter(
              ({ href }, index, all) => !first.has(href) && all.findIndex((file) => file.href === href) === index,
            ),
        })),
        notFound: notFoundTold,
      };
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(table) });
    },
  };
}

function isEntry(file: Bundle[string]): file is Rolldown.OutputChunk {
  return file.type === 'chunk' && file.isEntry;
}

/** What the build made of a source: a picture, or a screen's chunk with all that it imports at once. */
function filesOf(bundle: Bundle, source: string): Preload[] {
  for (const file of Object.values(bundle)) {
    if (file.type === 'asset') {
      if (file.originalFileNames.some((name) => normalizePath(name).endsWith(source)))
        return [{ href: `/${file.fileName}`, as: 'image' }];
    } else if (file.facadeModuleId && normalizePath(file.facadeModuleId).endsWith(source)) {
      return filesWith(bundle, file).map((href) => ({ href, as: href.endsWith('.css') ? 'style' : 'script' }));
    }
  }
  throw new Error(`The build made nothing of ${source}.`);
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
