import type { RivalPace } from '@star-seekers/games/game-host';
import { api } from '../../shell/api.ts';

/** Whom an open run races. Nobody if the server cannot say: the run is played all the same. */
export async function rivalsOf(runId: string): Promise<readonly RivalPace[]> {
  try {
    const { best, next } = await api('runPace', { params: { id: runId } });
    const isOwn = best !== null && next?.runId === best.runId;
    return [
      ...(best ? [{ ...best, name: null }] : []),
      ...(next && !isOwn ? [{ ...next, name: next.player.username }] : []),
    ];
  } catch {
    return [];
  }
}
