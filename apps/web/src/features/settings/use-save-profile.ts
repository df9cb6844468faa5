import type { ProfileBody, User } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { useTranslation } from 'react-i18next';
import { api } from '../../shell/api.ts';
import { describeError, describeFailure, isBareStatus } from '../../shell/describe-error.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { patchUser } from '../session/session.ts';

/**
 * Saves changes of the profile and tells how it went (`platform.md §8`). Faction and wallet show at once and go back when the
 * server refuses; a name counts once the server has given it.
 * @returns the error, if it failed
 */
export function useSaveProfile(onSessionLost: () => void): (changes: ProfileBody, before: User) => Promise<unknown> {
  const { t } = useTranslation('settings');
  return async ({ username, ...safe }, before) => {
    const name = username === undefined ? {} : { username };
    patchUser(safe as Partial<User>);
    try {
      const { user } = await api('updateProfile', { body: { ...safe, ...name } });
      patchUser(user);
      // Boards show names and factions.
      void queryClient.invalidateQueries({ queryKey: queryKeys.boards });
      toast({ kind: 'success', title: t('profileToasts.savedTitle'), description: t('profileToasts.saved') });
      return undefined;
    } catch (error) {
      patchUser({ faction: before.faction, solanaWallet: before.solanaWallet });
      if (error instanceof ApiError && error.status === 401) {
        toast({ kind: 'error', title: t('profileToasts.signInTitle'), description: t('profileToasts.signIn') });
        onSessionLost();
      } else {
        const description = describeFailure(
          error,
          isBareStatus(error) ? describeError(error) : t('profileToasts.failed'),
        );
        toast({ kind: 'error', title: t('profileToasts.failedTitle'), description });
      }
      return error;
    }
  };
}
