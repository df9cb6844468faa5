import type { DiceRoll } from '@star-seekers/contracts';
import { type CheckedRoll, checkRolls } from '@star-seekers/contracts/check-rolls';
import { useState } from 'react';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';

/** Rolls of one request. */
const PAGE_SIZE = 500;

export type DiceCheck =
  | { readonly status: 'idle' | 'busy' }
  | { readonly status: 'failed'; readonly message: string }
  /** By the number of the roll. */
  | { readonly status: 'done'; readonly rolls: ReadonlyMap<number, CheckedRoll> };

/** Whether this browser can calculate hashes: it does so only over HTTPS and on this machine. */
export const canCheck = 'subtle' in crypto;

/** Recalculates all rolls of the player in this page. */
export function useDiceCheck(): { readonly check: DiceCheck; readonly start: () => Promise<void> } {
  const [check, setCheck] = useState<DiceCheck>({ status: 'idle' });
  const start = async () => {
    setCheck({ status: 'busy' });
    try {
      const checked = await checkRolls(await fetchRolls());
      setCheck({ status: 'done', rolls: new Map(checked.map((roll) => [roll.number, roll])) });
    } catch (error) {
      setCheck({ status: 'failed', message: describeError(error) });
    }
  };
  return { check, start };
}

/** All rolls of the player, newest first. */
export async function fetchRolls(): Promise<DiceRoll[]> {
  const rolls: DiceRoll[] = [];
  for (;;) {
    const before = rolls.at(-1)?.number;
    const page = await api('diceRolls', {
      query: { limit: String(PAGE_SIZE), ...(before !== undefined && { before: String(before) }) },
    });
    rolls.push(...page);
    if (page.length < PAGE_SIZE) return rolls;
  }
}
