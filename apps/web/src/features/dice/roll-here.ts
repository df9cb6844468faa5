import { i18n, loadTexts } from '../../i18n/index.ts';
import { describeError } from '../../shell/describe-error.ts';
import { currentUser } from '../session/session.ts';
import { randomClientSeed } from './client-seed.ts';
import { collectCredits } from './use-collect.ts';
import { refetchDice, requestRoll, storeRoll } from './use-roll.ts';

/** What became of a roll, in words for the player. */
export type RollHere = { readonly said: string } | { readonly problem: string };

/** Rolls the dice away from its page and collects what it grants, or what an earlier roll has granted. Never rejects. */
export async function rollHere(): Promise<RollHere> {
  try {
    await loadTexts('dice');
    const pending = currentUser()?.pendingCredits ?? 0;
    if (pending > 0) return await collected(pending);
    const result = await requestRoll(randomClientSeed());
    if (result.kind === 'rolled') {
      await storeRoll(result.answer, async () => undefined);
      const rolled = await collected(result.credits);
      return 'said' in rolled
        ? { said: `${i18n.t('dice:status.rolled', { value: result.value })} ${rolled.said}` }
        : rolled;
    }
    await refetchDice();
    return {
      problem: result.kind === 'failed' ? result.message : i18n.t('dice:status.elsewhere', { value: result.value }),
    };
  } catch (error) {
    return { problem: describeError(error) };
  }
}

async function collected(amount: number): Promise<RollHere> {
  const problem = await collectCredits(amount);
  return problem === undefined ? { said: i18n.t('dice:result.credits', { count: amount }) } : { problem };
}
