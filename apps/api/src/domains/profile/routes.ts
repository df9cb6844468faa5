import type { Bind } from '../../platform/bind-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { Sessions } from '../../platform/sessions/sessions.ts';
import { confirmPassword } from '../auth/change-password.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { updateProfile } from './update-profile.ts';

export function profileRoutes(bind: Bind, services: Services, { sessions }: { sessions: Sessions }): void {
  const { clock, limits, rateLimiter, passwords } = services;

  bind('updateProfile', async ({ body, userId }) => ({ user: await updateProfile(services, userId, body) }), {
    limit: { per: 'user', ...limits.updateProfile },
  });

  bind(
    'exportUser',
    async ({ userId, reply }) => {
      void reply.header('content-disposition', 'attachment; filename="star-seekers.json"');
      return exportAccount(services, userId, clock.now());
    },
    { limit: { per: 'user', ...limits.exportUser } },
  );

  bind(
    'deleteUser',
    async ({ body, userId, request, reply }) => {
      await rateLimiter.count(`confirmPassword:user:${userId}`, limits.confirmPassword);
      await confirmPassword(services, userId, body.password);
      await deleteAccount(services, userId);
      await sessions.signOut(request, reply);
      return undefined;
    },
    { admit: () => passwords.admit() },
  );
}
