import { DICE_HISTORY_LENGTH } from '@star-seekers/contracts/dice';
import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { cooldownOf, roll, rollsOf } from './service.ts';

export function diceRoutes(bind: Bind, services: Services): void {
  const { db, clock, limits } = services;
  bind('diceCooldown', async ({ userId }) => cooldownOf(db, userId, clock.now()));
  bind('rollDice', async ({ userId }) => roll(services, userId), { limit: { per: 'user', ...limits.roll } });
  bind('diceRolls', async ({ userId }) => rollsOf(db, userId, DICE_HISTORY_LENGTH));
}
