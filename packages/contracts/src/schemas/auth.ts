import { z } from 'zod';
import { RANK_TITLES } from '../domain/rank.ts';
import { count, faction } from './shared.ts';

/** Characters of a password (`P9.20`). */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;

/** Characters of a username (`P9.21`). */
export const USERNAME_LENGTH = { min: 3, max: 20 } as const;

/** What a domain may consist of that is not written in ASCII. */
const UNICODE_DOMAIN = /@(?<domain>[\p{L}\p{M}\p{N}.-]+)$/u;

/** The domain in the form of DNS, as Chromium sends it by itself. An address without such a domain stays as it is. */
function withAsciiDomain(address: string): string {
  return address.replace(UNICODE_DOMAIN, (at, domain: string) => {
    // oxlint-disable-next-line no-control-regex -- ASCII
    if (/^[\x00-\x7f]*$/.test(domain)) return at;
    const url = `http://${domain}`;
    return URL.canParse(url) ? `@${new URL(url).hostname}` : at;
  });
}

/** What browsers accept in `<input type="email">`, by the pattern of the HTML standard. */
const email = z
  .string()
  .overwrite(withAsciiDomain)
  .check(z.email({ pattern: z.regexes.html5Email, error: 'must be a valid email address' }))
  .max(254, 'must be at most 254 characters');

/** `P5.2`, including the wording of the length rule. */
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
 * A login accepts a password of any length, so that a changed length rule locks nobody out. NFC makes composed and decomposed
 * accents the same password.
 */
export const loginBody = z.strictObject({
  email,
  password: z.string().normalize('NFC').min(1).max(PASSWORD_LENGTH.max),
});

/** The current password as confirmation, validated as in {@link loginBody}. */
const currentPassword = loginBody.shape.password;

export const requestResetBody = z.strictObject({ email });

export const resetPasswordBody = z.strictObject({ token: z.string().min(1).max(256), password });

/** The token of a link in an e-mail. */
export const linkBody = resetPasswordBody.pick({ token: true });

/** Whether the reset link is still valid. */
export const checkResetAnswer = z.object({ valid: z.boolean() });

/** False when the link is unknown, used, expired or replaced by a newer one. */
export const confirmEmailAnswer = z.object({ confirmed: z.boolean() });

/** An English message for people; the hub shows its own translation. */
export const messageAnswer = z.object({ message: z.string() });

export const changePasswordBody = z.strictObject({ currentPassword, password });

/** Deletion is permanent, so the password confirms it. */
export const deleteUserBody = z.strictObject({ password: currentPassword });

export const user = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  faction,
  credits: count,
  pendingCredits: count,
  /** Credits of refunded purchases that were already spent: deducted from the next credits the player receives. */
  owedCredits: count,
  totalPoints: count,
  solanaWallet: z.string().nullable(),
  /** Whether others may watch the player's runs while they are played. */
  watchable: z.boolean(),
  /** Whether search engines may list the player's page. Absent from servers that do not know the choice, and from users cached before it. */
  listed: z.boolean().default(false),
  rankTitle: z.enum(RANK_TITLES.map(({ title }) => title)),
});

export const userAnswer = z.object({ user });

export type User = z.infer<typeof user>;
export type RegisterBody = z.infer<typeof registerBody>;
export type LoginBody = z.infer<typeof loginBody>;
