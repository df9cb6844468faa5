import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { commendationShares } from './shares.ts';

export function commendationRoutes(bind: Bind, services: Services): void {
  bind('commendations', async () => commendationShares(services));
}
