import { invalidRequest } from '../../platform/api-error.ts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { FilledPage } from '../../platform/web/filled-page.ts';
import { chronicleOf } from './chronicle.ts';
import { monthOf } from '../counting/month.ts';
import { chroniclesBefore, gatesOf, partOf } from './service.ts';

export function gateRoutes(bind: Bind, { db, clock }: Services): void {
  /** A month up to the present one, which is the default. */
  const monthIn = ({ month }: { month?: string | undefined }): string => {
    const present = monthOf(clock.now());
    if (month !== undefined && month > present)
      throw invalidRequest([{ field: 'query.month', message: 'must not be in the future' }]);
    return month ?? present;
  };

  bind('gates', async ({ query }) => gatesOf(db, monthIn(query)));
  bind('gatesMe', async ({ query, userId }) => partOf(db, userId, monthIn(query), clock.now()));
  bind('chronicles', async () => chroniclesBefore(db, monthOf(clock.now())));
  bind('chronicle', async ({ params }) => {
    if (params.month >= monthOf(clock.now()))
      throw invalidRequest([{ field: 'params.month', message: 'must be a month that has passed' }]);
    return chronicleOf(db, params.month);
  });
}

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
