import { type CatalogEntry, catalog } from '@star-seekers/games/catalog';
import { Anchor, ArrowLeft, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { GamePanel } from './game-panel.tsx';

/** A game that can not be played yet, and one that can. */
export function DockedPanel({ entry }: { readonly entry: CatalogEntry }) {
  const { t } = useTranslation(['play', 'games']);
  const playable = catalog.find(({ load }) => load);
  return (
    <GamePanel
      entry={entry}
      icon={<Anchor />}
      badge={<Badge tone="warning">{t('play:docked.badge')}</Badge>}
      title={t('play:docked.title')}
      message={t('play:docked.message', { game: t(`games:titles.${entry.slug}.screen`) })}
    >
      <LinkButton to="/dashboard" icon={<ArrowLeft aria-hidden="true" />}>
        {t('play:docked.back')}
      </LinkButton>
      {playable && (
        <LinkButton variant="primary" to={`/game${playable.id}`} icon={<Play aria-hidden="true" />}>
          {t('play:docked.playInstead', { game: t(`games:titles.${playable.slug}.screen`) })}
        </LinkButton>
      )}
    </GamePanel>
  );
}
