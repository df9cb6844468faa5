import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { dailyBoardOf, dailyMeOf, dailyOf, pastDaysOf } from './service.ts';

export function dailyRoutes(bind: Bind, services: Services): void {
  bind('daily', async ({ query }) => dailyOf(services, query.day));
  bind('pastDays', async ({ query, userId }) => pastDaysOf(services, query.before, userId));
  bind('dailyBoard', async ({ params, query }) => dailyBoardOf(services, params.day, query.limit));
  bind('dailyMe', async ({ params, userId }) => dailyMeOf(services, params.day, userId));
}
