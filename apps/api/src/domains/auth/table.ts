import type { Faction } from '@star-seekers/contracts';
import type { Generated, Selectable } from 'kysely';

export interface AuthTables {
  users: UserTable;
  sessions: SessionTable;
  password_resets: PasswordResetTable;
}

export interface UserTable {
  id: string;
  username: string;
  /** Lower case: usernames are unique ignoring case. */
  username_key: string;
  email: string;
  /** Lower case: addresses are unique ignoring case. */
  email_key: string;
  password_hash: string;
  faction: Faction;
  solana_wallet: string | null;
  created_at: number;
  /** Raised to end all sessions of the account: those of an earlier epoch open nothing. */
  session_epoch: Generated<number>;
  /** When the account was deleted. Its row stays, without anything that tells whose it was. */
  deleted_at: number | null;
  /** Since when an operator keeps the player from signing in. */
  barred_at: number | null;
}

/** The row of an account, as it is read. */
export type Account = Selectable<UserTable>;

/** A reset link that was sent and not used yet. */
export interface PasswordResetTable {
  /** SHA-256 of the token: a stolen database resets nothing. */
  token_hash: string;
  /** Null when the address had no account: the row is written all the same, so that both take the same work. */
  user_id: string | null;
  expires_at: number;
}

export interface SessionTable {
  /** SHA-256 of the session id: a stolen database opens no session. */
  id_hash: string;
  /** Null while nobody is signed in with it. */
  user_id: string | null;
  /** JSON of the session. */
  data: string;
  expires_at: number;
  touched_at: number;
}
