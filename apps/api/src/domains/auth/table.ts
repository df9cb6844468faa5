import type { Faction } from '@star-seekers/contracts';

export interface AuthTables {
  users: UserTable;
  sessions: SessionTable;
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
