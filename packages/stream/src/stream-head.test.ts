import { EMPTY_LOG, encodeCommandLog, toBase64Url } from '@star-seekers/sim';
import { expect, it } from 'vitest';
import type { Chunk } from './chunk.ts';
import { NEW_HEAD, type StreamHead, appendChunk } from './stream-head.ts';
import { dodgeGame } from './world/beacon-game.ts';

const SIM = dodgeGame(3600);

function append(head: StreamHead, change: Partial<Chunk>, at = 0) {
  const toTick = change.toTick ?? head.toTick;
  const log = toBase64Url(encodeCommandLog(SIM.commands, { ...EMPTY_LOG, ticks: toTick }));
  const chunk: Chunk = { seq: head.seq, kind: 'play', toTick, log, calls: [], ...change };
  return appendChunk(head, chunk, {
    sim: SIM,
    epoch: 1,
    arrival: { at, afterRestart: false },
    stored: () => undefined,
  });
}

it('grows with the ticks of the run, not with pauses', () => {
  let head = NEW_HEAD;
  let refusal;
  while (!refusal) {
    const appended = append(head, { kind: head.seq % 2 === 0 ? 'pause' : 'resume' }, head.seq);
    if ('head' in appended) head = appended.head;
    else refusal = appended;
  }
  expect(head.seq).toBe(1001);
  expect(refusal).toMatchObject({ refused: 'invalid', field: 'seq' });
});

it('ends with the run', () => {
  const ended = append(NEW_HEAD, { kind: 'end' });
  if (!('head' in ended)) throw new Error('the end was refused');
  expect(append(ended.head, {})).toEqual({ refused: 'conflict' });
});

it('takes at most two seconds of ticks at once, so that it is known when they were played', () => {
  expect(append(NEW_HEAD, { toTick: 121 })).toMatchObject({ refused: 'invalid', field: 'toTick' });
  expect(append(NEW_HEAD, { toTick: 120 })).toHaveProperty('head');
});

it('never goes back', () => {
  const played = append(NEW_HEAD, { toTick: 60 });
  if (!('head' in played)) throw new Error('the chunk was refused');
  expect(append(played.head, { toTick: 59 })).toMatchObject({ refused: 'invalid', field: 'toTick' });
});
