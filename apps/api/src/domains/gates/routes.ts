import { invalidRequest } from '../../platform/api-error.ts';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { chronicleOf } from './chronicle.ts';
import { monthOf } from './month.ts';
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
  bind('gatesMe', async ({ query, userId }) => partOf(db, userId, monthIn(query)));
  bind('chronicles', async () => chroniclesBefore(db, monthOf(clock.now())));
  bind('chronicle', async ({ params }) => {
    if (params.month >= monthOf(clock.now()))
      throw invalidRequest([{ field: 'params.month', message: 'must be a month that has passed' }]);
    return chronicleOf(db, params.month);
  });
}
