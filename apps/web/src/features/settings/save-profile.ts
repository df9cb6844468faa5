import type { ProfileBody, User } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { i18n } from '../../i18n/index.ts';
import { api } from '../../shell/api.ts';
import { describeError, describeFailure, isBareStatus } from '../../shell/describe-error.ts';
import { queryClient } from '../../shell/query-client.ts';
import { queryKeys } from '../../shell/query-keys.ts';
import { toast } from '../../ui/toast.ts';
import { patchUser } from '../session/session.ts';

/**
 * Saves profile changes and shows a toast (`P8.3`); needs the `settings` texts. Faction and wallet are applied optimistically
 * and rolled back on an error; a name is applied after the response.
 * @param before the player without the changes
 * @returns the error, if it failed
 */
export async function saveProfile(
  { username, ...optimistic }: ProfileBody,
  before: User,
  onSessionLost?: () => void,
): Promise<unknown> {
  const name = username === undefined ? {} : { username };
  patchUser(optimistic as Partial<User>);
  try {
    const { user } = await api('updateProfile', { body: { ...optimistic, ...name } });
    patchUser(user);
    // Boards show names and factions.
    void queryClient.invalidateQueries({ queryKey: queryKeys.boards });
    showToast('success', 'saved');
    return undefined;
  } catch (error) {
    patchUser({ faction: before.faction, solanaWallet: before.solanaWallet });
    if (error instanceof ApiError && error.status === 401) {
      showToast('error', 'signIn');
      onSessionLost?.();
    } else {
      const fallback = isBareStatus(error) ? describeError(error) : i18n.t('settings:profileToasts.failed');
      showToast('error', 'failed', describeFailure(error, fallback));
    }
    return error;
  }
}

function showToast(kind: 'success' | 'error', key: 'saved' | 'signIn' | 'failed', description?: string): void {
  toast({
    kind,
    title: i18n.t(`settings:profileToasts.${key}Title`),
    description: description ?? i18n.t(`settings:profileToasts.${key}`),
  });
}
