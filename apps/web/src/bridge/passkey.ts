import type { ReasonedDecision } from '@star-seekers/contracts/bridge';
import { bridge } from './bridge-api.ts';

type Json = Readonly<Record<string, unknown>>;

/** Whether this browser has passkeys, and reads their options in the form that the hub sends. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Makes a passkey on this device for a link. @throws {DOMException} when the person or the browser refuses @throws {ApiError} */
export async function addPasskey(token: string): Promise<void> {
  const options = await bridge('bridgePasskeyOptions', { body: { token } });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  const credential = toJson(await navigator.credentials.create({ publicKey }));
  await bridge('bridgeAddPasskey', { body: { token, credential } as never });
}

/** Signs in to the bridge with the passkey. @throws {DOMException} when the person or the browser refuses @throws {ApiError} */
export async function signIn() {
  const assertion = await sign(await bridge('bridgeChallenge', { body: {} }));
  return bridge('bridgeSignIn', { body: { assertion } as never });
}

/** Has the passkey sign one decision with its reason. @throws {DOMException} when the person or the browser refuses @throws {ApiError} */
export async function signDecision(decide: ReasonedDecision): Promise<Json> {
  return sign(await bridge('bridgeChallenge', { body: { decide } }));
}

async function sign(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  return toJson(await navigator.credentials.get({ publicKey }));
}

function toJson(credential: Credential | null): Json {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError');
  return { ...credential.toJSON() };
}
