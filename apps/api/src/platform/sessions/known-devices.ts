import { randomBytes } from 'node:crypto';
import { signerFactory } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sha256 } from '../sha256.ts';

const NAME = 'star-seekers-device';

const YEAR_S = 31_536_000;

/**
 * Browsers that have signed in to an account before. Their attempts are counted separately: guessing passwords for an account
 * locks out strangers, not its owner.
 */
export interface KnownDevices {
  /** The request's device, if it has signed in to the account before. @param account its email address, as a key */
  idOf(request: FastifyRequest, account: string): string | undefined;
  /** Remembers that the browser signed in to the account. */
  remember(reply: FastifyReply, account: string): void;
}

/** @param path the only path that browsers send the cookie to */
export function knownDevices({ secret, secure, path }: KnownDevicesOptions): KnownDevices {
  const signer = signerFactory(secret);
  return {
    idOf(request, account) {
      const { valid, value } = signer.unsign(request.cookies[NAME] ?? '');
      const [id, of] = valid ? (value ?? '').split(':') : [];
      return of === sha256(account) ? id : undefined;
    },
    remember(reply, account) {
      if (secure && reply.request.protocol !== 'https') return;
      const value = signer.sign(`${randomBytes(12).toString('base64url')}:${sha256(account)}`);
      void reply.setCookie(NAME, value, { path, secure, httpOnly: true, sameSite: 'strict', maxAge: YEAR_S });
    },
  };
}

export interface KnownDevicesOptions {
  readonly secret: string;
  readonly secure: boolean;
  readonly path: string;
}
