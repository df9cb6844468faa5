import { expect, test } from 'vitest';
import { cueOf } from './cues.ts';
import type { ArenaEvent } from './simulation/state.ts';

const place = { x: 1, y: 2 };

const effects: readonly [ArenaEvent, string | undefined][] = [
  [{ type: 'fired', shots: 1 }, 'arena.shot'],
  [{ type: 'enemyArrived', kind: 'e1' }, undefined],
  [{ type: 'charging', id: 1, kind: 'e5' }, 'arena.charge'],
  [{ type: 'charging', id: 1, kind: 'c11' }, 'arena.charge'],
  [{ type: 'charging', id: 1, kind: 'e1' }, undefined],
  [{ type: 'enemyFired', kind: 'e1' }, 'arena.enemyShot'],
  [{ type: 'dived', id: 1 }, 'arena.dive'],
  [{ type: 'hit', id: 1, ...place }, 'arena.hit'],
  [{ type: 'deflected', id: 1, ...place }, 'arena.deflect'],
  [{ type: 'destroyed', id: 1, kind: 'e6', ...place, points: 25 }, 'arena.explode.small'],
  [{ type: 'destroyed', id: 1, kind: 'c9', ...place, points: 65 }, 'arena.explode.big'],
  [{ type: 'rockBroken', kind: 'a1', ...place, points: 75 }, 'arena.rock'],
  [{ type: 'wave', wave: 2 }, 'arena.wave'],
  [{ type: 'formation', name: 'v' }, undefined],
  [{ type: 'formationCleared', ...place, points: 250, links: 1, chainBonus: 0 }, 'arena.formation'],
  [{ type: 'chainLost', links: 2 }, 'arena.powerUp.end'],
  [{ type: 'setPiece', kind: 'belt' }, 'arena.wave'],
  [{ type: 'withdrew', kind: 'e1', ...place }, undefined],
  [{ type: 'bossLevel', level: 1, warships: 1 }, 'arena.boss.arrive'],
  [{ type: 'bossOpened', id: 1 }, 'arena.boss.open'],
  [{ type: 'bossClosed', id: 1 }, 'arena.boss.close'],
  [{ type: 'beam', id: 1 }, 'arena.boss.beam'],
  [{ type: 'farBeamAimed' }, 'arena.charge'],
  [{ type: 'farBeam' }, 'arena.boss.beam'],
  [{ type: 'bossPhase', id: 1, phase: 1, ...place }, 'arena.boss.phase'],
  [{ type: 'bossDestroyed', id: 1, ...place, points: 100 }, 'arena.boss.destroyed'],
  [{ type: 'bossLevelCleared', level: 1 }, 'arena.boss.cleared'],
  [{ type: 'powerUpAppeared', kind: 'missiles' }, 'arena.powerUp.appear'],
  [{ type: 'powerUpTaken', kind: 'missiles', ...place, repaired: false }, 'arena.powerUp.take'],
  [{ type: 'powerUpGone', kind: 'missiles', ...place }, undefined],
  [{ type: 'effectEnded', kind: 'missiles' }, 'arena.powerUp.end'],
  [{ type: 'playerHit', damage: 15, health: 85, ...place }, 'arena.hurt'],
  [{ type: 'shipLost', lives: 2, ...place, to: 'e1' }, 'arena.shipLost'],
  [{ type: 'shipReady' }, 'arena.shipReady'],
  [{ type: 'bulletsCleared', places: [] }, undefined],
];

test.for(effects)('%j plays %s', ([event, effect]) => {
  expect(cueOf(event)?.effect).toBe(effect);
});

test('each formation of a chain sounds higher than the one before', () => {
  const rates = [1, 2, 3].map((links) => {
    const event: ArenaEvent = { type: 'formationCleared', ...place, points: 250, links, chainBonus: 25 * (links - 1) };
    return cueOf(event)?.rate ?? 1;
  });
  expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  expect(new Set(rates).size).toBe(3);
});

test('the warship sounds deeper than an enemy', () => {
  const rate = (kind: 'e5' | 'c11') => cueOf({ type: 'charging', id: 1, kind })?.rate ?? 1;
  expect(rate('c11')).toBeLessThan(rate('e5'));
});
