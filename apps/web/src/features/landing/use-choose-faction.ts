import type { Faction } from '@star-seekers/contracts/faction';
import { useNavigate } from 'react-router';
import { loadTexts } from '../../i18n/index.ts';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { currentUser, useSession } from '../session/session.ts';

/**
 * Opens the faction question on the dashboard. A visitor's choice is saved after sign-up; an existing account keeps its own faction.
 */
export function useChooseFaction(): (faction: Faction) => void {
  const navigate = useNavigate();
  const { status } = useSession();
  return (faction) => {
    const openQuestion = () => void navigate('/dashboard#faction');
    if (status !== 'signedOut') openQuestion();
    else {
      openAuthDialog({
        onSignedIn: (by) => {
          openQuestion();
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
