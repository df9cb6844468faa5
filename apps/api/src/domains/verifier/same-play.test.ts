import { expect, test } from 'vitest';
import { isCopy, tellsItsPlayer } from './same-play.ts';

/** A play with a command in each of these ticks. */
const play = (ticks: readonly number[], length = 1000) => ({
  ticks: length,
  commands: ticks.map((tick) => ({ tick, command: { turn: tick % 4 } })),
});
const every = (step: number, from = step, count = 20) =>
  Array.from({ length: count }, (_, index) => from + index * step);

const RECORDED = play(every(20));

test.each([
  ['the same', RECORDED],
  ['with an ineffective command behind it', play([...every(20), 999])],
  ['ended earlier', play(every(20, 20, 10), 200)],
  ['gone on from its end', play([...every(20), ...every(7, 1007)], 1200)],
  ['gone on from its middle', play([...every(20, 20, 12), ...every(7, 307, 12)])],
  ['with as many commands between', play([...every(20), ...every(20, 25)].toSorted((one, other) => one - other))],
  ['without every third command', play(every(20).filter((_, index) => index % 3 > 0))],
  ['with every third command a tick later', play(every(20).map((tick, index) => (index % 3 === 0 ? tick + 1 : tick)))],
])('a recording %s is a copy', (_, made) => {
  expect(isCopy(made, RECORDED)).toBe(true);
  expect(isCopy(RECORDED, made)).toBe(true);
});

test.each([
  ['with other ticks', play(every(20, 21))],
  ['with a few commands in common', play([...every(20, 20, 5), ...every(20, 205)])],
  ['of a moment', play(every(20, 20, 7))],
  ['without a command', play([])],
])('a play %s is its own', (_, made) => expect(isCopy(made, RECORDED)).toBe(false));

test('the same ticks with other commands are no copy', () => {
  const other = { ...RECORDED, commands: RECORDED.commands.map(({ tick }) => ({ tick, command: { turn: 9 } })) };
  expect(isCopy(other, RECORDED)).toBe(false);
});

test('a few commands do not tell whose play it is', () => {
  expect([tellsItsPlayer(play(every(20, 20, 7))), tellsItsPlayer(play(every(20, 20, 8)))]).toEqual([false, true]);
});
