import type { Track } from '@star-seekers/audio';
import { layersOf } from './layers.ts';
import { ROLL_S } from './roll.ts';
import type { Score } from './score/score.ts';
import { Stage } from './score/stage.ts';

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
