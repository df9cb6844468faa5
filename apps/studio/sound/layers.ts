import { LAYERS, LAYER_BARS, type LayerName, type LoopFile } from '@star-seekers/audio';
import type { StereoLoop } from './engine/stereo-loop.ts';
import { amplitude } from './engine/maths.ts';
import { DRIVE_MIX, remix } from './mix/band-mix.ts';
import { DRIVE_MASTER } from './mix/masters.ts';
import { perform } from './perform.ts';
import { ROLL_S } from './roll.ts';
import type { Score } from './score/score.ts';

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
export function performLayer(score: Score, name: LayerName): StereoLoop {
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
export function layersOf({ name, tempo, layers }: Score): Readonly<Record<LayerName, LoopFile>> | undefined {
  if (!layers) return undefined;
  const file = name.toLowerCase().replaceAll(' ', '-');
  const entries = LAYERS.map((layer) => {
    const loop = { startMs: ROLL_S * 1000, durationMs: (LAYER_BARS[layer] * 4 * 60_000) / tempo };
    return [layer, { filename: `${file}-${layer}.mp3`, loop }] as const;
  });
  return Object.fromEntries(entries) as Record<LayerName, LoopFile>;
}
