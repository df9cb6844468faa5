import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type ShownRoll, checkRolls } from './domain/check-rolls.ts';
import { ROLLS_PER_SEED, faceIn, faceOfRoll, seedHashOf } from './domain/fair-dice.ts';

/** The rule written apart, with Node's functions. */
function oracle(serverSeed: string, clientSeed: string, nonce: number): number {
  const key = Buffer.from(serverSeed, 'hex');
  const digest = createHmac('sha256', key).update(`${clientSeed}:${nonce}`, 'utf8').digest();
  for (const byte of digest) if (byte < 252) return 1 + (byte % 6);
  throw new Error('no byte below 252');
}

const hashOf = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

describe('a roll', () => {
  it('follows from its seeds as the rule says, with every face equally likely', async () => {
    const rolls = Array.from({ length: 10_000 }, (_, nonce) => ({
      serverSeed: randomBytes(32).toString('hex'),
      clientSeed: randomBytes(randomInt(0, 33)).toString(nonce % 2 === 0 ? 'hex' : 'utf8'),
      nonce,
    }));
    const faces = await Promise.all(rolls.map(faceOfRoll));
    expect(faces).toEqual(rolls.map((roll) => oracle(roll.serverSeed, roll.clientSeed, roll.nonce)));
    const counts = Map.groupBy(faces, (face) => face);
    expect(new Set(counts.keys())).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    // Six standard deviations of a fair die (√(10,000 · 1/6 · 5/6) = 37).
    for (const [, { length }] of counts) expect(Math.abs(length - 10_000 / 6)).toBeLessThan(6 * 37);
  });

  it('passes over bytes from 252 on, under which all faces are equally likely', () => {
    const first = Array.from({ length: 256 }, (_, byte) => faceIn(Uint8Array.of(byte)));
    const counts = Map.groupBy(first, (face) => face);
    expect([1, 2, 3, 4, 5, 6].map((face) => counts.get(face)?.length)).toEqual([42, 42, 42, 42, 42, 42]);
    expect(first.slice(252)).toEqual([undefined, undefined, undefined, undefined]);
    expect(faceIn(Uint8Array.of(255, 252, 7, 3))).toBe(2);
    expect(faceIn(new Uint8Array(32).fill(252))).toBeUndefined();
  });

  it('is the one of a recorded example', async () => {
    const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
    expect(await seedHashOf(serverSeed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    expect(await faceOfRoll({ serverSeed, clientSeed: 'iris', nonce: 0 })).toBe(oracle(serverSeed, 'iris', 0));
  });
});

/** Rolls of honest seeds, newest first. @param lengths rolls with each seed; the last seed is secret */
async function history(...lengths: number[]): Promise<ShownRoll[]> {
  const rolls: ShownRoll[] = [{ number: 1, value: 4, credits: 4, proof: null }];
  for (const [index, length] of lengths.entries()) {
    const serverSeed = randomBytes(32).toString('hex');
    for (let nonce = 0; nonce < length; nonce++) {
      const clientSeed = `seed ${nonce}`;
      const value = oracle(serverSeed, clientSeed, nonce);
      const shown = index === lengths.length - 1 ? null : serverSeed;
      const proof = { seedHash: hashOf(serverSeed), clientSeed, nonce, serverSeed: shown };
      rolls.unshift({ number: rolls.length + 1, value, credits: value, proof });
    }
  }
  return rolls;
}

type Proof = NonNullable<ShownRoll['proof']>;

/** Another proof of one roll. */
const withProof = (rolls: ShownRoll[], number: number, change: (proof: Proof) => Partial<Proof>) =>
  rolls.map((roll) =>
    roll.number === number && roll.proof ? { ...roll, proof: { ...roll.proof, ...change(roll.proof) } } : roll,
  );

const otherFace = (value: number) => (value % 6) + 1;

describe('the check of a history', () => {
  it('holds for honest rolls, whole or in part', async () => {
    const rolls = await history(ROLLS_PER_SEED, 3, 2);
    const states = (await checkRolls(rolls)).map(({ state }) => state);
    const matches = Array.from({ length: ROLLS_PER_SEED + 3 }, () => 'matches');
    expect(states).toEqual(['sealed', 'sealed', ...matches, 'unproven']);
    expect((await checkRolls(rolls.slice(1, 20))).map(({ state }) => state)).toEqual(states.slice(1, 20));
    expect(await checkRolls([])).toEqual([]);
  });

  it.each<[string, (rolls: ShownRoll[]) => ShownRoll[], readonly [roll: number, part: string][]]>([
    [
      'another value',
      (rolls) =>
        rolls.map((roll) => {
          const value = roll.number === 3 ? otherFace(roll.value) : roll.value;
          return { ...roll, value, credits: value };
        }),
      [[3, 'value']],
    ],
    [
      'other credits',
      (rolls) => rolls.map((roll) => (roll.number === 2 ? { ...roll, credits: otherFace(roll.value) } : roll)),
      [[2, 'credits']],
    ],
    [
      'another hash',
      (rolls) => withProof(rolls, 5, () => ({ seedHash: hashOf('ab') })),
      [
        [5, 'serverSeed'],
        [5, 'nonce'],
      ],
    ],
    [
      'a missing roll',
      (rolls) => rolls.filter(({ number }) => number !== 3),
      [
        [4, 'number'],
        [4, 'nonce'],
      ],
    ],
    ['a nonce twice', (rolls) => withProof(rolls, 9, () => ({ nonce: 0 })), [[9, 'nonce']]],
    [
      'a seed that stays secret',
      (rolls) => withProof(rolls, 6, () => ({ serverSeed: null })),
      [
        [6, 'serverSeed'],
        [7, 'serverSeed'],
      ],
    ],
    [
      'a roll without a proof',
      (rolls) => rolls.map((roll) => (roll.number === 8 ? { ...roll, proof: null } : roll)),
      [
        [8, 'proof'],
        [9, 'nonce'],
      ],
    ],
    [
      'a seed that is used again',
      (rolls) => withProof(rolls, 8, () => ({ ...rolls.find(({ number }) => number === 2)?.proof, nonce: 0 })),
      [
        [8, 'seedHash'],
        [9, 'nonce'],
      ],
    ],
  ])('names %s', async (_, tamper, expected) => {
    const checked = await checkRolls(tamper(await history(4, 2, 2)));
    const wrong = checked.filter(({ state }) => state === 'wrong').map(({ number }) => number);
    const named = checked.flatMap(({ number, faults }) => faults.map((fault) => [number, fault.split(':')[0]]));
    expect(new Set(wrong)).toEqual(new Set(expected.map(([roll]) => roll)));
    for (const fault of expected) expect(named).toContainEqual(fault);
  });
});
