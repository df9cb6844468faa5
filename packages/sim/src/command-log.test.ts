import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { MalformedInput } from './byte-buffer.ts';
import {
  type CommandLog,
  EMPTY_LOG,
  MAX_COMMANDS_PER_TICK,
  decodeCommandLog,
  decodeLogPart,
  encodeCommandLog,
  encodeLogPart,
} from './command-log.ts';
import { counterGame } from './testing-game.ts';

const LIMITS = { maxTicks: 100_000 };
const codec = counterGame.commands;

/** Logs that a run can have, of both formats: ticks in order, at most eight commands a tick. */
const logs: fc.Arbitrary<CommandLog<{ add: number }>> = fc
  .record({
    quit: fc.boolean(),
    gaps: fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 3000 }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: MAX_COMMANDS_PER_TICK }),
      ),
      { maxLength: 20 },
    ),
    rest: fc.integer({ min: 1, max: 5000 }),
    begins: fc.array(fc.nat(), { maxLength: 5 }),
    isOld: fc.boolean(),
    beacons: fc.array(fc.record({ tick: fc.nat(), bits: fc.integer({ min: 0, max: 0xffff_ffff }) }), { maxLength: 5 }),
  })
  .map(({ quit, gaps, rest, begins, isOld, beacons }) => {
    let tick = 0;
    const commands = gaps.flatMap(([gap, adds]) => {
      tick += gap;
      return adds.map((add) => ({ tick, command: { add } }));
    });
    const ticks = tick + rest;
    const within = (at: number) => 1 + (at % ticks);
    const first = begins.map(within).toSorted((one, other) => one - other);
    return {
      ticks,
      quit,
      commands,
      begins: isOld ? first : [...new Set(first)],
      beacons: beacons
        .map((beacon) => ({ ...beacon, tick: within(beacon.tick) }))
        .toSorted((one, other) => one.tick - other.tick),
      ...(isOld && { format: 2 as const }),
    };
  });

describe('a command log', () => {
  test.prop([logs])('comes back as it was', (log) => {
    expect(decodeCommandLog(codec, encodeCommandLog(codec, log), LIMITS)).toEqual(log);
  });

  test.prop([logs])('has no begins in a part of it', ({ begins: _begins, format: _format, ...part }) => {
    const bytes = encodeLogPart(codec, part);
    expect(decodeLogPart(codec, bytes, LIMITS)).toEqual(part);
    expect(() => decodeLogPart(codec, encodeCommandLog(codec, { ...part, begins: [1] }), LIMITS)).toThrow(
      MalformedInput,
    );
  });

  test.prop([logs, fc.nat()])('is refused when it is cut anywhere', (log, cut) => {
    const bytes = encodeCommandLog(codec, log);
    expect(() => decodeCommandLog(codec, bytes.subarray(0, cut % bytes.length), LIMITS)).toThrow(MalformedInput);
  });

  test.prop([logs, fc.uint8Array({ minLength: 1, maxLength: 8 })])('is refused with bytes behind it', (log, extra) => {
    const bytes = Uint8Array.from([...encodeCommandLog(codec, log), ...extra]);
    expect(() => decodeCommandLog(codec, bytes, LIMITS)).toThrow(MalformedInput);
  });

  test.prop([fc.uint8Array({ maxLength: 64 })])(
    'has one encoding: what decodes, encodes to the same bytes',
    (bytes) => {
      let log;
      try {
        log = decodeCommandLog(codec, bytes, LIMITS);
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedInput);
        return;
      }
      expect(encodeCommandLog(codec, log)).toEqual(bytes);
    },
  );

  it.each([
    ['an older format', [1, 0, 0, 0, 0, 0]],
    ['a newer format', [4, 0, 0, 0, 0, 0]],
    ['unknown flags', [3, 2, 0, 0]],
    ['more ticks than allowed', [3, 0, 0xff, 0xff, 0x7f, 0]],
    ['a command after the end', [3, 0, 5, 1, 6, 3]],
    ['a command before the first tick', [3, 0, 5, 1, 0, 3]],
    ['a number that is not in its shortest form', [3, 0, 0x85, 0, 0]],
    ['a number above 32 bits', [3, 0, 0xff, 0xff, 0xff, 0xff, 0x7f, 0]],
    ['a command that the game does not know', [3, 0, 5, 1, 1, 10]],
    ['a count that the input does not hold', [3, 0, 5, 0xff, 0xff, 0x03, 1, 1]],
    ['a begin after the end', [3, 0, 5, 0, 0, 1, 7]],
    ['a begin that begins again', [3, 0, 5, 0, 0, 2, 3, 0]],
    ['a resume of format 2 after the end', [2, 0, 5, 0, 1, 7, 0]],
    ['a beacon after the end', [3, 0, 5, 0, 1, 6, 0, 0]],
    ['nine commands in a tick', [3, 0, 5, 9, 1, 0, ...Array.from({ length: 16 }, () => 0)]],
  ])('with %s is refused', (_what, bytes) => {
    expect(() => decodeCommandLog(codec, Uint8Array.from(bytes), LIMITS)).toThrow(MalformedInput);
  });

  it('refuses to write numbers that no reader accepts', () => {
    expect(() => encodeCommandLog(codec, { ...EMPTY_LOG, ticks: -1 })).toThrow(RangeError);
    expect(() =>
      encodeCommandLog(codec, { ...EMPTY_LOG, ticks: 1, commands: [{ tick: 1, command: { add: 256 } }] }),
    ).toThrow(RangeError);
  });
});
