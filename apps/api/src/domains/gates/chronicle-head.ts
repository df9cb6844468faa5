import type { Services } from '../../platform/services.ts';
import type { FilledPage } from '../../platform/web/filled-page.ts';
import { monthOf } from './month.ts';

/** The head of the pages of chronicles: one for each month that has passed. */
export function chroniclePage({ clock }: Pick<Services, 'clock'>): FilledPage {
  const format = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    path: '/chronicle/:id',
    async metaOf(month) {
      if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) || month >= monthOf(clock.now())) return undefined;
      return {
        title: `Chronicle of ${format.format(new Date(`${month}-01`))}`,
        description: 'Who held the seven gates of the Skein when the month closed, and who flew for them.',
      };
    },
  };
}
