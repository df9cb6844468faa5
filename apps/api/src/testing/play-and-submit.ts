import type { SubmitScoreAnswer } from '@star-seekers/contracts';
import { type PlayOptions, type PlayedRun, type RunChoice, claimFor, startAndPlay } from './play-run.ts';
import type { Visitor } from './test-player.ts';
import type { TestServer } from './test-server.ts';

/** Ten seconds: long enough for a score. */
const QUIT_AFTER = 600;

/** A run with a result. */
export interface SubmittedRun extends PlayedRun {
  readonly runId: string;
  readonly answer: SubmitScoreAnswer;
}

/** Plays a run with a good bot while the clock advances, by default ten seconds of Space Snake, and submits its score. */
export async function playAndSubmit(
  server: TestServer,
  player: Visitor,
  options: PlayOptions & RunChoice = {},
): Promise<SubmittedRun> {
  const played = await startAndPlay(server, player, { skill: 'good', quitAfter: QUIT_AFTER, ...options });
  return { ...played, answer: await player.api('submitScore', { body: claimFor(played) }) };
}
