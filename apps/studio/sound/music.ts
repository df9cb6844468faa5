import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LAYERS,
  LAYER_BARS,
  type LayerMix,
  type LayerName,
  type LoopFile,
  RUN_MIXES,
  type Track,
} from '@star-seekers/audio';
import { PATHS } from '../paths.ts';
import { decodeMp3, encode, loopOf, mp3 } from './codec.ts';
import { amplitude } from './engine/maths.ts';
import type { StereoLoop } from './engine/stereo-loop.ts';
import { failures } from './measure/bars.ts';
import { integratedLoudness } from './measure/loudness.ts';
import { type Measurements, measureLoop } from './measure/report.ts';
import { rollMismatch } from './measure/seam.ts';
import { truePeak } from './measure/true-peak.ts';
import { DRIVE_MIX, remix } from './mix/band-mix.ts';
import { DRIVE_MASTER } from './mix/masters.ts';
import { perform } from './perform.ts';
import { samplesOf } from './sample-rate.ts';
import { type Score, Stage } from './score/score.ts';
import type { Take } from './take.ts';
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

/** How loud a track is with its layers as a run grows tense. */
export interface MixInspection {
  /** Of the files and the volumes. */
  readonly sha256: string;
  /** LUFS and dBTP of each of {@link RUN_MIXES}. */
  readonly mixes: Readonly<Record<keyof typeof RUN_MIXES, { readonly loudness: number; readonly truePeak: number }>>;
}

const MIXES = join(import.meta.dirname, 'mixes.gen.json');

/** Stored figures of the mixes of every track with layers, by its id. */
export function mixInspections(): Readonly<Record<string, MixInspection>> {
  return JSON.parse(readFileSync(MIXES, 'utf8')) as Record<string, MixInspection>;
}

/** Measures the mixes of all tracks with layers, and stores the figures. */
export async function measureMixes(tracks: readonly Track[]): Promise<void> {
  const measured: Record<string, MixInspection> = {};
  for (const track of tracks) {
    if (!track.layers) continue;
    const inspection = await inspectMixes(track);
    measured[track.id] = inspection;
    console.log(track.name, inspection.mixes);
  }
  writeFileSync(MIXES, `${JSON.stringify(measured, null, 2)}\n`);
}

/** Mixes a track with its layers as the player does it, and measures that. */
export async function inspectMixes(track: Track): Promise<MixInspection> {
  const { layers } = track;
  if (!layers) throw new Error(`${track.name} has no layers`);
  const whole = await loopIn(track);
  const parts = await Promise.all(LAYERS.map(async (name) => [name, await loopIn(layers[name])] as const));
  const measure = (mix: LayerMix) => {
    const mixed = (side: keyof Take) =>
      whole[side].map((sample, index) =>
        parts.reduce(
          (sum, [name, { [side]: layer }]) => sum + mix[name] * (layer[index % layer.length] ?? 0),
          mix.track * sample,
        ),
      );
    const take = { left: mixed('left'), right: mixed('right') };
    return { loudness: integratedLoudness(take), truePeak: truePeak(take) };
  };
  return {
    sha256: mixesSha256(track),
    mixes: Object.fromEntries(
      Object.entries(RUN_MIXES).map(([name, mix]) => [name, measure(mix)]),
    ) as MixInspection['mixes'],
  };
}

/** Of what {@link inspectMixes} measures. */
export function mixesSha256({ layers, ...track }: Track): string {
  const files = [track, ...Object.values(layers ?? {})].map((file) => sha256Of(readFileSync(fileOf(file))));
  return sha256Of(Buffer.from(JSON.stringify([files, RUN_MIXES])));
}

async function loopIn(file: LoopFile): Promise<Take> {
  const [start = 0, length = 0] = [file.loop.startMs, file.loop.durationMs].map((ms) => samplesOf(ms / 1000));
  return loopOf(await decodeMp3(readFileSync(fileOf(file))), start, length);
}

/** Path of the file of a track or layer. */
export function fileOf({ filename }: LoopFile): string {
  return join(PATHS.music, filename);
}

/** The entry of a piece in the player's list of tracks. */
export function trackOf(score: Score): Track {
  const { id, name, category, tempo } = score;
  const beats = new Stage(score).bars * 4;
  const layers = layersOf(score);
  return {
    id,
    name,
    filename: `${name.toLowerCase().replaceAll(' ', '-')}.mp3`,
    category,
    loop: { startMs: ROLL_S * 1000, durationMs: (beats * 60_000) / tempo },
    ...(layers && { layers }),
  };
}

/** The arpeggio carries a layer on the small speakers of a phone, which do not play the large drums; in a crisis the brass does. */
const LAYER_MIX = remix(DRIVE_MIX, {
  arp: { loudness: -21 },
  stab: {
    loudness: -16.5,
    highPass: 90,
    bands: [{ kind: 'peak', at: 1000, q: 0.6, gain: 4 }],
    ducking: { depth: 3, release: 0.2 },
    sends: { hall: -10 },
  },
  kick: { loudness: -24 },
});

/** Gain of a mastered layer in decibels: over the piece at full volume nothing clips. */
const LAYER_DB = -8;

/** Renders a layer of a piece as a loop: its players over the tonic and its fifth, which fit every chord of the piece. */
function performLayer(score: Score, name: LayerName): StereoLoop {
  const tonic = `${score.key.split(' ')[0] ?? ''}5`;
  const loop = perform({
    ...score,
    id: `${score.id}/${name}`,
    harmony: { tonic: Array.from({ length: LAYER_BARS[name] }, () => tonic).join(' | ') },
    melodies: {},
    form: [{ name, harmony: 'tonic', players: score.layers?.[name] ?? [] }],
    mix: LAYER_MIX,
    master: { ...DRIVE_MASTER, strength: 0 },
  });
  loop.scale(amplitude(LAYER_DB));
  return loop;
}

/** The entries of a piece's layers in the list of tracks; undefined for a piece without layers. */
function layersOf({ name, tempo, layers }: Score): Readonly<Record<LayerName, LoopFile>> | undefined {
  if (!layers) return undefined;
  const file = name.toLowerCase().replaceAll(' ', '-');
  const entries = LAYERS.map((layer) => {
    const loop = { startMs: ROLL_S * 1000, durationMs: (LAYER_BARS[layer] * 4 * 60_000) / tempo };
    return [layer, { filename: `${file}-${layer}.mp3`, loop }] as const;
  });
  return Object.fromEntries(entries) as Record<LayerName, LoopFile>;
}

/** Seconds of the loop that its file repeats before the start and after the end. */
const ROLL_S = 0.15;

/** A loop with a part of its end before it and a part of its start after it, so that inaccurate looping is inaudible. */
function addRoll({ left, right, length }: StereoLoop): Take {
  const roll = samplesOf(ROLL_S);
  const [longLeft, longRight] = [left, right].map((channel) => {
    const long = new Float32Array(length + 2 * roll);
    long.set(channel.subarray(length - roll), 0);
    long.set(channel, roll);
    long.set(channel.subarray(0, roll), roll + length);
    return long;
  });
  return { left: longLeft ?? left, right: longRight ?? right };
}
