import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { signIn, signOut } from '../../platform/sessions/sessions.ts';
import { changePassword } from './change-password.ts';
import { signInFirst } from './errors.ts';
import { caseKey } from './repository.ts';
import { readUser } from './read-user.ts';
import { requestReset, resetPassword } from './reset-password.ts';
import { authenticate, register, requireUser } from './service.ts';

/** A new account's sessions are of this epoch. */
const FIRST_EPOCH = 0;

export interface AuthRouteOptions {
  readonly secureCookies: boolean;
  /** Where links in letters lead to. */
  readonly ownOrigin: () => string;
}

export function authRoutes(bind: Bind, services: Services, options: AuthRouteOptions): void {
  const { db, clock, limits, rateLimiter, passwords } = services;
  // A flood beyond what can be hashed costs neither a hash nor a write.
  const admit = () => passwords.admit();

  bind(
    'register',
    async ({ body, request }) => {
      const user = await register(services, body);
      await signIn(request, { userId: user.id, epoch: FIRST_EPOCH }, clock.now());
      return { user };
    },
    { admit, limit: { per: 'address', ...limits.register } },
  );

  bind(
    'login',
    async ({ body, request }) => {
      await rateLimiter.count(`login:account:${caseKey(body.email)}`, limits.login);
      const signedIn = await authenticate(services, body);
      await signIn(request, signedIn, clock.now());
      return { user: await requireUser(db, signedIn.userId) };
    },
    { admit, limit: { per: 'address', ...limits.loginByAddress } },
  );

  bind('logout', async ({ request, reply }) => {
    await signOut(request, reply, options.secureCookies);
    return undefined;
  });

  bind('user', async ({ userId, request, reply }) => {
    const user = await readUser(db, userId);
    if (!user) {
      await signOut(request, reply, options.secureCookies);
      throw signInFirst();
    }
    return { user };
  });

  bind(
    'requestReset',
    async ({ body, request }) => {
      await rateLimiter.count(`requestReset:account:${caseKey(body.email)}`, limits.requestReset);
      requestReset(services, { email: body.email, origin: options.ownOrigin() }, (error) =>
        request.log.error({ err: error }, 'a reset link was not sent'),
      );
      return { message: 'If an account has this address, a reset link is on its way.' };
    },
    { limit: { per: 'address', ...limits.resetByAddress } },
  );

  bind(
    'resetPassword',
    async ({ body }) => {
      await resetPassword(services, body);
      return { message: 'Your password was changed. Sign in with the new one.' };
    },
    { admit, limit: { per: 'address', ...limits.resetByAddress } },
  );

  bind(
    'changePassword',
    async ({ body, userId, request }) => {
      await rateLimiter.count(`confirmPassword:user:${userId}`, limits.confirmPassword);
      const epoch = await changePassword(services, userId, body);
      await signIn(request, { userId, epoch }, clock.now());
      return undefined;
    },
    { admit },
  );
}
