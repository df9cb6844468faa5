import { EMPTY_LOG, encodeLogPart, toBase64Url } from '@star-seekers/sim';
import { describe, expect, it } from 'vitest';
import type { Chunk } from './chunk.ts';
import { NEW_HEAD, type StreamHead, appendChunk, mostCalls, mostChars, mostChunks } from './stream-head.ts';
import { dodgeGame } from './testing/beacon-game.ts';

const SIM = dodgeGame(36_000);
const TOKEN = 7;

function chunkAt(head: StreamHead, change: Partial<Chunk>): Chunk {
  const toTick = change.toTick ?? head.toTick;
  const log = toBase64Url(encodeLogPart(SIM.commands, { ...EMPTY_LOG, ticks: toTick }));
  const token = change.kind !== 'begin' && toTick > head.beganTick && head.phase === 'playing' ? TOKEN : null;
  return { seq: head.seq, kind: 'play', toTick, log, calls: [], token, ...change };
}

function append(head: StreamHead, change: Partial<Chunk>, at = 1e9) {
  return appendChunk(head, chunkAt(head, change), { sim: SIM, epoch: 1, at, token: TOKEN, stored: () => undefined });
}

/** The head after chunks that are taken. */
function after(...changes: readonly Partial<Chunk>[]): StreamHead {
  let head = NEW_HEAD;
  for (const change of changes) {
    // Long after its begin.
    const appended = append({ ...head, begunAt: head.begunAt && 0 }, change);
    if (!('head' in appended)) throw new Error(`a chunk was refused: ${JSON.stringify(appended)}`);
    ({ head } = appended);
  }
  return head;
}

const BEGIN = { kind: 'begin' } as const;
const refused = (field: string) => ({ refused: 'invalid', field });

describe('a segment', () => {
  const playing = after(BEGIN, { toTick: 60 });
  const paused = after(BEGIN, { toTick: 60 }, { kind: 'pause', toTick: 70 });

  it.each<[string, StreamHead, Partial<Chunk>, string]>([
    ['ticks before it begins', NEW_HEAD, { toTick: 60 }, 'toTick'],
    ['ticks in a pause', paused, { toTick: 80 }, 'toTick'],
    ['a begin with ticks', paused, { kind: 'begin', toTick: 71 }, 'toTick'],
    ['a second pause', paused, { kind: 'pause' }, 'kind'],
    ['a break in a pause', paused, { kind: 'break' }, 'kind'],
    ['a pause without a tick before it', after(BEGIN), { kind: 'pause' }, 'kind'],
    ['a chunk without a tick', playing, { kind: 'play' }, 'toTick'],
    ['ticks without its token', playing, { toTick: 120, token: null }, 'token'],
    ['the token of another segment', playing, { toTick: 120, token: TOKEN + 1 }, 'token'],
    ['a token in its begin', paused, { kind: 'begin', token: TOKEN }, 'token'],
    ['two seconds and a tick at once', playing, { toTick: 181 }, 'toTick'],
    ['ticks that go back', playing, { toTick: 59 }, 'toTick'],
  ])('does not take %s', (_what, head, change, field) => {
    expect(append(head, change)).toMatchObject(refused(field));
  });

  it.each<[string, StreamHead, Partial<Chunk>]>([
    ['a begin after a pause', paused, BEGIN],
    ['a begin without a stop: its page was lost', playing, BEGIN],
    ['a second begin in the same place', after(BEGIN), BEGIN],
    ['a pause after a tick', after(BEGIN), { kind: 'pause', toTick: 1 }],
    ['a break', playing, { kind: 'break', toTick: 61 }],
    ['an end in a pause', paused, { kind: 'end' }],
    ['an end before it begins', NEW_HEAD, { kind: 'end' }],
    ['an end without a tick', after(BEGIN), { kind: 'end' }],
    ['an end in play', playing, { kind: 'end', toTick: 61 }],
    ['two seconds at once', playing, { toTick: 180 }],
  ])('takes %s', (_what, head, change) => {
    expect(append({ ...head, begunAt: 0 }, change)).toHaveProperty('head');
  });

  it('is over when the run is', () => {
    expect(append(after(BEGIN, { kind: 'end', toTick: 5 }), {})).toEqual({ refused: 'conflict' });
  });
});

it('ticks come no sooner than they can be played, by the begin of their segment', () => {
  const head = { ...after(BEGIN, { toTick: 60 }, { kind: 'pause', toTick: 70 }, BEGIN), begunAt: 1000 };
  expect(append(head, { toTick: 130 }, 1400)).toMatchObject({ refused: 'early' });
  expect(append(head, { toTick: 130 }, 1500)).toHaveProperty('head');
});

describe('chunks, their calls and their logs', () => {
  const head = { ...after(BEGIN, { toTick: 60 }), begunAt: 0 };
  const call = { index: mostCalls(SIM, 120) - 1, tick: 120, request: {} };
  const { length } = chunkAt(head, { toTick: 120 }).log;

  it.each<['seq' | 'calls' | 'chars', Partial<StreamHead>, Partial<Chunk>]>([
    ['seq', { seq: mostChunks(SIM, 120) - 1 }, { toTick: 120 }],
    ['calls', { calls: mostCalls(SIM, 120) - 1 }, { toTick: 120, calls: [call] }],
    ['chars', { chars: mostChars(SIM, 120) - length }, { toTick: 120 }],
  ])('grow with the ticks of the run: %s', (field, full, change) => {
    const before = { ...head, ...full };
    expect(append(before, change)).toHaveProperty('head');
    const next = { ...before, [field]: before[field] + 1 };
    const calls = (change.calls ?? []).map((one) => ({ ...one, index: next.calls }));
    expect(append(next, { ...change, calls })).toMatchObject(refused(field === 'chars' ? 'log' : field));
  });

  it('do not grow without ticks', () => {
    let stopped = NEW_HEAD;
    let answer: ReturnType<typeof append>;
    while ('head' in (answer = append(stopped, BEGIN))) stopped = answer.head;
    expect(answer).toMatchObject(refused('seq'));
  });
});

it('a chunk holds the next calls of its ticks', () => {
  const head = { ...after(BEGIN, { toTick: 60 }), begunAt: 0 };
  const call = (index: number, tick: number) => ({ toTick: 120, calls: [{ index, tick, request: {} }] });
  expect(append(head, call(0, 120))).toHaveProperty('head');
  for (const wrong of [call(1, 120), call(0, 59), call(0, 121)])
    expect(append(head, wrong)).toMatchObject(refused('calls.0'));
});
