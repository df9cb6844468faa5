import { claimFor, startAndPlay } from './play-run.ts';
import { newPlayer } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** A run of a new player by a good bot, left after 20 seconds, that counts. */
export async function verifiedRun(server: TestServer, gameId: number): Promise<{ runId: string; score: number }> {
  const player = await newPlayer(server, 1);
  const played = await startAndPlay(server, player, { gameId, skill: 'good', quitAfter: 1200 });
  await player.api('submitScore', { body: claimFor(played) });
  return played;
}
