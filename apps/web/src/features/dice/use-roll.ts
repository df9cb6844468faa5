import { ApiError } from '@star-seekers/contracts/client';
import { DICE_COOLDOWN_MS, DICE_HISTORY_LENGTH } from '@star-seekers/contracts/dice';
import type { DiceCooldown, DiceRoll } from '@star-seekers/contracts';
import { type RefObject, useRef, useState } from 'react';
import { api } from '../../shell/api.ts';
import { describeError } from '../../shell/describe-error.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { currentUser, patchUser, refreshUser } from '../session/session.ts';
import type { FaceValue } from './die/faces.ts';
import type { DieHandle } from './die-stage.tsx';

export type RollOutcome =
  | { readonly kind: 'rolled'; readonly value: FaceValue; readonly credits: number }
  /** The dice was rolled on another page. */
  | { readonly kind: 'elsewhere'; readonly value: FaceValue }
  | { readonly kind: 'failed'; readonly message: string };

export interface RollState {
  readonly rolling: boolean;
  /** Result of the latest roll on this page. */
  readonly outcome: RollOutcome | undefined;
  /** @param clientSeed what this page adds to the server's seed */
  readonly roll: (clientSeed: string) => Promise<void>;
}

/**
 * Rolls the dice: sends the request while the die rises, then lands the die on the server's value. The granted credits are in
 * `pendingCredits` afterwards. @param resting face shown after an error @param onLanded collects the credits
 */
export function useRoll(
  die: RefObject<DieHandle | null>,
  resting: FaceValue,
  onLanded: () => Promise<void>,
): RollState {
  const [rolling, setRolling] = useState(false);
  const [outcome, setOutcome] = useState<RollOutcome>();

  // A second press can arrive before the state of the first is rendered.
  const busy = useRef(false);

  const roll = async (clientSeed: string) => {
    if (busy.current) return;
    busy.current = true;
    setRolling(true);
    setOutcome(undefined);
    die.current?.start();
    const result = await requestRoll(clientSeed);
    const value = result.kind === 'failed' ? resting : result.value;
    await (result.kind === 'rolled' ? die.current?.land(value) : die.current?.sink(value));
    setOutcome(result);
    setRolling(false);
    busy.current = false;
    if (result.kind === 'rolled') await storeRoll(result.answer, onLanded);
    else await refetchDice();
  };
  return { rolling, outcome, roll };
}

type RollResult =
  | (Extract<RollOutcome, { kind: 'rolled' }> & { readonly answer: DiceRoll & { readonly nextRollAt: number } })
  | Exclude<RollOutcome, { kind: 'rolled' }>;

/** Never rejects: an error is an outcome too. */
export async function requestRoll(clientSeed: string): Promise<RollResult> {
  try {
    const answer = await api('rollDice', { body: { clientSeed } });
    return { kind: 'rolled', value: answer.value as FaceValue, credits: answer.credits, answer };
  } catch (error) {
    const last = lastRollOf(error);
    return last ? { kind: 'elsewhere', value: last } : { kind: 'failed', message: describeError(error) };
  }
}

/** The last roll in the details of a `dice/cooling_down` error. */
function lastRollOf(error: unknown): FaceValue | undefined {
  if (!(error instanceof ApiError) || error.code !== 'dice/cooling_down') return undefined;
  const { lastRoll } = error.details as { lastRoll?: DiceRoll };
  return lastRoll?.value as FaceValue | undefined;
}

/** Stores the roll in the caches. The cooldown is a difference of server times, independent of this device's clock. */
export async function storeRoll(
  answer: DiceRoll & { nextRollAt: number },
  onLanded: () => Promise<void>,
): Promise<void> {
  const { nextRollAt, ...rolled } = answer;
  const cooldown: DiceCooldown = {
    canRoll: false,
    timeRemaining: Math.min(DICE_COOLDOWN_MS, nextRollAt - rolled.rolledAt),
  };
  queryClient.setQueryData(queryKeys.dice.cooldown, cooldown);
  queryClient.setQueryData<DiceRoll[]>(queryKeys.dice.rolls, (rolls) =>
    [rolled, ...(rolls ?? [])].slice(0, DICE_HISTORY_LENGTH),
  );
  void queryClient.invalidateQueries({ queryKey: queryKeys.dice.seed });
  // The last roll with a seed reveals it for all of them.
  if (rolled.proof?.serverSeed) void queryClient.invalidateQueries({ queryKey: queryKeys.dice.rolls });
  const user = currentUser();
  if (!user) return;
  patchUser({ pendingCredits: user.pendingCredits + rolled.credits });
  await onLanded();
}

/** A lost response may hide a counted roll, so the server's state is fetched again. */
export async function refetchDice(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.dice.cooldown }),
    queryClient.invalidateQueries({ queryKey: queryKeys.dice.rolls }),
    queryClient.invalidateQueries({ queryKey: queryKeys.dice.seed }),
    refreshUser(),
  ]);
}
