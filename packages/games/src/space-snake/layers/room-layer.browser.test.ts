import { expect, test } from 'vitest';
import { BOARD } from '../rules.ts';
import type { Segment } from '../state.ts';
import { smallRoomOf } from './room-layer.ts';

const ship = (x: number, y: number): Segment => ({ x, y, heading: 'up' });

/** Two rows of ships across the whole board, so many rows apart, with the head between them. */
const walls = (apart: number): Segment[] => [
  ship(3, 5),
  ...Array.from({ length: BOARD.columns }, (_, x) => ship(x, 4)),
  ...Array.from({ length: BOARD.columns }, (_, x) => ship(x, 4 + apart)),
];

test('the room of a long convoy is shown where its ships leave little of the board', () => {
  expect(smallRoomOf({ convoy: walls(4) })).toHaveLength(3 * BOARD.columns - 1);
  expect(smallRoomOf({ convoy: walls(9) })).toEqual([]);
  expect(smallRoomOf({ convoy: walls(4).slice(0, 14) })).toEqual([]);
});
