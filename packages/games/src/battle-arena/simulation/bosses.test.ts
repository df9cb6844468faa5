import { describe, expect, it } from 'vitest';
import { BOSS, BOSS_LEVELS } from '../rules.ts';
import { QuietArena } from '../testing/arena.ts';
import { isBeamOn, isOpen } from './bosses.ts';
import type { Boss } from './state.ts';

/** Shoots a warship whenever it is open, until it is gone. */
function destroy(arena: QuietArena, boss: Boss): void {
  while (boss.health > 0) {
    arena.until(() => isOpen(boss));
    arena.shootAt(boss);
  }
}

function callOne(): { arena: QuietArena; boss: Boss } {
  const arena = new QuietArena();
  const [boss] = arena.callBosses(10_000);
  if (!boss) throw new Error('no warship came');
  return { arena, boss };
}

describe('boss levels', () => {
  it.each(BOSS_LEVELS.map(({ score, warships }, index) => [index + 1, score, warships]))(
    'level %i: at %i points %i warships enter, and everybody else withdraws',
    (level, score, warships) => {
      const arena = new QuietArena();
      arena.state.bossLevel = level - 1;
      arena.send('e4', { x: 300, y: 100 });
      arena.state.score = score - 1;
      arena.state.extraLives = Math.floor((score - 1) / 250);
      arena.step();
      expect(arena.state.bosses).toEqual([]);
      arena.state.score = score;
      arena.step();
      expect(arena.state.bosses).toHaveLength(warships);
      expect(arena.of('bossLevel')).toEqual([{ type: 'bossLevel', level, warships }]);
      expect(arena.of('withdrew')).toMatchObject([{ kind: 'e4' }]);
      expect(arena.state.enemies).toEqual([]);
      // Nobody comes while they are there.
      arena.state.spawnIn = 1;
      Object.assign(arena.state.player, { x: 30, graceTicks: Number.MAX_SAFE_INTEGER });
      arena.step(300);
      expect(arena.of('enemyArrived')).toEqual([]);
    },
  );

  it('ends with its last warship, raises the boss level, and the waves go on', () => {
    const arena = new QuietArena();
    arena.state.bossLevel = 1;
    const bosses = [...arena.callBosses(20_000)];
    expect(bosses).toHaveLength(2);
    for (const boss of bosses) destroy(arena, boss);
    expect(arena.of('bossDestroyed').map(({ points }) => points)).toEqual([100, 100]);
    expect(arena.of('bossLevelCleared')).toEqual([{ type: 'bossLevelCleared', level: 2 }]);
    expect(arena.state).toMatchObject({ bossLevel: 2, bosses: [], bullets: [], score: 20_200, kills: 2 });
    arena.state.spawnIn = 1;
    expect(arena.step().of('enemyArrived').length).toBeGreaterThan(0);
  });

  it('are three: after the third no score calls another', () => {
    const arena = new QuietArena();
    arena.state.bossLevel = 3;
    expect(arena.callBosses(90_000)).toEqual([]);
  });
});

describe('a warship', () => {
  it('deflects behind its blades and while it enters, and can be hurt when the crown opens', () => {
    const { arena, boss } = callOne();
    arena.step(BOSS.enterTicks + 10);
    expect(boss.mode).toBe('guard');
    arena.shootAt(boss);
    expect(arena.of('deflected')).toHaveLength(1);
    expect(boss.health).toBe(100);
    arena.until(() => isOpen(boss));
    expect(arena.of('enemyFired')).toHaveLength(BOSS.guardVolleys);
    arena.shootAt(boss);
    expect(boss.health).toBe(90);
  });

  it('announces each volley and fires every 800 ms', () => {
    const { arena, boss } = callOne();
    arena.until(() => arena.of('charging').length === 1);
    const warned = arena.state.tick;
    arena.until(() => arena.of('enemyFired').length === 1);
    expect((arena.state.tick - warned) / 60).toBeGreaterThanOrEqual(0.4);
    const fired = arena.state.tick;
    arena.until(() => arena.of('enemyFired').length === 2);
    expect(arena.state.tick - fired).toBe(BOSS.fireTicks);
    expect(boss.volleys).toBe(2);
    for (const { damage, by } of arena.state.bullets) expect({ damage, by }).toEqual({ damage: 30, by: 'c11' });
  });

  it('has three phases; each change closes the crown and clears the bullets', () => {
    const { arena, boss } = callOne();
    for (const [index, health] of BOSS.phaseHealth.entries()) {
      while (boss.phase === index) {
        arena.until(() => isOpen(boss));
        arena.shootAt(boss);
      }
      expect(boss).toMatchObject({ phase: index + 1, health, mode: 'shift' });
      expect(arena.state.bullets).toEqual([]);
    }
    expect(arena.of('bossPhase').map(({ phase }) => phase)).toEqual([1, 2]);
    destroy(arena, boss);
    expect(arena.of('bossDestroyed')).toHaveLength(1);
  });

  it('burns a column after a warning, from its second phase on', () => {
    const { arena, boss } = callOne();
    boss.phase = 1;
    boss.health = 70;
    arena.until(() => isOpen(boss));
    const opened = arena.state.tick;
    arena.until(() => isBeamOn(boss));
    expect(arena.state.tick - opened).toBeGreaterThanOrEqual(BOSS.beamWarnTicks - 1);
    Object.assign(arena.state.player, { x: boss.x, y: 500, graceTicks: 0 });
    arena.step();
    expect(arena.state.player.health).toBe(70);
    Object.assign(arena.state.player, { x: boss.x + 40, health: 100, graceTicks: 0 });
    arena.step();
    expect(arena.state.player.health).toBe(100);
  });
});
