import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { changeSeed, readSeed } from './seeds.ts';
import { readCooldown, roll, rollsOf } from './service.ts';

export function diceRoutes(bind: Bind, services: Services): void {
  const { db, limits } = services;
  bind('diceCooldown', async ({ userId }) => readCooldown(services, userId));
  bind('rollDice', async ({ userId, body }) => roll(services, userId, body?.clientSeed ?? ''), {
    limit: { per: 'user', ...limits.roll },
  });
  bind('diceRolls', async ({ userId, query }) => rollsOf(db, userId, query));
  bind('diceSeed', async ({ userId }) => readSeed(services, userId));
  bind('changeDiceSeed', async ({ userId }) => changeSeed(services, userId), {
    limit: { per: 'user', ...limits.roll },
  });
}
