import { expect, test } from 'vitest';
import { cueOf } from './cues.ts';
import type { MemoryEvent } from './state.ts';

const match = (recalls: number): MemoryEvent => ({ type: 'matched', cards: [1, 2], face: 3, streak: 1, recalls });

const effects: readonly [MemoryEvent, string | undefined][] = [
  [{ type: 'touched', card: 1 }, 'memory.flip'],
  [{ type: 'revealed', card: 1, face: 3 }, undefined],
  [match(0), 'memory.match'],
  [{ type: 'mismatched', cards: [1, 2] }, 'memory.mismatch'],
  [{ type: 'hurry', seconds: 10 }, 'memory.lowTime'],
  [{ type: 'hurry', seconds: 9 }, 'memory.tick'],
  [{ type: 'levelCompleted', level: 1, bonus: 200, stars: 3, clean: true }, 'memory.level'],
  [{ type: 'parMissed', par: 'gold' }, 'memory.tick'],
  [{ type: 'dealt', level: 2 }, 'memory.deal'],
  [{ type: 'lost' }, 'memory.timeUp'],
  [{ type: 'won' }, 'memory.complete'],
];

test.for(effects)('%j plays %s, at half the volume of the effects', ([event, effect]) => {
  expect(cueOf(event)?.effect).toBe(effect);
  expect(cueOf(event)?.volume ?? 0.5).toBe(0.5);
});

test('a streak of remembered pairs raises the pitch', () => {
  const rates = [0, 1, 2, 3].map((recalls) => cueOf(match(recalls))?.rate ?? 0);
  expect(rates).toEqual(rates.toSorted((one, other) => one - other));
  expect(new Set(rates).size).toBe(4);
});
