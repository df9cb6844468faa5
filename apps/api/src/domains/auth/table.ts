import type { Faction } from '@star-seekers/contracts/faction';
import type { Generated, Selectable } from 'kysely';

declare module '../../platform/database/schema.ts' {
  interface Schema {
    users: UserTable;
    password_resets: PasswordResetTable;
    email_confirmations: EmailConfirmationTable;
  }
}

export interface UserTable {
  id: string;
  username: string;
  /** Lower case: usernames are unique ignoring case. */
  username_key: string;
  /** What the username looks like (`name-skeleton.ts`). New names have none of another account; names from before may. */
  name_skeleton: Generated<string>;
  email: string;
  /** Lower case: addresses are unique ignoring case. */
  email_key: string;
  password_hash: string;
  faction: Faction;
  solana_wallet: string | null;
  /** 1 when others may watch the player's runs while they are played. */
  watchable: Generated<0 | 1>;
  /** Search engines may list the player's page. */
  listed: Generated<0 | 1>;
  created_at: number;
  /** Incremented to revoke all sessions of the account: those of an earlier epoch are invalid. */
  session_epoch: Generated<number>;
  /** When the account was deleted. The row stays, without personal data. */
  deleted_at: number | null;
  /** When the player confirmed the email address; null before. */
  email_confirmed_at: Generated<number | null>;
  /** Hash of the mailbox of a deleted account that had bought something: who takes its debts over, see `inherit-debts.ts`. */
  debtor_hash: Generated<string | null>;
  /** When an operator barred the player. */
  barred_at: number | null;
}

/** A selected row of an account. */
export type Account = Selectable<UserTable>;

/** A pending reset link. */
export interface PasswordResetTable {
  /** SHA-256 of the token: a leaked database contains no usable link. */
  token_hash: string;
  /** Null when the address had no account: a row is written nevertheless, so that both cases take the same time. */
  user_id: string | null;
  expires_at: number;
}

/** A pending link that confirms an email address. */
export interface EmailConfirmationTable {
  /** SHA-256 of the token. */
  token_hash: string;
  user_id: string;
  expires_at: number;
}
