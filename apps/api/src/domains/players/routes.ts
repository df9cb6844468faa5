import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { cardOf } from './service.ts';

export function playerRoutes(bind: Bind, services: Services): void {
  bind('player', async ({ params }) => cardOf(services, params.username));
}
