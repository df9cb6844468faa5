import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { PATHS } from '../../paths.ts';
import type { PackedAtlas } from './pack-atlas.ts';
import { type RenderName, readRender, sha256 } from './renders.ts';
import type { StillSpec } from './still-spec.ts';

/** Properties of a committed picture. */
interface ManifestEntry {
  readonly sha256: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** Hash of the source of every model that it shows. */
  readonly sources: Readonly<Record<string, string>>;
}

/** The committed pictures by path under `assets`. */
export interface Manifest {
  readonly files: Readonly<Record<string, ManifestEntry>>;
}

export const manifestPath = join(PATHS.pictures, 'manifest.json');

const GENERATED = '// Written by `pnpm art`; do not edit.\n';

/** Writes files and records their sources. Files that are neither written nor kept are deleted at the end. */
export class Results {
  private readonly entries: Map<string, ManifestEntry>;
  private readonly current = new Set<string>();

  private constructor(entries: Map<string, ManifestEntry>) {
    this.entries = entries;
  }

  static async open(): Promise<Results> {
    const manifest = existsSync(manifestPath)
      ? (JSON.parse(await readFile(manifestPath, 'utf8')) as Manifest)
      : { files: {} };
    return new Results(new Map(Object.entries(manifest.files)));
  }

  /** Writes a committed file; `path` is relative to the assets. */
  async add(path: string, bytes: Buffer, sources: Readonly<Record<string, string>>): Promise<void> {
    await write(join(PATHS.pictures, path), bytes);
    this.current.add(path);
    const { width, height } = await sharp(bytes).metadata();
    this.entries.set(path, { sha256: sha256(bytes), bytes: bytes.length, width, height, sources });
  }

  /** Keeps a committed file and its record unchanged. */
  keep(path: string): void {
    if (this.entries.has(path)) this.current.add(path);
  }

  async addAtlas({ spec, webp, width, height, frames, sources }: PackedAtlas): Promise<void> {
    await this.add(`${spec.name}.webp`, webp, sources);
    const pivots = spec.frames.flatMap(({ frame, pivot }) => (pivot ? [[frame, pivot] as const] : []));
    const table = (entries: readonly (readonly [string, readonly number[]])[]) =>
      entries
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, values]) => `    '${name}': [${values.join(', ')}],\n`)
        .join('');
    const source = `${GENERATED}import url from '../../assets/${spec.name}.webp?url';
import type { Atlas } from '../atlas.ts';

export const ${camel(spec.name)} = {
  url,
  width: ${width},
  height: ${height},
  density: ${spec.density},
  frames: {
${table(Object.entries(frames))}  },${pivots.length > 0 ? `\n  pivots: {\n${table(pivots)}  },` : ''}
} as const satisfies Atlas;
`;
    await write(join(PATHS.pictureTables, `${spec.name}.gen.ts`), source);
  }

  /** Writes a still as WebP, and as AVIF too if it is large. Returns the name of a missing shot. */
  async addStill({
    name,
    from,
    width,
    quality = 88,
    avifQuality = 62,
    alphaQuality = 95,
    trim = false,
  }: StillSpec): Promise<RenderName | undefined> {
    const render = await readRender(from);
    if (!render) {
      this.keep(`${name}.webp`);
      this.keep(`${name}.avif`);
      return from;
    }
    const sources = { [from.split('@')[0]]: render.source };
    const whole = trim ? await sharp(render.png).trim({ background: '#0000', threshold: 4 }).toBuffer() : render.png;
    const png = await sharp(whole).resize({ width, kernel: 'lanczos3' }).png().toBuffer();
    const webp = await sharp(png).webp({ quality, alphaQuality, effort: 6, smartSubsample: true }).toBuffer();
    await this.add(`${name}.webp`, webp, sources);
    if (width >= 512)
      await this.add(
        `${name}.avif`,
        await sharp(png).avif({ quality: avifQuality, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer(),
        sources,
      );
    return undefined;
  }

  /** Writes the manifest and the tables of URLs, and deletes unused files. */
  async close(): Promise<void> {
    for (const path of this.entries.keys()) if (!this.current.has(path)) this.entries.delete(path);
    for (const file of globSync('**/*.{webp,avif,svg,png}', { cwd: PATHS.pictures }))
      if (!this.entries.has(file.replaceAll('\\', '/'))) await rm(join(PATHS.pictures, file));
    const files = Object.fromEntries([...this.entries].toSorted(([a], [b]) => (a < b ? -1 : 1)));
    await write(manifestPath, `${JSON.stringify({ files } satisfies Manifest, undefined, 2)}\n`);
    for (const [name, source] of pictureTables(this.entries))
      await write(join(PATHS.pictureTables, `${name}.gen.ts`), `${GENERATED}${source}`);
  }
}

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

type Entries = ReadonlyMap<string, ManifestEntry>;

/** Folders of the sets of pictures with tables of their own. */
const SETS = ['memory', 'artworks', 'hub', 'lamp', 'coloring'] as const;

/** The tables of URLs that games and hub import, by name. */
function pictureTables(entries: Entries): ReadonlyMap<string, string> {
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
