import type { Faction } from '@star-seekers/contracts/constants';
import { useNavigate } from 'react-router';
import { loadTexts } from '../../i18n/index.ts';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { currentUser, useSession } from '../session/session.ts';

/**
 * Leads to the question which faction a player flies for. What a visitor has chosen is kept through sign-up; who signs in to an account
 * that is there already keeps the account's own.
 */
export function useChooseFaction(): (faction: Faction) => void {
  const navigate = useNavigate();
  const { status } = useSession();
  return (faction) => {
    const ask = () => void navigate('/dashboard#faction');
    if (status !== 'signedOut') ask();
    else {
      openAuthDialog({
        onSignedIn: (by) => {
          ask();
          if (by === 'signUp') void saveChoice(faction);
        },
      });
    }
  };
}

async function saveChoice(faction: Faction): Promise<void> {
  const [{ saveProfile }] = await Promise.all([import('../settings/save-profile.ts'), loadTexts('settings')]);
  const player = currentUser();
  if (player) await saveProfile({ faction }, player);
}
