import type { AnyGame } from '@star-seekers/games';
import type { Services } from '../../../platform/services.ts';
import { rankOfRun } from '../../leaderboards/service.ts';
import { findClosedRun } from '../repository.ts';
import { placeOf } from '../run-page.ts';

/** What a link preview says of a run, in English: the server does not know who reads it. */
export interface ShareCard {
  readonly gameId: number;
  readonly game: string;
  readonly player: string;
  /** Such as `4,660`. */
  readonly score: string;
  /** Such as `#2 in November 2026`; empty when the run is no entry of a board. */
  readonly rank: string;
}

const number = new Intl.NumberFormat('en');
const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The card of a closed run; undefined when it has no result, or was voided. */
export async function shareCardOf(
  { db, games }: Pick<Services, 'db' | 'games'>,
  runId: string,
): Promise<ShareCard | undefined> {
  const run = await findClosedRun(db, runId);
  const game: AnyGame | undefined = run && games.byId.get(run.game_id);
  if (!run || !game || run.status === 'voided') return undefined;
  const { username: player, game_id: gameId, score, finished_at: finishedAt } = run;
  const place = placeOf(run);
  const [ofMonth, ofYear] = [await rankOfRun(db, 'monthly', place), await rankOfRun(db, 'yearly', place)];
  return {
    gameId,
    game: game.names.title,
    player,
    score: number.format(score),
    rank: rankText({ ofMonth, ofYear }, finishedAt),
  };
}

function rankText({ ofMonth, ofYear }: Record<'ofMonth' | 'ofYear', number | null>, at: number): string {
  if (ofMonth !== null) return `#${number.format(ofMonth)} in ${month.format(at)}`;
  return ofYear === null ? '' : `#${number.format(ofYear)} in ${new Date(at).getUTCFullYear()}`;
}
