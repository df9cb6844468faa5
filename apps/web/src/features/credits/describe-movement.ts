import type { MovementKind, Transaction } from '@star-seekers/contracts';
import { i18n } from '../../i18n/index.ts';

const WORDS = {
  dice: 'credits:movements.dice',
  played: 'credits:movements.played',
  returned: 'credits:movements.returned',
  returnedAfterRestore: 'credits:movements.returnedAfterRestore',
  spent: 'credits:movements.spent',
  purchased: 'credits:movements.purchased',
  refunded: 'credits:movements.refunded',
  restored: 'credits:movements.restored',
  owed: 'credits:movements.owed',
  given: 'credits:movements.given',
  taken: 'credits:movements.taken',
} as const satisfies Record<MovementKind, string>;

const OF_GAMES: ReadonlySet<MovementKind | null> = new Set(['played', 'returned', 'returnedAfterRestore']);

export function isMovementKind(value: unknown): value is MovementKind {
  return typeof value === 'string' && Object.hasOwn(WORDS, value);
}

/** Whether a movement paid for a run or returned its credit. */
export function isGameMovement({ kind }: Pick<Transaction, 'kind'>): boolean {
  return OF_GAMES.has(kind);
}

/** A credit movement in the player's language; in their own words, if they gave a reason. */
export function describeMovement({
  kind,
  name,
  description,
}: Pick<Transaction, 'kind' | 'name' | 'description'>): string {
  return kind === null ? description : i18n.t(WORDS[kind], { name: name ?? '' });
}
