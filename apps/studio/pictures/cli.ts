import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PATHS, modelNames } from '../paths.ts';
import { cargo } from './atlases/cargo.ts';
import { commendations } from './atlases/commendations.ts';
import { decks } from './atlases/decks.ts';
import { arenaEffects, effects, gates } from './atlases/effects.ts';
import { shooter } from './atlases/shooter.ts';
import { snake } from './atlases/snake.ts';
import { artworkStills, memoryStills, stills } from './atlases/stills.ts';
import { arenaWorlds, worlds } from './atlases/worlds.ts';
import { vectors } from './vectors/index.ts';
import type { AtlasSpec } from './build/atlas-spec.ts';
import { contactSheet } from './build/contact-sheet.ts';
import { packAtlas } from './build/pack-atlas.ts';
import { pictureSheet } from './build/picture-sheet.ts';
import { renderModel } from './build/renders.ts';
import { type StageHost, openStage } from './build/stage-host.ts';
import { vectorSheet } from './build/vector-sheet.ts';
import { Results } from './build/write-results.ts';

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
