/** A board whose fields are numbered row by row, from 0. */
export interface BoardFields {
  readonly columns: number;
  readonly rows: number;
}

/** Row and column of a field, from 1. */
export function placeOf({ columns }: BoardFields, field: number): { row: number; column: number } {
  return { row: Math.floor(field / columns) + 1, column: (field % columns) + 1 };
}

/** The field that an arrow key leads to, without wrapping. Undefined for other keys. */
export function fieldTowards(fields: BoardFields, field: number, key: string): number | undefined {
  const { columns, rows } = fields;
  const { row, column } = placeOf(fields, field);
  switch (key) {
    case 'ArrowUp':
      return row > 1 ? field - columns : field;
    case 'ArrowDown':
      return row < rows ? field + columns : field;
    case 'ArrowRight':
      return column < columns ? field + 1 : field;
    case 'ArrowLeft':
      return column > 1 ? field - 1 : field;
    case 'Home':
      return field - column + 1;
    case 'End':
      return field - column + columns;
    default:
      return undefined;
  }
}
