import type { Services } from '../../../platform/services.ts';
import type { FilledPage } from '../../../platform/web/filled-page.ts';
import { findLiveRun } from './repository.ts';

/** The head of the pages of runs that are being played, for link previews. */
export function livePage({ db, clock, games }: Pick<Services, 'db' | 'clock' | 'games'>): FilledPage {
  return {
    path: '/live/:id',
    async metaOf(liveId) {
      const run = await findLiveRun(db, liveId, clock.now());
      const game = run && games.byId.get(run.game_id);
      if (!game) return undefined;
      return {
        title: `${run.username} plays ${game.names.title} live`,
        description: 'Watch the run while it is played, 15 seconds behind.',
      };
    },
  };
}
