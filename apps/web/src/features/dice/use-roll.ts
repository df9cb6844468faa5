import { ApiError } from '@star-seekers/contracts/client';
import { DICE_COOLDOWN_MS, DICE_HISTORY_LENGTH } from '@star-seekers/contracts/constants';
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
  /** How the latest throw on this page ended. */
  readonly outcome: RollOutcome | undefined;
  readonly roll: () => Promise<void>;
}

/**
 * A throw: the server is asked while the die rises, and the die comes down on what it answered. Afterwards the grant waits
 * in `pendingCredits`. @param onLanded collects it
 */
export function useRoll(
  die: RefObject<DieHandle | null>,
  resting: FaceValue,
  onLanded: () => Promise<void>,
): RollState {
  const [rolling, setRolling] = useState(false);
  const [outcome, setOutcome] = useState<RollOutcome>();

  // Two presses can come before the first one is drawn.
  const busy = useRef(false);

  const roll = async () => {
    if (busy.current) return;
    busy.current = true;
    setRolling(true);
    setOutcome(undefined);
    die.current?.start();
    const ended = await askServer();
    const value = ended.kind === 'failed' ? resting : ended.value;
    await (ended.kind === 'rolled' ? die.current?.land(value) : die.current?.sink(value));
    setOutcome(ended);
    setRolling(false);
    busy.current = false;
    if (ended.kind === 'rolled') await rememberRoll(ended.answer, onLanded);
    else await askAnew();
  };
  return { rolling, outcome, roll };
}

type Answered =
  | (Extract<RollOutcome, { kind: 'rolled' }> & { readonly answer: DiceRoll & { readonly nextRollAt: number } })
  | Exclude<RollOutcome, { kind: 'rolled' }>;

/** Never rejects: a refusal is an outcome too. */
async function askServer(): Promise<Answered> {
  try {
    const answer = await api('rollDice');
    return { kind: 'rolled', value: answer.value as FaceValue, credits: answer.credits, answer };
  } catch (error) {
    const last = lastRollOf(error);
    return last ? { kind: 'elsewhere', value: last } : { kind: 'failed', message: describeError(error) };
  }
}

/** The roll that a refusal for a resting dice names. */
function lastRollOf(error: unknown): FaceValue | undefined {
  if (!(error instanceof ApiError) || error.code !== 'dice/cooling_down') return undefined;
  const { lastRoll } = error.details as { lastRoll?: DiceRoll };
  return lastRoll?.value as FaceValue | undefined;
}

/** Shows what the server answered without asking again. Durations come from its clock, so that this device's may be wrong. */
async function rememberRoll(answer: DiceRoll & { nextRollAt: number }, onLanded: () => Promise<void>): Promise<void> {
  const { nextRollAt, ...rolled } = answer;
  const cooldown: DiceCooldown = {
    canRoll: false,
    timeRemaining: Math.min(DICE_COOLDOWN_MS, nextRollAt - rolled.rolledAt),
  };
  queryClient.setQueryData(queryKeys.dice.cooldown, cooldown);
  queryClient.setQueryData<DiceRoll[]>(queryKeys.dice.rolls, (rolls) =>
    [rolled, ...(rolls ?? [])].slice(0, DICE_HISTORY_LENGTH),
  );
  const user = currentUser();
  if (!user) return;
  patchUser({ pendingCredits: user.pendingCredits + rolled.credits });
  await onLanded();
}

/** A lost answer may hide a throw that counted: the server knows. */
async function askAnew(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.dice.cooldown }),
    queryClient.invalidateQueries({ queryKey: queryKeys.dice.rolls }),
    refreshUser(),
  ]);
}
