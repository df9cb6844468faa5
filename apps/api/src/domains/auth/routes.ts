import type { FastifyRequest } from 'fastify';
import type { Bind } from '../../platform/bind-endpoint.ts';
import { addressKey } from '../../platform/rate-limit/address-key.ts';
import type { Services } from '../../platform/services.ts';
import type { KnownDevices } from '../../platform/sessions/known-devices.ts';
import { type Sessions, signIn } from '../../platform/sessions/sessions.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail, sendConfirmation } from './confirm-email.ts';
import { signInFirst } from './errors.ts';
import { caseKey } from '../../platform/case-key.ts';
import { readUser } from './read-user.ts';
import { isResetValid, requestReset, resetPassword } from './reset-password.ts';
import { authenticate, register, requireUser } from './service.ts';

/** Session epoch of a new account. */
const FIRST_EPOCH = 0;

export interface SignInRouteOptions {
  readonly devices: KnownDevices;
  /** Origin of links in e-mails. */
  readonly ownOrigin: () => string;
}

/** The endpoints that create a session. */
export function signInRoutes(bind: Bind, services: Services, { devices, ownOrigin }: SignInRouteOptions): void {
  const { db, clock, limits, passwords } = services;
  // Under overload, reject before hashing or writing anything.
  const admit = () => passwords.admit();

  bind(
    'register',
    async ({ body, request, reply }) => {
      const user = await register(services, body);
      await signIn(request, { userId: user.id, epoch: FIRST_EPOCH }, clock.now());
      devices.remember(reply, caseKey(user.email));
      const onUnsent = unsent(request);
      try {
        sendConfirmation(services, { userId: user.id, origin: ownOrigin() }, onUnsent);
      } catch (error) {
        // The account exists already: the link can be sent again.
        onUnsent(error);
      }
      return { user };
    },
    { admit, limit: { per: 'address', ...limits.register } },
  );

  bind(
    'login',
    async ({ body, request, reply }) => {
      const account = caseKey(body.email);
      await countAttempt(services, account, addressKey(request.ip), devices.idOf(request, account));
      const verified = await authenticate(services, body);
      await signIn(request, verified, clock.now());
      devices.remember(reply, account);
      return { user: await requireUser(db, verified.userId) };
    },
    { admit, limit: { per: 'address', ...limits.loginByAddress } },
  );

  bind(
    'changePassword',
    async ({ body, userId, request }) => {
      await services.rateLimiter.count(`confirmPassword:user:${userId}`, limits.confirmPassword);
      const epoch = await changePassword(services, userId, body);
      await signIn(request, { userId, epoch }, clock.now());
      return undefined;
    },
    { admit },
  );
}

/** Logs why an e-mail was not sent. */
function unsent({ log }: FastifyRequest): (error: unknown) => void {
  return (error) => log.error({ err: error }, 'a link was not sent');
}

/**
 * Counts a sign-in attempt. Ten wrong passwords from one address block that address; fifty from anywhere block every browser that
 * has not signed in to the account before.
 */
async function countAttempt(
  { rateLimiter, limits }: Services,
  account: string,
  address: string,
  device: string | undefined,
): Promise<void> {
  if (device !== undefined) {
    await rateLimiter.count(`login:device:${device}`, limits.login);
    return;
  }
  await rateLimiter.count(`login:account:${account}:${address}`, limits.login);
  await rateLimiter.count(`login:strangers:${account}`, limits.loginOfStrangers);
}

export interface AuthRouteOptions extends Pick<SignInRouteOptions, 'ownOrigin'> {
  readonly sessions: Sessions;
}

export function authRoutes(bind: Bind, services: Services, { sessions, ownOrigin }: AuthRouteOptions): void {
  const { db, limits, rateLimiter, passwords } = services;

  bind('logout', async ({ request, reply }) => {
    await sessions.signOut(request, reply);
    return undefined;
  });

  bind('user', async ({ userId, request, reply }) => {
    const user = await readUser(db, userId);
    if (!user) {
      await sessions.signOut(request, reply);
      throw signInFirst();
    }
    return { user };
  });

  bind('confirmEmail', async ({ body }) => ({ confirmed: await confirmEmail(services, body.token) }), {
    limit: { per: 'address', ...limits.resetByAddress },
  });

  bind(
    'sendConfirmation',
    async ({ userId, request }) => {
      sendConfirmation(services, { userId, origin: ownOrigin() }, unsent(request));
      return undefined;
    },
    { limit: { per: 'user', ...limits.sendConfirmation } },
  );

  bind(
    'requestReset',
    async ({ body, request }) => {
      await rateLimiter.count(`requestReset:account:${caseKey(body.email)}`, limits.requestReset);
      requestReset(services, { email: body.email, origin: ownOrigin() }, unsent(request));
      return { message: 'If an account has this address, a reset link is on its way.' };
    },
    { limit: { per: 'address', ...limits.resetByAddress } },
  );

  bind('checkReset', async ({ body }) => ({ valid: await isResetValid(services, body.token) }), {
    limit: { per: 'address', ...limits.resetByAddress },
  });

  bind(
    'resetPassword',
    async ({ body }) => {
      await resetPassword(services, body);
      return { message: 'Your password was changed. Sign in with the new one.' };
    },
    { admit: () => passwords.admit(), limit: { per: 'address', ...limits.resetByAddress } },
  );
}
