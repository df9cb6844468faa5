import { describe, expect, it } from 'vitest';
import { EXTRA_LIFE_EVERY, FORMATION_BONUS, SET_PIECE, SET_PIECES, WAVES, isBig } from '../rules.ts';
import { battleArena } from '../sim.ts';
import { QuietArena } from '../testing/arena.ts';
import { drawLead, sendFormation } from './formations.ts';
import { hurtPlayer } from './player.ts';

function lastWave(kills: number, setPieces: number): QuietArena {
  const arena = new QuietArena();
  Object.assign(arena.state, { wave: 8, kills, setPieces, spawnIn: 1 });
  Object.assign(arena.state.player, { autoFire: false, graceTicks: Number.MAX_SAFE_INTEGER });
  return arena;
}

describe('set pieces', () => {
  it.each(SET_PIECES.map((kind, index) => [kind, index] as const))(
    '%s begins 40 kills after the one before',
    (kind, index) => {
      const due = 95 + SET_PIECE.everyKills * (index + 1);
      expect(
        lastWave(due - 1, index)
          .step()
          .of('setPiece'),
      ).toEqual([]);
      const arena = lastWave(due, index).step();
      expect(arena.of('setPiece')).toEqual([{ type: 'setPiece', kind }]);
      arena.until(() => arena.state.setPiece === null);
      const kinds = new Set(arena.of('enemyArrived').map((event) => event.kind));
      if (kind === 'belt') expect(arena.state.rocks.length).toBeGreaterThan(3);
      else expect([...kinds]).toEqual([kind === 'gauntlet' ? 'e5' : 'c10']);
      // Then the formations go on.
      arena.until(() => arena.of('formation').length > 0);
    },
  );
});

describe('formations', () => {
  it('score a bonus when the player destroys every ship of one', () => {
    const arena = new QuietArena();
    sendFormation(arena.state, { kind: 'e1' }, 3, () => {});
    arena.step(150);
    const ships = arena.state.enemies.map((enemy) => enemy);
    for (const enemy of ships) {
      expect(arena.of('formationCleared')).toEqual([]);
      arena.shootAt(enemy);
    }
    expect(arena.of('formationCleared')).toMatchObject([{ points: FORMATION_BONUS }]);
    expect(arena.state.score).toBe(30 + FORMATION_BONUS);
  });

  it('without a hit between them are a chain, whose bonus is none of the score that brings warships and extra ships (G1.58)', () => {
    const arena = new QuietArena();
    const clearOne = () => {
      sendFormation(arena.state, { kind: 'e1' }, 3, () => {});
      arena.state.player.graceTicks = Number.MAX_SAFE_INTEGER;
      arena.step(150);
      const ships = arena.state.enemies.map((enemy) => enemy);
      for (const enemy of ships) arena.shootAt(enemy);
      arena.state.player.graceTicks = 0;
    };
    for (let links = 0; links < 3; links++) clearOne();
    const { score } = arena.state;
    expect(score).toBe(3 * (30 + FORMATION_BONUS));
    expect(arena.state).toMatchObject({ chain: 3, chainBonus: 75, extraLives: Math.floor(score / EXTRA_LIFE_EVERY) });
    expect(battleArena.outcome(arena.state)).toMatchObject({ score: score + 75, stats: { chainBonus: 75 } });
    hurtPlayer(arena.state, 15, 'e1', (event) => void arena.events.push(event));
    expect(arena.of('chainLost')).toEqual([{ type: 'chainLost', links: 3 }]);
    clearOne();
    expect(arena.state).toMatchObject({ chain: 1, chainBonus: 75 });
    expect(arena.of('formationCleared').map(({ links, chainBonus: bonus }) => [links, bonus])).toEqual([
      [1, 0],
      [2, 25],
      [3, 50],
      [1, 0],
    ]);
  });

  it('of a day arrive in its order, as far as the kinds of the wave fly them (G1.18)', () => {
    const arena = new QuietArena();
    // No kind of the first wave flies a carousel.
    arena.state.day = { order: ['wall', 'carousel', 'pincer'], next: 0 };
    const small = (wave: number) =>
      Array.from({ length: 6 }, () => drawLead(arena.state, WAVES[wave - 1]?.kinds.slice(0, 6) ?? []).formation);
    expect(small(1)).toEqual(['wall', 'pincer', 'wall', 'pincer', 'wall', 'pincer']);
    expect(small(3)).toEqual(['wall', 'carousel', 'pincer', 'wall', 'carousel', 'pincer']);
  });

  it('of big hulls never overlap', () => {
    const arena = lastWave(95, 100);
    for (let tick = 0; tick < 7200; tick++) {
      arena.step();
      const big = arena.state.enemies.filter(({ kind }) => isBig(kind)).toSorted((one, other) => one.x - other.x);
      for (const [index, { x }] of big.slice(1).entries()) expect(x - (big[index]?.x ?? 0)).toBeGreaterThan(100);
    }
    expect(arena.of('enemyArrived').filter(({ kind }) => isBig(kind)).length).toBeGreaterThan(4);
  });
});
