import type { CatalogEntry } from '@star-seekers/games/catalog';
import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { GamePanel } from './game-panel.tsx';

/** Asks who plays; after signing in the player stays on the game. */
export function SignedOutPanel({ entry }: { readonly entry: CatalogEntry }) {
  const { t } = useTranslation(['play', 'games']);
  useEffect(askWhoPlays, []);
  return (
    <GamePanel
      icon={<LogIn />}
      game={t(`games:titles.${entry.slug}.screen`)}
      kicker={t(`games:titles.${entry.slug}.kicker`)}
      title={t('play:signedOut.title')}
      message={t('play:signedOut.message')}
    >
      <Button variant="primary" icon={<LogIn aria-hidden="true" />} onClick={askWhoPlays}>
        {t('play:signedOut.action')}
      </Button>
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
