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
 * Saves changes of the profile and tells how it went (`P8.3`), with the texts of the settings. Faction and wallet show at once
 * and go back when the server refuses; a name counts once the server has given it.
 * @param before the player without the changes
 * @returns the error, if it failed
 */
export async function saveProfile(
  { username, ...safe }: ProfileBody,
  before: User,
  onSessionLost?: () => void,
): Promise<unknown> {
  const name = username === undefined ? {} : { username };
  patchUser(safe as Partial<User>);
  try {
    const { user } = await api('updateProfile', { body: { ...safe, ...name } });
    patchUser(user);
    // Boards show names and factions.
    void queryClient.invalidateQueries({ queryKey: queryKeys.boards });
    tell('success', 'saved');
    return undefined;
  } catch (error) {
    patchUser({ faction: before.faction, solanaWallet: before.solanaWallet });
    if (error instanceof ApiError && error.status === 401) {
      tell('error', 'signIn');
      onSessionLost?.();
    } else {
      const otherwise = isBareStatus(error) ? describeError(error) : i18n.t('settings:profileToasts.failed');
      tell('error', 'failed', describeFailure(error, otherwise));
    }
    return error;
  }
}

function tell(kind: 'success' | 'error', what: 'saved' | 'signIn' | 'failed', description?: string): void {
  toast({
    kind,
    title: i18n.t(`settings:profileToasts.${what}Title`),
    description: description ?? i18n.t(`settings:profileToasts.${what}`),
  });
}
