import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const root = join(import.meta.dirname, '../../..');
const api = join(root, 'apps/api');

/** Packages with files of their own: native code, or threads. */
export const APART = ['argon2', 'better-sqlite3', 'piscina', 'sharp'];

/**
 * Bundles programs of the server, its threads and its processes, each into a file of its own, and copies the files that they read.
 * @param programs their sources, by the names of the files
 */
export async function bundleServer(programs: Record<string, string>, folder: string): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: programs,
    platform: 'node',
    // `pg` looks for its native client and does without.
    external: [...APART, 'pg-native'],
    plugins: [filesBesides(folder)],
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    assetFileNames: '[name]-[hash][extname]',
    // A thread keeps the text of what it runs: names stay, for stack traces, comments and blanks go.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
  });
  for (const file of globSync(join(folder, '*.js'))) narrow(file);
}

/** Escapes what needs two bytes: it would double the whole text of its file in memory. */
function narrow(file: string): void {
  const code = readFileSync(file, 'utf8');
  const escaped = code.replaceAll(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  writeFileSync(file, escaped);
}

/** What code names as a file beside it: a thread or process is bundled too, anything else is copied. */
function filesBesides(folder: string): Plugin {
  return {
    name: 'files-besides',
    transform(code, id) {
      if (!id.endsWith('.ts') || id.includes('/node_modules/')) return null;
      const address = (path: string) => {
        const name = basename(path);
        if (path.endsWith('/')) {
          cpSync(path, join(folder, name), { recursive: true });
          return `new URL('./${name}/', import.meta.url)`;
        }
        const file = path.endsWith('.ts')
          ? this.emitFile({ type: 'chunk', id: path, name: basename(path, '.ts') })
          : this.emitFile({ type: 'asset', name, source: readFileSync(path) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${file})`;
      };
      const changed = code
        .replaceAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g, (_, path: string) => address(join(dirname(id), path)))
        .replaceAll(
          /import\.meta\.resolve\('([^']+)'\)/g,
          (_, path: string) => `${address(join(api, 'node_modules', path))}.href`,
        );
      return changed === code ? null : changed;
    },
  };
}
