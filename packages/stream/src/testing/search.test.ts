import { describe, expect, it } from 'vitest';
import { playAttack } from './attack.ts';
import { HONEST } from './genome.ts';
import { shrunk, textOf } from './hole.ts';
import { NAMED_ATTACKS } from './named-attacks.ts';
import { GAIN_KINDS, type GainKind, searchAttacks, witnessed } from './search.ts';

/** The long command tries a million. */
const ATTACKS = 2000;

it('an honest run is witnessed and gains nothing', () => {
  const aheadMs = expect.closeTo(0) as number;
  expect(witnessed(HONEST)?.gain).toEqual({ timeMs: 0, aheadMs, choices: 0, foresightTicks: 299 });
});

it('an end that is held back in a pause gains nothing', () => {
  const ended = (ms: number) =>
    witnessed({
      moves: [{ kind: 'play', ms: 3000 }, { kind: 'pause' }, { kind: 'think', ms }, { kind: 'quit' }],
      rounds: 1,
    })?.gain;
  expect(ended(600_000)).toMatchObject({ timeMs: 0, choices: 0 });
  expect(ended(600_000)).toEqual(ended(0));
});

describe('whatever is witnessed gains no more than the bound', () => {
  const best = searchAttacks(1, ATTACKS);

  it.each(GAIN_KINDS)('searched attacks, by %s', (kind: GainKind) => {
    const hole = shrunk(kind, best[kind].genome);
    expect(hole && textOf(hole)).toBeUndefined();
  });

  it.each(NAMED_ATTACKS)('$name', ({ genome, options }) => {
    const result = playAttack(genome, options);
    const exceeded = result?.verdict.fault === undefined ? Object.entries(result?.excess ?? {}) : [];
    expect(exceeded.filter(([, beyond]) => beyond > 0)).toEqual([]);
  });
});
