import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAYERS, type LayerName, type LoopFile } from '@star-seekers/audio';
import { PATHS } from '../paths.ts';
import { decodeMp3, loopOf } from './decode.ts';
import { encode, mp3 } from './encode.ts';
import { failures } from './measure/bars.ts';
import { type Measurements, measureLoop } from './measure/report.ts';
import { rollMismatch } from './measure/seam.ts';
import { performLayer } from './layers.ts';
import { perform } from './perform.ts';
import { addRoll } from './roll.ts';
import { samplesOf } from './sample-rate.ts';
import { trackOf } from './track-of.ts';
import { SCORES } from './tracks/scores.ts';

/** Of the encoder: a layer is never heard without its track, so it needs less than the 3 of a track. */
const LAYER_QUALITY = 4;

/** Measurements of the files of the tracks. */
const MEASURED = join(import.meta.dirname, 'measured.gen.json');

/** Renders, encodes and measures tracks with their layers, prints the table, and writes the list of tracks with a file. */
export async function renderTracks(ids: readonly string[]): Promise<void> {
  mkdirSync(PATHS.music, { recursive: true });
  const table: object[] = [];
  for (const score of SCORES.filter(({ id }) => ids.includes(id))) {
    const track = trackOf(score);
    console.log(`${track.id} ${track.name}: rendering`);
    encode(addRoll(perform(score)), [mp3(fileOf(track), 3)]);

    const inspection = await inspect(track);
    store(track.id, inspection);
    const { bytes, measurements } = inspection;
    const figures = Object.entries(measurements).map(([name, value]) => [name, Number(value.toFixed(2))]);
    table.push({ track: track.name, MB: Number((bytes / 1e6).toFixed(2)), ...Object.fromEntries(figures) });
    const wrong = failures(measurements, track.category);
    console.log(wrong.length === 0 ? '  within all limits' : `  ${wrong.join('\n  ')}`);
  }
  console.table(table);
  await renderLayers(ids);
}

/** Renders, encodes and measures the layers of tracks, and writes the list of tracks with a file. */
export async function renderLayers(ids: readonly string[]): Promise<void> {
  for (const score of SCORES.filter(({ id }) => ids.includes(id))) {
    const { layers } = trackOf(score);
    for (const name of layers ? LAYERS : []) {
      const layer = (layers as NonNullable<typeof layers>)[name];
      encode(addRoll(performLayer(score, name)), [mp3(fileOf(layer), LAYER_QUALITY)]);
      const inspection = await inspect(layer);
      store(layerId(score.id, name), inspection);
      const { loudness, truePeak, seamClick } = inspection.measurements;
      console.log(
        `${layer.filename}: ${inspection.bytes} bytes, ${loudness.toFixed(1)} LUFS, ${truePeak.toFixed(1)} dBTP, seam ${seamClick.toFixed(1)} dB`,
      );
    }
  }
  writeTable();
}

/** Writes the list of the tracks with a file. */
function writeTable(): void {
  const tracks = SCORES.map(trackOf).filter((track) => existsSync(fileOf(track)));
  writeFileSync(
    PATHS.musicTable,
    `// Written by \`pnpm audio\`; do not edit.\nimport type { Track } from './track.ts';\n\n/** Every track of the hub, in the order of the player. The first is the anthem of the menu. */\nexport const TRACKS: readonly Track[] = ${JSON.stringify(tracks, null, 2)};\n`,
  );
}

/** Key of a layer among the measurements. */
export function layerId(trackId: string, name: LayerName): string {
  return `${trackId}-${name}`;
}

function store(id: string, inspection: Inspection): void {
  writeFileSync(MEASURED, `${JSON.stringify({ ...inspections(), [id]: inspection }, null, 2)}\n`);
}

/** Properties of the file of a track or layer. */
export interface Inspection {
  /** SHA-256 of the file. */
  readonly sha256: string;
  readonly bytes: number;
  readonly durationMs: number;
  /** Difference between the rolls around the loop and the loop, in decibels. */
  readonly rollMismatch: number;
  readonly measurements: Measurements;
}

/** Stored measurements of every track and layer, by id. */
export function inspections(): Readonly<Record<string, Inspection>> {
  return JSON.parse(readFileSync(MEASURED, 'utf8')) as Record<string, Inspection>;
}

export function sha256Of(file: Uint8Array): string {
  return createHash('sha256').update(file).digest('hex');
}

/** Decodes a file and measures its loop. */
export async function inspect(track: LoopFile): Promise<Inspection> {
  const file = readFileSync(fileOf(track));
  const take = await decodeMp3(file);
  const [start, length] = [track.loop.startMs, track.loop.durationMs].map((ms) => samplesOf(ms / 1000)) as [
    number,
    number,
  ];
  return {
    sha256: sha256Of(file),
    bytes: file.length,
    durationMs: take.left.length / samplesOf(0.001),
    rollMismatch: rollMismatch(take, start, length),
    measurements: measureLoop(loopOf(take, start, length)),
  };
}

/** Path of the file of a track or layer. */
export function fileOf({ filename }: LoopFile): string {
  return join(PATHS.music, filename);
}
