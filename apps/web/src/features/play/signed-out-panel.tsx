import type { CatalogEntry } from '@star-seekers/games/catalog';
import { Target, LogIn, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { GamePanel } from './game-panel.tsx';
import { practiceAddress } from './use-practice-address.ts';

/** Asks who plays; after signing in the player stays on the game. */
export function SignedOutPanel({ entry }: { readonly entry: CatalogEntry }) {
  const { t } = useTranslation('play');
  useEffect(askWhoPlays, []);
  return (
    <GamePanel entry={entry} icon={<UserRound />} title={t('signedOut.title')} message={t('signedOut.message')}>
      <Button variant="primary" icon={<LogIn aria-hidden="true" />} onClick={askWhoPlays}>
        {t('signedOut.action')}
      </Button>
      <LinkButton to={practiceAddress(entry.id)} replace icon={<Target aria-hidden="true" />}>
        {t('signedOut.practise')}
      </LinkButton>
    </GamePanel>
  );
}

function askWhoPlays(): void {
  openAuthDialog({ onSignedIn: stay });
}

/** Without a wish of its own the dialog would lead to the dashboard. */
function stay(): void {
  // The page shows the game as soon as there is a player.
}
