import type { ManifestEntry } from './manifest.ts';

type Entries = ReadonlyMap<string, ManifestEntry>;

/** Folders of the sets of pictures with tables of their own. */
const SETS = ['memory', 'artworks', 'hub', 'lamp', 'coloring'] as const;

/** The tables of URLs that games and hub import, by name. */
export function pictureTables(entries: Entries): ReadonlyMap<string, string> {
  const paths = [...entries.keys()].toSorted();
  const inFolder = (folder: string) => paths.filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.webp'));
  const inSet = new Set(SETS.flatMap(inFolder));
  return new Map([
    [
      'stills',
      stills(
        'stills',
        entries,
        paths.filter((path) => path.includes('/') && path.endsWith('.webp') && !inSet.has(path)),
      ),
    ],
    ['hub', stills('hub', entries, inFolder('hub'))],
    ['lamp', stills('lamp', entries, inFolder('lamp'))],
    ['coloring', stills('coloring', entries, inFolder('coloring'))],
    ['vectors', vectors(paths.filter((path) => path.endsWith('.svg')))],
    ['memory', memory(entries, inFolder('memory'))],
    ['artworks', artworks(entries, inFolder('artworks'))],
  ]);
}

/** Separate pictures; names of a set omit its folder. */
function stills(name: 'stills' | 'hub' | 'lamp' | 'coloring', entries: Entries, paths: readonly string[]): string {
  return table(
    name,
    paths,
    (path, address) => {
      const avif = path.replace(/webp$/, 'avif');
      const also = entries.has(avif) ? `avif: ${address(avif)}, ` : '';
      return [
        withoutEnding(path).replace(/^(?:hub|lamp|coloring)\//, ''),
        `{ webp: ${address(path)}, ${also}${size(entries, path)} }`,
      ];
    },
    'Still',
  );
}

function vectors(paths: readonly string[]): string {
  return table('vectors', paths, (path, address) => [withoutEnding(path).replace(/^vectors\//, ''), address(path)]);
}

function memory(entries: Entries, paths: readonly string[]): string {
  return table('memory', paths, (path, address) => [
    withoutEnding(path).replace(/^memory\//, ''),
    `{ url: ${address(path)}, ${size(entries, path)} }`,
  ]);
}

function artworks(entries: Entries, paths: readonly string[]): string {
  const whole = paths.filter((path) => !path.endsWith('-thumb.webp'));
  return table('artworks', whole, (path, address) => {
    const name = withoutEnding(path);
    const parts = [
      `avif: ${address(`${name}.avif`)}`,
      `webp: ${address(path)}`,
      `thumb: ${address(`${name}-thumb.webp`)}`,
    ];
    return [name.replace(/^artworks\//, ''), `{ ${parts.join(', ')}, ${size(entries, path)} }`];
  });
}

/** A module with an object of one row per path; `address` imports a file and returns its name. */
function table(
  name: string,
  paths: readonly string[],
  row: (path: string, address: (path: string) => string) => [key: string, value: string],
  type?: string,
): string {
  const imports: string[] = [];
  const address = (path: string) => {
    const local = `f${imports.length}`;
    imports.push(`import ${local} from '../../assets/${path}?url';`);
    return local;
  };
  const rows = paths.map((path) => {
    const [key, value] = row(path, address);
    return `  '${key}': ${value},`;
  });
  if (type) imports.push(`import type { ${type} } from '../atlas.ts';`);
  const satisfies = type ? ` satisfies Readonly<Record<string, ${type}>>` : '';
  return `${imports.join('\n')}\n\nexport const ${name} = {\n${rows.join('\n')}\n} as const${satisfies};\n`;
}

const withoutEnding = (path: string) => path.replace(/\.\w+$/, '');

const size = (entries: Entries, path: string) => {
  const { width = 0, height = 0 } = entries.get(path) ?? {};
  return `width: ${width}, height: ${height}`;
};
