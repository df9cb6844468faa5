import { Button } from '@star-seekers/ui/button';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { shareLink } from '../../ui/copy-text.ts';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { playerAddress, playerQuery } from './player-address.ts';
import { PlayerRecords } from './player-card.tsx';
import styles from './player-page.module.css';

/** The public page of a player, with an address to share. */
export function PlayerPage() {
  const { t } = useTranslation(['players', 'common', 'play']);
  const { username = '' } = useParams();
  const query = useQuery(playerQuery(username));
  const card = query.data;
  const faction = card?.faction ?? 'none';
  const name = card?.username ?? username;
  const copyTexts = { done: t('play:theatre.share.copied'), refused: t('play:theatre.share.refused') };
  return (
    <Page>
      <div className={styles.head} data-faction-scope={faction}>
        <FactionEmblem faction={faction} size="5rem" />
        <PageHeader
          kicker={
            card &&
            t('allegiance', { faction: t(`common:factions.${faction}`), rank: t(`common:ranks.${card.rankTitle}`) })
          }
          title={<span className={styles.name}>{name}</span>}
          actions={
            card && (
              <Button
                icon={<Link2 aria-hidden="true" />}
                onClick={() => void shareLink(playerAddress(name), copyTexts)}
              >
                {t('play:theatre.share.link')}
              </Button>
            )
          }
        />
      </div>
      <Panel padding="lg" className={styles.records}>
        <PlayerRecords query={query} />
      </Panel>
    </Page>
  );
}
