import type { MovementKind, Transaction } from '@star-seekers/contracts';
import { INHERITED } from './inherit-debts.ts';
import type { LedgerTransferTable } from './table.ts';

const NAME = '{name}';

/** What the ledger says of a movement (`G0.4`, `P7.6`). The name is that of a game or of a package. */
const REASONS: Readonly<Record<MovementKind, string>> = {
  dice: 'Dice of Iris',
  played: `${NAME} - Game Started`,
  returned: `${NAME} - Credit Returned`,
  returnedAfterRestore: `${NAME} - Credit Returned After a Restore`,
  spent: 'Credits spent',
  purchased: `${NAME} - Purchased`,
  refunded: `${NAME} - Refunded`,
  restored: `${NAME} - Returned`,
  owed: 'Owed for a refunded purchase',
  given: 'Given by the operator',
  taken: 'Taken by the operator',
};

/** The kinds of movements of a subject (`ref`). */
const KINDS: Readonly<Record<string, readonly MovementKind[]>> = {
  roll: ['dice'],
  collect: ['dice'],
  run: ['played', 'returned', 'returnedAfterRestore'],
  spend: ['spent'],
  payment: ['purchased'],
  reversal: ['refunded', 'restored'],
  owed: ['owed'],
  [INHERITED]: ['owed'],
  record: ['given', 'taken'],
};

/** @param name of the game or the package, where the kind has one */
export function reasonOf(kind: MovementKind, name = ''): string {
  return REASONS[kind].split(NAME).join(name);
}

/** What a movement was for, as far as the hub gave the reason. */
export function kindOf({
  ref,
  reason,
}: Pick<LedgerTransferTable, 'ref' | 'reason'>): Pick<Transaction, 'kind' | 'name'> {
  for (const kind of KINDS[ref.slice(0, ref.indexOf(':'))] ?? []) {
    const [, after] = REASONS[kind].split(NAME);
    if (after === undefined ? reason === REASONS[kind] : reason.endsWith(after))
      return { kind, name: after === undefined ? null : reason.slice(0, -after.length) };
  }
  return { kind: null, name: null };
}
