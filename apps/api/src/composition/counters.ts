import type { Counter } from '../domains/counting/counter.ts';
import { commendationCounter } from '../domains/commendations/award.ts';
import { dailyCounter } from '../domains/daily/attempt.ts';
import { gateCounter } from '../domains/gates/contest.ts';
import { boardCounter } from '../domains/leaderboards/count-run.ts';
import type { Services } from '../platform/services.ts';

/** Everything that scores, in the order in which it counts a run: the gates sum what the daily has stored. */
export function countersOf({ db: { engine }, games }: Pick<Services, 'db' | 'games'>): readonly Counter[] {
  return [boardCounter(engine), dailyCounter(engine, games), gateCounter, commendationCounter(games.byId)];
}
