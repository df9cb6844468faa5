import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { PATHS, modelNames } from '../paths.ts';
import { commendations } from './atlases/commendations.ts';
import { arenaEffects, effects, gates } from './atlases/effects.ts';
import { arenaWorlds, cargo, decks, shooter, snake, worlds } from './atlases/games.ts';
import { artworkStills, memoryStills, stills } from './atlases/stills.ts';
import type { AtlasSpec } from './build/atlas-spec.ts';
import { blankSheet, compose, contactSheet, label } from './build/contact-sheet.ts';
import { packAtlas } from './build/pack-atlas.ts';
import { type StageHost, openStage, renderModel } from './build/renders.ts';
import type { StillSpec } from './build/still-spec.ts';
import { Results } from './build/write-results.ts';
import { vectors } from './vectors/index.ts';

const GAP = 10;
const LABEL = 16;

interface SheetLook {
  readonly columns: number;
  /** Edges of the two copies of each picture. */
  readonly large: number;
  readonly small: number;
  /** Lines between the tiles of a puzzle. */
  readonly tiles?: number;
}

/** The committed pictures of a set, large and at the size in the game; undefined if one is missing. */
async function pictureSheet(specs: readonly StillSpec[], look: SheetLook): Promise<Buffer | undefined> {
  const { columns, large, small, tiles = 1 } = look;
  const paths = specs.map(({ name }) => join(PATHS.pictures, `${name}.webp`));
  if (!paths.every((path) => existsSync(path))) return undefined;
  const [cellWidth, cellHeight] = [large + small + 3 * GAP, large + LABEL + GAP];
  const parts: OverlayOptions[] = [];
  const marks: string[] = [];
  for (const [index, path] of paths.entries()) {
    const x = (index % columns) * cellWidth + GAP;
    const y = Math.floor(index / columns) * cellHeight + GAP;
    parts.push({ input: await sharp(path).resize(large, large).png().toBuffer(), left: x, top: y });
    parts.push({ input: await sharp(path).resize(small, small).png().toBuffer(), left: x + large + GAP, top: y });
    for (let line = 1; line < tiles; line++) {
      const at = (line * large) / tiles;
      marks.push(`<path d="M${x + at} ${y}v${large}M${x} ${y + at}h${large}" stroke="#ffffff" stroke-opacity="0.35"/>`);
    }
    marks.push(label(x, y + large + 12, specs[index]?.name));
  }
  const size = { width: columns * cellWidth, height: Math.ceil(paths.length / columns) * cellHeight + GAP };
  return compose(blankSheet(size, '#0d1119'), size, parts, marks).webp({ quality: 80 }).toBuffer();
}

const CELL = 150;
const COLUMNS = 9;
const SIZES = [104, 32, 20] as const;

/** Every vector picture at 104, 32 and 20 pixels. */
async function vectorSheet(vectors: ReadonlyMap<string, string>): Promise<Buffer> {
  const parts: OverlayOptions[] = [];
  const labels: string[] = [];
  for (const [index, [name, source]] of [...vectors].entries()) {
    const x = (index % COLUMNS) * CELL + 8;
    const y = Math.floor(index / COLUMNS) * CELL + 8;
    const svg = Buffer.from(source.replaceAll('currentColor', '#9fe8ff'));
    for (const [at, size] of SIZES.entries()) {
      const input = await sharp(svg, { density: 160 }).resize(size, size, { fit: 'inside' }).png().toBuffer();
      parts.push({ input, left: at === 0 ? x : x + 108, top: at === 0 ? y : y + (at - 1) * 44 });
    }
    labels.push(label(x, y + 122, name));
  }
  const size = { width: COLUMNS * CELL, height: Math.ceil(vectors.size / COLUMNS) * CELL };
  return compose(blankSheet(size, '#0f1626'), size, parts, labels).webp({ quality: 84 }).toBuffer();
}

const atlases: readonly AtlasSpec[] = [
  shooter,
  effects,
  arenaEffects,
  gates,
  worlds,
  arenaWorlds,
  snake,
  cargo,
  commendations,
  ...decks,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    pack: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
  },
});

if (!values.pack) await renderModels(positionals, values.force);
if (!values.draft) await packResults();

/** Renders the models whose names begin with one of these prefixes; all if there are none. */
async function renderModels(prefixes: readonly string[], force: boolean): Promise<void> {
  const names = modelNames().filter(
    (name) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)),
  );
  if (names.length === 0) throw new Error(`No model begins with ${prefixes.join(' or ')}.`);
  let host: Promise<StageHost> | undefined;
  try {
    for (const [index, name] of names.entries()) {
      const before = Date.now();
      const rendered = await renderModel(() => (host ??= openStage()), name, { force });
      const seconds = ((Date.now() - before) / 1000).toFixed(1);
      const outcome = rendered === 0 ? 'unchanged' : `${rendered} shots, ${seconds} s`;
      console.info(`${index + 1}/${names.length} ${name}: ${outcome}`);
    }
  } finally {
    await (await host)?.close();
  }
}

/** Packs the atlases whose shots are all rendered on this machine; the others keep their committed pictures. */
async function packResults(): Promise<void> {
  const results = await Results.open();
  await mkdir(PATHS.sheets, { recursive: true });
  for (const spec of atlases) {
    const packed = await packAtlas(spec);
    if ('missing' in packed) {
      results.keep(`${spec.name}.webp`);
      console.info(`${spec.name}: unchanged, ${packed.missing.length} shots are not rendered on this machine`);
      continue;
    }
    await results.addAtlas(packed);
    await writeFile(join(PATHS.sheets, `${spec.name}.webp`), await contactSheet(packed));
    console.info(`${spec.name}: ${packed.width} × ${packed.height}, ${(packed.webp.length / 1024).toFixed(0)} KB`);
  }
  for (const still of stills) {
    const missing = await results.addStill(still);
    if (missing) console.info(`${still.name}: unchanged, ${missing} is not rendered on this machine`);
  }
  for (const [name, svg] of vectors) await results.add(`vectors/${name}.svg`, Buffer.from(svg), {});
  await writeFile(join(PATHS.sheets, 'vectors.webp'), await vectorSheet(vectors));
  const sheets = {
    memory: await pictureSheet(memoryStills, { columns: 5, large: 176, small: 96 }),
    artworks: await pictureSheet(artworkStills, { columns: 3, large: 384, small: 96, tiles: 4 }),
  };
  for (const [name, sheet] of Object.entries(sheets))
    if (sheet) await writeFile(join(PATHS.sheets, `${name}.webp`), sheet);
  await results.close();
}
