import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { signIn, signOut } from '../../platform/sessions/sessions.ts';
import { signInFirst } from './errors.ts';
import { caseKey } from './repository.ts';
import { readUser } from './read-user.ts';
import { authenticate, register } from './service.ts';

export function authRoutes(bind: Bind, services: Services, options: { secureCookies: boolean }): void {
  const { db, clock, limits, rateLimiter } = services;

  bind(
    'register',
    async ({ body, request }) => {
      const user = await register(services, body);
      await signIn(request, user.id, clock.now());
      return { user };
    },
    { limit: { per: 'address', ...limits.register } },
  );

  bind(
    'login',
    async ({ body, request }) => {
      await rateLimiter.count(`login:account:${caseKey(body.email)}`, limits.login);
      const user = await authenticate(services, body);
      await signIn(request, user.id, clock.now());
      return { user };
    },
    { limit: { per: 'address', ...limits.loginByAddress } },
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
}
