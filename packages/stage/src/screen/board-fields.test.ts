import { describe, expect, test } from 'vitest';
import { type BoardFields, fieldTowards, placeOf } from './board-fields.ts';

const WIDE: BoardFields = { columns: 6, rows: 4 };
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const;

describe('fields of a board', () => {
  test.for([
    [0, { row: 1, column: 1 }],
    [5, { row: 1, column: 6 }],
    [6, { row: 2, column: 1 }],
    [23, { row: 4, column: 6 }],
  ] as const)('field %i lies at %o', ([field, place]) => {
    expect(placeOf(WIDE, field)).toEqual(place);
  });

  test.for([
    [8, 'ArrowUp', 2],
    [8, 'ArrowDown', 14],
    [8, 'ArrowLeft', 7],
    [8, 'ArrowRight', 9],
    [8, 'Home', 6],
    [8, 'End', 11],
    [2, 'ArrowUp', 2],
    [20, 'ArrowDown', 20],
    [6, 'ArrowLeft', 6],
    [11, 'ArrowRight', 11],
    [8, 'Enter', undefined],
  ] as const)('from %i, %s leads to %s', ([field, key, next]) => {
    expect(fieldTowards(WIDE, field, key)).toBe(next);
  });

  test.for([WIDE, { columns: 4, rows: 6 }, { columns: 4, rows: 4 }])('no key leads off a board of %o', (fields) => {
    const count = fields.columns * fields.rows;
    for (let field = 0; field < count; field++) {
      for (const key of KEYS) {
        const next = fieldTowards(fields, field, key) as number;
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      }
    }
  });
});
