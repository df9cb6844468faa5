import { i18n } from '../../i18n/index.ts';

/** Ledger texts without a name. */
const WHOLE = {
  'Dice of Iris': 'credits:movements.dice',
  'Credits spent': 'credits:movements.spent',
  'Owed for a refunded purchase': 'credits:movements.owed',
  'Given by the operator': 'credits:movements.given',
  'Taken by the operator': 'credits:movements.taken',
} as const;

/** Suffixes after the name of a game. */
const GAME_SUFFIXES = ['Game Started', 'Credit Returned', 'Credit Returned After a Restore'] as const;

/** Suffixes after the name of a game or a package. */
const AFTER_NAME = {
  'Game Started': 'credits:movements.played',
  'Credit Returned': 'credits:movements.returned',
  'Credit Returned After a Restore': 'credits:movements.returnedAfterRestore',
  Purchased: 'credits:movements.purchased',
  Refunded: 'credits:movements.refunded',
  Returned: 'credits:movements.restored',
} as const;

/** Whether a movement paid for a run or returned its credit. */
export function isGameMovement(description: string): boolean {
  return GAME_SUFFIXES.some((suffix) => description.endsWith(` - ${suffix}`));
}

/** A credit movement in the player's language. The ledger is in English; unknown texts stay as they are. */
export function describeMovement(description: string): string {
  if (isKey(WHOLE, description)) return i18n.t(WHOLE[description]);
  const { name, suffix } = /^(?<name>.+) - (?<suffix>[^-]+)$/.exec(description)?.groups ?? {};
  if (name === undefined || suffix === undefined || !isKey(AFTER_NAME, suffix)) return description;
  return i18n.t(AFTER_NAME[suffix], { name });
}

function isKey<Keys extends object>(keys: Keys, text: string): text is Extract<keyof Keys, string> {
  return Object.hasOwn(keys, text);
}
