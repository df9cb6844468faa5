import { beforeEach, expect, test } from 'vitest';
import { collectInPractice, readCollections, usePracticeKeepsakes } from './device-keepsakes.ts';
import { seenHints } from './use-page-host.ts';

beforeEach(() => {
  localStorage.clear();
  usePracticeKeepsakes.setState({}, true);
});

test('practice collects on this device: each thing once, with its greatest value', () => {
  collectInPractice(3, [{ item: 4, value: 1 }]);
  collectInPractice(3, [
    { item: 4, value: 3 },
    { item: 1, value: 1 },
  ]);
  collectInPractice(5, [{ item: 0, value: 20 }]);
  const expected = {
    3: [
      { item: 1, value: 1 },
      { item: 4, value: 3 },
    ],
    5: [{ item: 0, value: 20 }],
  };
  expect(usePracticeKeepsakes.getState()).toEqual(expected);
  expect(readCollections()).toEqual(expected);
});

test.each(['none of ours', '[]', '{"3":[{"item":"4"}]}', '7'])('stored collections like %s are empty', (stored) => {
  localStorage.setItem('star-seekers:practice-keepsakes', stored);
  expect(readCollections()).toEqual({});
});

test('a hint that was seen stays seen, whatever else is stored', () => {
  expect(seenHints.isSeen('snake.turn')).toBe(false);
  seenHints.see('snake.turn');
  seenHints.see('snake.grow');
  expect([seenHints.isSeen('snake.turn'), seenHints.isSeen('snake.grow')]).toEqual([true, true]);
  localStorage.setItem('star-seekers:seen-hints', '{"snake.turn":true}');
  expect(seenHints.isSeen('snake.turn')).toBe(false);
});
