import { DAY_MS, dayNamed, dayOf } from '@star-seekers/contracts/daily';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { FilledPage } from '../../platform/web/filled-page.ts';
import { dailyBoardOf, dailyMeOf, dailyOf, pastDaysOf, visibleDay } from './service.ts';

export function dailyRoutes(bind: Bind, services: Services): void {
  bind('daily', async ({ query }) => dailyOf(services, query.day));
  bind('pastDays', async ({ query, userId }) => pastDaysOf(services, query.before, userId));
  bind('dailyBoard', async ({ params, query }) => dailyBoardOf(services, params.day, query.limit));
  bind('dailyMe', async ({ params, userId }) => dailyMeOf(services, params.day, userId));
}

/** The head of the pages of days, for link previews. */
export function dayPage({ db, clock }: Pick<Services, 'db' | 'clock'>): FilledPage {
  return {
    path: '/daily/:day',
    async metaOf(name) {
      const day = dayNamed(name);
      if (day === undefined || !(await visibleDay(db, day, dayOf(clock.now())))) return undefined;
      const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(day * DAY_MS);
      return {
        title: `The Lamp's Six of ${date}`,
        description: 'What the games of the day were, who played them best, and every run of it.',
      };
    },
  };
}
