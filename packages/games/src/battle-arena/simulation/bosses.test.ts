import { describe, expect, it } from 'vitest';
import { BOSS, BOSS_LEVELS, BOSS_ROUND_TICKS, PLAYER, rankOf } from '../rules.ts';
import { QuietArena } from '../testing/arena.ts';
import { hasEntered, isBeamOn } from './bosses.ts';
import { fireBoss } from './fire.ts';
import { isShielded } from './shields.ts';
import type { Boss } from './state.ts';

/** Shoots a warship whenever its shield is down, until it is destroyed. */
function destroy(arena: QuietArena, boss: Boss): void {
  while (boss.health > 0) {
    arena.until(() => !isShielded(boss));
    arena.shootAt(boss);
  }
}

/** Starts the first boss level without escorts. */
function startBossLevel(): { arena: QuietArena; boss: Boss } {
  const arena = new QuietArena();
  const [boss] = arena.callBosses(10_000);
  if (!boss) throw new Error('no warship entered');
  arena.state.escortsIn = Number.MAX_SAFE_INTEGER;
  return { arena, boss };
}

describe('boss levels', () => {
  it.each(BOSS_LEVELS.map(({ score, warships }, index) => [index + 1, score, warships]))(
    'level %i: at a score of %i, %i warships enter and all enemies withdraw',
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
      // None of the wave's enemies arrives during a boss level, only escorts when the first warship has entered.
      arena.state.spawnIn = 1;
      Object.assign(arena.state.player, { x: 30, graceTicks: Number.MAX_SAFE_INTEGER });
      arena.step(BOSS.arrivalTicks + BOSS.enterTicks - 1);
      expect(arena.of('enemyArrived')).toEqual([]);
      arena.step(300);
      expect(arena.of('enemyArrived')).toHaveLength(BOSS.escorts);
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

  it('keep escorts: more with each phase, and anew a moment after the last one is gone', () => {
    const { arena, boss } = startBossLevel();
    arena.state.escortsIn = 1;
    expect(arena.step().state.enemies).toHaveLength(BOSS.escorts);
    Object.assign(boss, { phase: 1, health: 70 });
    arena.state.enemies.length = 0;
    arena.step(BOSS.escortTicks - 1);
    expect(arena.state.enemies).toEqual([]);
    expect(arena.step().state.enemies).toHaveLength(BOSS.escorts + 1);
  });

  it('are followed by overtime, in which the rank rises every five seconds', () => {
    const arena = new QuietArena();
    arena.state.bossLevel = BOSS_LEVELS.length - 1;
    expect(rankOf(arena.step(600).state)).toBe(0);
    arena.state.bossLevel = BOSS_LEVELS.length;
    expect(rankOf(arena.step(600).state)).toBe(2);
  });

  it('end with the third', () => {
    const arena = new QuietArena();
    arena.state.bossLevel = 3;
    expect(arena.callBosses(90_000)).toEqual([]);
  });
});

describe('a warship', () => {
  it('can be hurt as soon as it is visible, by ten shots of ten', () => {
    const { arena, boss } = startBossLevel();
    arena.until(() => boss.y > 0);
    expect(hasEntered(boss)).toBe(false);
    arena.shootAt(boss);
    expect(boss.health).toBe(90);
    destroy(arena, boss);
    expect(arena.of('hit')).toHaveLength(10);
    expect(arena.of('bossDestroyed')).toHaveLength(1);
  });

  it('has three phases; the end of each clears the bullets and raises a shield that deflects (C 7)', () => {
    const { arena, boss } = startBossLevel();
    arena.until(() => arena.of('enemyFired').length === BOSS.volleys);
    for (const phase of [1, 2]) {
      while (boss.phase < phase) arena.shootAt(boss);
      expect(arena.state.bullets).toEqual([]);
      expect(isShielded(boss)).toBe(true);
      const { health } = boss;
      const shieldStart = arena.state.tick;
      // The shield is wider than the hull.
      arena.shootAt({ x: boss.x + BOSS.shieldRadius, y: boss.y });
      expect(arena.of('deflected')).toHaveLength(phase);
      arena.until(() => !isShielded(boss));
      expect(arena.state.tick - shieldStart).toBeLessThanOrEqual(BOSS.shieldTicks);
      expect(boss.health).toBe(health);
      // It withdraws, sends escorts and comes back.
      arena.until(() => boss.y < 0);
      arena.until(() => hasEntered(boss));
    }
    expect(arena.of('bossPhase').map(({ phase }) => phase)).toEqual([1, 2]);
    expect(arena.of('bossClosed')).toHaveLength(2);
    expect(arena.of('bossOpened')).toHaveLength(2);
  });

  it('takes the whole damage of a shot, even where a phase ends within it (C 7)', () => {
    const { arena, boss } = startBossLevel();
    arena.until(() => hasEntered(boss));
    boss.health = 75;
    arena.shootAt(boss);
    expect(boss).toMatchObject({ health: 65, phase: 1 });
  });

  it('fires a volley every 800 ms on average, in announced groups with a pause between (C 7)', () => {
    const { arena, boss } = startBossLevel();
    arena.until(() => hasEntered(boss));
    const start = arena.state.tick;
    const volleys: number[] = [];
    const charges: number[] = [];
    const rounds = 6;
    for (let tick = 1; tick < rounds * BOSS_ROUND_TICKS; tick++) {
      arena.step();
      if (arena.of('enemyFired').length > volleys.length) volleys.push(arena.state.tick);
      if (arena.of('charging').length > charges.length) charges.push(arena.state.tick);
      for (const { damage, by } of arena.state.bullets) expect({ damage, by }).toEqual({ damage: 30, by: 'c11' });
    }
    expect((arena.state.tick + 1 - start) / volleys.length / 60).toBeCloseTo(0.8, 9);
    const gaps = volleys.slice(1).map((tick, index) => (tick - (volleys[index] ?? 0)) / 60);
    expect(Math.min(...gaps)).toBeGreaterThan(0.5);
    expect(Math.max(...gaps)).toBeLessThan(2);
    const warnings = volleys.map((tick, index) => (tick - (charges[index] ?? 0)) / 60);
    expect(Math.min(...warnings)).toBeGreaterThanOrEqual(0.4);
  });

  it('fires a beam after a warning, from its second phase on, and does not move during it', () => {
    const { arena, boss } = startBossLevel();
    arena.until(() => hasEntered(boss));
    Object.assign(boss, { phase: 1, health: 70 });
    arena.until(() => boss.beams);
    const warning = arena.state.tick;
    arena.until(() => isBeamOn(boss));
    expect(arena.state.tick - warning).toBe(BOSS.beamWarnTicks);
    const { x } = boss;
    Object.assign(arena.state.player, { x, y: 500, graceTicks: 0 });
    arena.step();
    expect(arena.state.player.health).toBe(70);
    Object.assign(arena.state.player, { x: x + 40, health: 100, graceTicks: 0 });
    arena.step();
    expect(arena.state.player.health).toBe(100);
    arena.until(() => !boss.beams);
    expect(Math.abs(boss.x - x)).toBeLessThan(PLAYER.speed);
    expect(arena.state.tick - warning).toBe(BOSS.beamWarnTicks + BOSS.beamTicks);
  });

  it.each([
    ['at first', 0, 0, 0],
    ['after three seconds more', 0, BOSS.ticksPerBullet, 1],
    ['after a minute and more', 0, 99 * BOSS.ticksPerBullet, BOSS.mostMore],
    ['of its second entry', 1, 0, BOSS.bulletsPerEntry],
  ])('%s has as many more bullets in a volley', (_, phase, fieldTicks, more) => {
    const { arena, boss } = startBossLevel();
    Object.assign(boss, { phase, fieldTicks });
    fireBoss(arena.state, boss, 0);
    expect(arena.state.bullets).toHaveLength((phase === 0 ? 6 : 18) + more);
  });

  it('never touches another one of its level', () => {
    const arena = new QuietArena();
    arena.state.bossLevel = 2;
    const [left, middle, right] = arena.callBosses(30_000) as [Boss, Boss, Boss];
    // This one stops for its beams.
    Object.assign(middle, { phase: 2, health: 30 });
    for (let tick = 0; tick < 3600; tick++) {
      arena.step();
      expect(Math.min(middle.x - left.x, right.x - middle.x)).toBeGreaterThan(2 * BOSS.radius);
    }
  });
});
