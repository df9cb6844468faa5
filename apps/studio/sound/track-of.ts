import type { Track } from '@star-seekers/audio';
import { ROLL_S } from './roll.ts';
import type { Score } from './score/score.ts';
import { Stage } from './score/stage.ts';

/** What the player has to know of a piece. */
export function trackOf(score: Score): Track {
  const { id, name, category, tempo } = score;
  const beats = new Stage(score).bars * 4;
  return {
    id,
    name,
    filename: `${name.toLowerCase().replaceAll(' ', '-')}.mp3`,
    category,
    loop: { startMs: ROLL_S * 1000, durationMs: (beats * 60_000) / tempo },
  };
}
