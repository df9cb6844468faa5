import { z } from 'zod';
import { PASSWORD_LENGTH, RANK_TITLES, USERNAME_LENGTH } from '../constants.ts';
import { count, faction } from './shared.ts';

const email = z.email('must be a valid email address').max(254, 'must be at most 254 characters');

/** `P5.2`; its wording of the length rule. */
const password = z
  .string()
  .normalize('NFC')
  .min(PASSWORD_LENGTH.min, `Password must be at least ${PASSWORD_LENGTH.min} characters long`)
  .max(PASSWORD_LENGTH.max, `Password must be at most ${PASSWORD_LENGTH.max} characters long`);

export const username = z
  .string()
  .min(USERNAME_LENGTH.min, `must have at least ${USERNAME_LENGTH.min} characters`)
  .max(USERNAME_LENGTH.max, `must have at most ${USERNAME_LENGTH.max} characters`)
  .regex(/^[A-Za-z0-9_-]+$/, 'may contain letters, digits, _ and -');

export const registerBody = z.strictObject({ username, email, password });

/**
 * A login accepts any password text, so that an old rule never locks anybody out. Keyboards compose letters in two ways: both are one
 * password.
 */
export const loginBody = z.strictObject({
  email,
  password: z.string().normalize('NFC').min(1).max(PASSWORD_LENGTH.max),
});

/** The password that is held now, as a proof: any text, as in {@link loginBody}. */
const currentPassword = loginBody.shape.password;

export const requestResetBody = z.strictObject({ email });

export const resetPasswordBody = z.strictObject({ token: z.string().min(1).max(256), password });

export const checkResetBody = resetPasswordBody.pick({ token: true });

/** Whether the link of a letter would still be taken. */
export const checkResetAnswer = z.object({ valid: z.boolean() });

/** What a person is told; English, the hub shows its own words. */
export const messageAnswer = z.object({ message: z.string() });

export const changePasswordBody = z.strictObject({ currentPassword, password });

/** An account is deleted for good, so its owner proves who they are. */
export const deleteUserBody = z.strictObject({ password: currentPassword });

export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  faction,
  credits: count,
  pendingCredits: count,
  /** Of purchases that were paid back after their credits had been spent: taken from the next credits that come in. */
  owedCredits: count,
  totalPoints: count,
  solanaWallet: z.string().nullable(),
  rankTitle: z.enum(RANK_TITLES.map(({ title }) => title)),
});

export const userAnswer = z.object({ user });

export type User = z.infer<typeof user>;
export type RegisterBody = z.infer<typeof registerBody>;
export type LoginBody = z.infer<typeof loginBody>;
