import type { ArenaState } from './simulation/state.ts';

/** How tense a run is, from 0 to 1, by its enemies and bullets; a warship or the last ship is a crisis. */
export function intensityOf({ bosses, enemies, bullets, player }: Readonly<ArenaState>): number {
  if (bosses.length > 0 || player.lives === 1) return 1;
  return Math.min(0.9, enemies.length / 20 + bullets.length / 80);
}
