import { ApiError } from '@star-seekers/contracts/client';
import { useState } from 'react';
import { i18n, loadTexts } from '../../i18n/index.ts';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { currentUser, patchUser, refreshUser } from '../session/session.ts';

export interface CollectState {
  readonly collecting: boolean;
  /** Error message of the last attempt, to be shown in place (`P8.8`); the credits are still pending. */
  readonly problem: string | undefined;
  readonly collect: () => Promise<void>;
}

/**
 * Moves the pending credits into the balance (`P7.6`, `POST /user/credits/add`).
 * @param fly animates the credits; the balance is updated when it resolves
 */
export function useCollect(fly?: (amount: number) => Promise<void>): CollectState {
  const [collecting, setCollecting] = useState(false);
  const [problem, setProblem] = useState<string>();

  const collect = async () => {
    const amount = currentUser()?.pendingCredits ?? 0;
    if (amount === 0 || collecting) return;
    setCollecting(true);
    setProblem(undefined);
    setProblem(await collectCredits(amount, fly));
    setCollecting(false);
  };
  return { collecting, problem, collect };
}

/** Never rejects. @returns why the credits are still pending, for the player */
export async function collectCredits(
  amount: number,
  fly?: (amount: number) => Promise<void>,
): Promise<string | undefined> {
  try {
    // Before the request, so that a failure to load them collects nothing.
    const [{ toastEarnedCredits }] = await Promise.all([
      import('../credits/credit-toasts.ts'),
      loadTexts('credits', 'dice'),
    ]);
    const balances = await api('collectCredits', { body: { amount } });
    await fly?.(amount);
    patchUser(balances);
    toastEarnedCredits({ amount, source: i18n.t('dice:earned.source') });
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'credits/nothing_to_collect') return describeError(error);
    // Another page has collected them: refresh the pending credits.
    await refreshUser();
    return undefined;
  }
}
