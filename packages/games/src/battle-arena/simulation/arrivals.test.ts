import { describe, expect, it } from 'vitest';
import { FORMATION_BONUS, SET_PIECE, SET_PIECES, WAVES, isBig } from '../rules.ts';
import { QuietArena } from '../testing/arena.ts';
import { drawLead, sendFormation } from './formations.ts';

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
