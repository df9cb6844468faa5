import type { StaffRole } from '@star-seekers/contracts/bridge';

declare module '../../platform/database/schema.ts' {
  interface Schema {
    staff: StaffTable;
    passkeys: PasskeyTable;
    passkey_links: PasskeyLinkTable;
    passkey_challenges: PasskeyChallengeTable;
    staff_sessions: StaffSessionTable;
  }
}

/** A player who is staff. */
export interface StaffTable {
  user_id: string;
  role: StaffRole;
  /** Since when with this role. */
  since: number;
}

/** A credential of WebAuthn that signs a member of staff in to the bridge. */
export interface PasskeyTable {
  /** The credential's id, base64url. */
  id: string;
  user_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Of its last signature; 0 of those that do not count. */
  counter: number;
  /** JSON of how browsers reach it. */
  transports: string;
  created_at: number;
  used_at: number | null;
}

/** A link that adds a passkey, once. */
export interface PasskeyLinkTable {
  /** SHA-256 of the token. */
  token_hash: string;
  user_id: string;
  expires_at: number;
}

/** What a passkey is to sign: one at a time for a session of the hub. */
export interface PasskeyChallengeTable {
  /** SHA-256 of the session's id. */
  id_hash: string;
  /** What the signature is for: it is good for nothing else. */
  purpose: string;
  challenge: string;
  expires_at: number;
}

/** A sign-in to the bridge. It ends with the session of the hub that it belongs to. */
export interface StaffSessionTable {
  /** SHA-256 of the session's id. */
  id_hash: string;
  user_id: string;
  expires_at: number;
}
