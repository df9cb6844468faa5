import {
  type PlayedAgain,
  type SentRecording,
  type Unplayable,
  playAgain as play,
} from '@star-seekers/games/play-again';
import { loadSimOf } from '@star-seekers/games/sims';

/** The rules of a build as one module, for browsers and Node: plays a recording of one of its games again. */
export async function playAgain(
  gameId: number,
  recording: SentRecording,
  secret?: readonly number[],
): Promise<PlayedAgain | Unplayable> {
  return play(await loadSimOf(gameId), recording, secret);
}
