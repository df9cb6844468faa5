import { balanceFaults } from '../domains/credits/ledger-faults.ts';
import { rollFaults } from '../domains/dice/ledger-faults.ts';
import { recordFaults } from '../domains/operators/ledger-faults.ts';
import { purchaseFaults } from '../domains/payments/ledger-faults.ts';
import { runFaults } from '../domains/runs/ledger-faults.ts';
import type { Db } from '../platform/database/database.ts';

/**
 * Describes every inconsistency of the ledger; empty when no credits were created or lost. The credits domain compares balances with
 * transfers; every other domain checks its own transfers.
 */
export async function ledgerFaults(db: Db): Promise<string[]> {
  const faults: string[][] = [];
  for (const check of [balanceFaults, runFaults, rollFaults, purchaseFaults, recordFaults])
    faults.push(await check(db));
  return faults.flat();
}
