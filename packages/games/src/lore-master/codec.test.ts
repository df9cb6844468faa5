import { fc, test } from '@fast-check/vitest';
import { EMPTY_LOG, MalformedInput, decodeCommandLog, encodeCommandLog } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import { loreMaster } from './sim.ts';

describe('commands', () => {
  const command = fc.oneof(
    fc.record({ lock: fc.integer({ min: 0, max: 3 }) }),
    fc.constant({ skip: true as const }),
    fc.record({ briefed: fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 6 }) }),
    fc.record({ question: fc.integer({ min: 0, max: 100_000 }), order: fc.integer({ min: 0, max: 23 }) }),
    fc.record({
      of: fc.integer({ min: 0, max: 100_000 }),
      right: fc.integer({ min: 0, max: 3 }),
      most: fc.integer({ min: 0, max: 15 }),
      late: fc.integer({ min: 0, max: 2 }),
    }),
  );

  test.prop([fc.array(command, { maxLength: 6 })])('survive encoding and decoding', (commands) => {
    const log = { ...EMPTY_LOG, ticks: 1, commands: commands.map((each) => ({ tick: 1, command: each })) };
    const bytes = encodeCommandLog(loreMaster.commands, log);
    expect(decodeCommandLog(loreMaster.commands, bytes, { maxTicks: 1 })).toEqual(log);
  });

  it.each([
    ['a fifth option', [4]],
    ['an order that four options cannot have', [16, 5, 24]],
    ['a right option that does not exist', [17, 5, 4, 0, 0]],
    ['more seconds than a question has', [17, 5, 0, 16, 0]],
    ['an unknown kind', [99]],
    ['a briefing without questions', [18, 0]],
    ['a briefing of seven questions', [18, 7, 1, 2, 3, 4, 5, 6, 7]],
  ])('are rejected: %s', (_case, bytes) => {
    const log = Uint8Array.of(1, 0, 1, 1, 1, ...bytes);
    expect(() => decodeCommandLog(loreMaster.commands, log, { maxTicks: 1 })).toThrow(MalformedInput);
  });

  it.each([
    ['nothing', {}],
    ['half a briefing', { briefedA: 3, briefedC: 4 }],
    ['a briefing and a question', { briefedA: 3, question: 3 }],
    ['half a verdict', { question: 3, right: 2 }],
    ['more than a question', { question: 3, order: 2, right: 1 }],
    ['a wrong order', { question: 3, order: 24 }],
  ])('reject a reveal of %s', (_case, reveal) => {
    expect(() => loreMaster.hidden?.toCommand(reveal)).toThrow(MalformedInput);
  });
});
