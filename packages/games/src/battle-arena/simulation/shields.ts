import { BASTION, BOSS, SHIELD_SHARE } from '../rules.ts';
import type { Boss, Emit, Enemy } from './state.ts';

/** The bastion deflects at the end of each period, which keeps it within `SHIELD_SHARE`. */
export function isDeflecting(enemy: Readonly<Enemy>): boolean {
  return enemy.kind === 'c10' && enemy.age % BASTION.periodTicks >= BASTION.periodTicks - BASTION.shieldTicks;
}

export function isShielded(boss: Readonly<Boss>): boolean {
  return boss.shieldTicks > 0;
}

/** Raises the shield for as long as `SHIELD_SHARE` allows. */
export function raiseShield(boss: Boss, emit: Emit): void {
  const allowed = (SHIELD_SHARE * boss.fieldTicks - boss.shieldedTicks) / (1 - SHIELD_SHARE);
  boss.shieldTicks = Math.max(0, Math.min(BOSS.shieldTicks, Math.floor(allowed)));
  if (isShielded(boss)) emit({ type: 'bossClosed', id: boss.id });
}

export function stepShield(boss: Boss, emit: Emit): void {
  if (!isShielded(boss)) return;
  boss.shieldTicks--;
  boss.shieldedTicks++;
  if (!isShielded(boss)) emit({ type: 'bossOpened', id: boss.id });
}
