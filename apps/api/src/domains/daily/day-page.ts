import { DAY_MS, dayNamed, dayOf } from '@star-seekers/contracts/daily';
import type { Services } from '../../platform/services.ts';
import type { FilledPage } from '../../platform/web/filled-page.ts';
import { visibleDay } from './service.ts';

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
        description: 'What the six games of the day were, who played them best, and every run of it.',
      };
    },
  };
}
