import type { AddPasskeyBody, PasskeyAssertion, PasskeyTransport } from '@star-seekers/contracts/bridge';
import type { Services } from '../../platform/services.ts';
import { sha256 } from '../../platform/sha256.ts';
import { linkInvalid, passkeyRefused } from './errors.ts';
import {
  consumeChallenge,
  consumeLink,
  insertPasskey,
  isLinkValid,
  listPasskeys,
  notePasskeyUse,
  putChallenge,
} from './repository.ts';
import type { PasskeyTable } from './table.ts';

/** How long a passkey may be thought about. */
const CHALLENGE_LIFETIME_MS = 3 * 60 * 1000;

/** Most bytes of a challenge's text; WebAuthn asks for 16 at least. */
const CHALLENGE_BYTES = 32;

const NAME = 'Star Seekers';

/** EdDSA, ES256 and RS256. For others Node has experiments only, which it warns of. */
const ALGORITHMS = [-8, -7, -257];

/** What a passkey signs for. */
const REGISTER = 'register';
export const SIGN_IN = 'sign in';

type PasskeyServices = Pick<Services, 'db' | 'clock' | 'randomness'>;

/** Who is asked for a passkey. */
export interface PasskeyHolder {
  readonly userId: string;
  /** Their session of the hub. */
  readonly sessionId: string;
  /** The hub's origin: a passkey signs for no other. */
  readonly origin: string;
}

/** WebAuthn is loaded with the first use: few processes ever need it. */
const webauthn = async () => import('@simplewebauthn/server');

/** Begins to add a passkey. @returns the options for the browser @throws {ApiFailure} bridge/link_invalid */
export async function passkeyOptions(
  services: PasskeyServices,
  holder: PasskeyHolder,
  { token, username }: { readonly token: string; readonly username: string },
): Promise<Record<string, unknown>> {
  const { db, clock } = services;
  const { userId, origin } = holder;
  if (!(await isLinkValid(db, { token_hash: sha256(token), user_id: userId, now: clock.now() }))) throw linkInvalid();
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: NAME,
    rpID: hostOf(origin),
    userName: username,
    userID: new TextEncoder().encode(userId),
    challenge: await newChallenge(services, holder, REGISTER),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: (await listPasskeys(db, userId)).map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    timeout: CHALLENGE_LIFETIME_MS,
  });
  return { ...options };
}

/** Adds a passkey and uses the link up. @throws {ApiFailure} bridge/link_invalid, bridge/passkey_refused */
export async function addPasskey(
  services: PasskeyServices,
  holder: PasskeyHolder,
  { token, credential }: AddPasskeyBody,
): Promise<void> {
  const { db, clock } = services;
  const { userId, origin } = holder;
  const expectedChallenge = await answeredChallenge(services, holder, REGISTER);
  const { verifyRegistrationResponse } = await webauthn();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: credential,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(refuse);
  if (!verified) throw passkeyRefused();
  const { id, publicKey, counter } = registrationInfo.credential;
  const now = clock.now();
  const isNew = await db.playerTransaction(userId, async (trx) => {
    if (!(await consumeLink(trx, { token_hash: sha256(token), user_id: userId, now }))) throw linkInvalid();
    return insertPasskey(trx, {
      id,
      user_id: userId,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(credential.response.transports),
      created_at: now,
      used_at: null,
    });
  });
  if (!isNew) throw passkeyRefused();
}

/** Asks for a passkey. @param purpose what its signature is good for @returns the options for the browser */
export async function challengeOptions(
  services: PasskeyServices,
  holder: PasskeyHolder,
  purpose: string,
): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(holder.origin),
    challenge: await newChallenge(services, holder, purpose),
    allowCredentials: (await listPasskeys(services.db, holder.userId)).map(descriptorOf),
    userVerification: 'required',
    timeout: CHALLENGE_LIFETIME_MS,
  });
  return { ...options };
}

/**
 * Verifies that a passkey of the holder has signed for a purpose, with its user verified. Each challenge is good for one attempt.
 * @throws {ApiFailure} bridge/passkey_refused
 */
export async function verifyPasskey(
  services: PasskeyServices,
  holder: PasskeyHolder,
  { purpose, assertion }: { readonly purpose: string; readonly assertion: PasskeyAssertion },
): Promise<void> {
  const { db, clock } = services;
  const { userId, origin } = holder;
  const expectedChallenge = await answeredChallenge(services, holder, purpose);
  const passkey = (await listPasskeys(db, userId)).find(({ id }) => id === assertion.id);
  if (!passkey) throw passkeyRefused();
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: assertion,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: {
      ...descriptorOf(passkey),
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified) throw passkeyRefused();
  await notePasskeyUse(db, passkey.id, { counter: authenticationInfo.newCounter, used_at: clock.now() });
}

/** Draws a challenge in the place of an earlier one. @returns its bytes */
async function newChallenge(
  { db, clock, randomness }: PasskeyServices,
  { sessionId }: PasskeyHolder,
  purpose: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = randomness.token(CHALLENGE_BYTES);
  const expiresAt = clock.now() + CHALLENGE_LIFETIME_MS;
  await putChallenge(db, { id_hash: sha256(sessionId), purpose, challenge, expires_at: expiresAt });
  return new Uint8Array(Buffer.from(challenge, 'base64url'));
}

/** Uses the challenge for a purpose up. @throws {ApiFailure} bridge/passkey_refused */
async function answeredChallenge(
  { db, clock }: PasskeyServices,
  { sessionId }: PasskeyHolder,
  purpose: string,
): Promise<string> {
  const challenge = await consumeChallenge(db, { id_hash: sha256(sessionId), purpose, now: clock.now() });
  if (challenge === undefined) throw passkeyRefused();
  return challenge;
}

function descriptorOf({ id, transports }: PasskeyTable) {
  return { id, transports: JSON.parse(transports) as PasskeyTransport[] };
}

/** The library throws on whatever does not hold. */
function refuse(): never {
  throw passkeyRefused();
}

function hostOf(origin: string): string {
  return new URL(origin).hostname;
}
