import { i18n } from '../../i18n/index.ts';

/** The ledger's own texts that stand alone. */
const WHOLE = {
  'Dice of Iris': 'credits:movements.dice',
  'Credits spent': 'credits:movements.spent',
  'Owed for a refunded purchase': 'credits:movements.owed',
  'Given by the operator': 'credits:movements.given',
  'Taken by the operator': 'credits:movements.taken',
} as const;

/** What stands after the name of a game. */
const OF_GAME = ['Game Started', 'Credit Returned'] as const;

/** What stands after the name of a game or a package. */
const AFTER_NAME = {
  'Game Started': 'credits:movements.played',
  'Credit Returned': 'credits:movements.returned',
  Purchased: 'credits:movements.purchased',
  Refunded: 'credits:movements.refunded',
  Returned: 'credits:movements.restored',
} as const;

/** Whether a movement paid for a game, or gave back what was paid. */
export function isOfGame(description: string): boolean {
  return OF_GAME.some((what) => description.endsWith(` - ${what}`));
}

/** A movement of credits in the player's language; the ledger keeps English, and its text stays where we have no other. */
export function describeMovement(description: string): string {
  if (isKey(WHOLE, description)) return i18n.t(WHOLE[description]);
  const { name, what } = /^(?<name>.+) - (?<what>[^-]+)$/.exec(description)?.groups ?? {};
  if (name === undefined || what === undefined || !isKey(AFTER_NAME, what)) return description;
  return i18n.t(AFTER_NAME[what], { name });
}

function isKey<Keys extends object>(keys: Keys, text: string): text is Extract<keyof Keys, string> {
  return Object.hasOwn(keys, text);
}
