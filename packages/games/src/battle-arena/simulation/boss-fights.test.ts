import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resimulate } from '@star-seekers/sim';
import { beforeAll, describe, expect, it } from 'vitest';
import { decodeRecordedRun } from '../../recorded-run.ts';
import { BASTION, BOSS, ENEMY_CLASSES, SHIELD_SHARE, SHOT } from '../rules.ts';
import { battleArena } from '../sim.ts';
import { hasEntered } from './bosses.ts';
import { isDeflecting, isShielded } from './shields.ts';

/** The fight of one warship or bastion in a bot's run, in ticks and hits. */
interface Fight {
  readonly kind: 'c10' | 'c11';
  ageTicks: number;
  shieldedTicks: number;
  fightTicks: number;
  hits: number;
  destroyed: boolean;
}

/** Fights of all warships and bastions in half of the golden runs of the good bot, and the number of the warships' volleys. */
async function fightsOfGoldenRuns() {
  const folder = join(import.meta.dirname, '../golden');
  const fights: Fight[] = [];
  let volleys = 0;
  for (const name of globSync('good-[0-4].json', { cwd: folder })) {
    const { setup, log } = await decodeRecordedRun(readFileSync(join(folder, name), 'utf8'), () => battleArena);
    const byId = new Map<number, Fight>();
    const fightOf = (id: number, kind: Fight['kind']): Fight => {
      const existing = byId.get(id);
      if (existing) return existing;
      const fight: Fight = { kind, ageTicks: 0, shieldedTicks: 0, fightTicks: 0, hits: 0, destroyed: false };
      byId.set(id, fight);
      fights.push(fight);
      return fight;
    };
    resimulate(battleArena, setup, log, {
      onTick({ state }, events) {
        for (const boss of state.bosses) {
          if (boss.age <= boss.entersAt && !boss.withdraws) continue;
          const fight = fightOf(boss.id, 'c11');
          fight.ageTicks++;
          if (isShielded(boss)) fight.shieldedTicks++;
          if (hasEntered(boss)) fight.fightTicks++;
        }
        for (const enemy of state.enemies) {
          if (enemy.kind !== 'c10') continue;
          const fight = fightOf(enemy.id, 'c10');
          fight.ageTicks++;
          if (isDeflecting(enemy)) fight.shieldedTicks++;
        }
        for (const event of events) {
          if (event.type === 'enemyFired' && event.kind === 'c11') volleys++;
          if (event.type !== 'hit' && event.type !== 'bossDestroyed') continue;
          const fight = byId.get(event.id);
          if (!fight) continue;
          if (event.type === 'hit') fight.hits++;
          else fight.destroyed = true;
        }
      },
    });
  }
  return { fights, volleys };
}

describe('in the runs of the good bot', () => {
  let fights: readonly Fight[] = [];
  let volleys = 0;

  beforeAll(async () => {
    ({ fights, volleys } = await fightsOfGoldenRuns());
  });

  it('every shield is up for some, but at most a quarter, of the time of its ship (C 7)', () => {
    for (const kind of ['c10', 'c11'] as const) {
      const shares = fights.filter((fight) => fight.kind === kind).map((fight) => fight.shieldedTicks / fight.ageTicks);
      expect(shares.length).toBeGreaterThan(5);
      expect(Math.max(...shares)).toBeLessThanOrEqual(SHIELD_SHARE);
      expect(Math.max(...shares)).toBeGreaterThan(SHIELD_SHARE / 2);
    }
    expect(BASTION.shieldTicks / BASTION.periodTicks).toBeLessThanOrEqual(SHIELD_SHARE);
  });

  it('every warship is destroyed by as many hits as its health divided by the damage of a shot (C 7)', () => {
    const losses = fights.filter(({ destroyed }) => destroyed);
    expect(losses.length).toBeGreaterThan(5);
    expect(new Set(losses.map(({ hits }) => hits))).toEqual(new Set([BOSS.health / SHOT.damage]));
    expect(Math.max(...fights.filter(({ kind }) => kind === 'c10').map(({ hits }) => hits))).toBeLessThan(
      ENEMY_CLASSES.big.health / SHOT.damage,
    );
  });

  it('warships fire every 800 ms on average while they are at their places, within 5 % over whole fights (F 5)', () => {
    // Withdrawals end rounds early, so what each fight begins and ends with counts too.
    const ticks = fights.reduce((sum, { fightTicks }) => sum + fightTicks, 0);
    expect(volleys).toBeGreaterThan(300);
    expect(ticks / volleys / BOSS.fireTicks).toBeGreaterThan(0.95);
    expect(ticks / volleys / BOSS.fireTicks).toBeLessThan(1.05);
  });
});
