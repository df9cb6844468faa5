import { describe, expect, test } from 'vitest';
import { type SandboxAddress, readAddress, writeAddress } from './address.ts';

const PLAYABLE = [2, 5];

const DEFAULTS: SandboxAddress = {
  gameId: 2,
  seed: 1,
  pilot: 'hands',
  mode: 'stage',
  speed: 1,
  replay: null,
  tick: null,
};

describe('the address', () => {
  test('without parameters has the defaults', () => {
    expect(readAddress('', PLAYABLE)).toEqual({ address: DEFAULTS, problems: [] });
    expect(readAddress('?seed=&bot=', PLAYABLE)).toEqual({ address: DEFAULTS, problems: [] });
  });

  test.for<[SandboxAddress]>([
    [DEFAULTS],
    [{ ...DEFAULTS, gameId: 5, seed: 0xffff_ffff, pilot: 'good', mode: 'screen', speed: 0.1 }],
    [{ ...DEFAULTS, pilot: 'poor', speed: 8, replay: 'q1YqLVayUjLUUQ', tick: 600 }],
    [{ ...DEFAULTS, replay: 'https://example.com/run.json?x=1&y=2' }],
  ])('survives writing and reading: %o', ([address]) => {
    expect(readAddress(writeAddress(address), PLAYABLE)).toEqual({ address, problems: [] });
  });

  test.for([
    ['game', '3'],
    ['game', 'two'],
    ['seed', '-1'],
    ['seed', '4294967296'],
    ['seed', '0x10'],
    ['bot', 'excellent'],
    ['mode', 'full'],
    ['speed', '0.05'],
    ['speed', '9'],
    ['speed', '1e1'],
    ['tick', '-5'],
  ] as const)('with the invalid %s %s reports it and uses the default', ([parameter, value]) => {
    expect(readAddress(`?${parameter}=${value}`, PLAYABLE)).toEqual({
      address: DEFAULTS,
      problems: [{ parameter, value }],
    });
  });
});
