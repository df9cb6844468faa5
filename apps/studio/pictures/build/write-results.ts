import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { PATHS } from '../../paths.ts';
import { type Manifest, type ManifestEntry, manifestPath } from './manifest.ts';
import type { PackedAtlas } from './pack-atlas.ts';
import { pictureTables } from './picture-tables.ts';
import { type RenderName, readRender, sha256 } from './renders.ts';
import type { StillSpec } from './still-spec.ts';

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
