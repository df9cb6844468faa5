import { Clapperboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLeftPlace } from '../../shell/use-left-place.ts';
import { Deferred } from '../../ui/deferred.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { GatesBoardHost } from '../gates/gates-board-host.tsx';
import { LiveNowHost } from '../live/live-now-host.tsx';
import { PlayerCardHost } from '../players/player-card-host.tsx';
import { useSession } from '../session/session.ts';
import { CommunityCard } from './community-card.tsx';
import { GameBoardsHost } from './game-boards-host.tsx';
import { GlobalBoard } from './global-board.tsx';
import { LoginPanel } from './login-panel.tsx';
import { DEFAULT_BOARD } from './board-location.ts';
import { useBoardLocation } from './use-board-location.ts';

/** The leaderboards (`P2.9`), public. A player's own row is marked. */
export function LeaderboardPage() {
  const { t } = useTranslation('leaderboard');
  const session = useSession();
  const [board, show] = useBoardLocation();
  useLeftPlace();
  const username = session.status === 'signedIn' ? session.user.username : undefined;
  return (
    <Page>
      <PageHeader
        kicker={t('kicker')}
        title={t('title')}
        lead={t('lead')}
        actions={
          username !== undefined && (
            <LinkButton to="/runs" icon={<Clapperboard aria-hidden="true" />}>
              {t('ownRuns')}
            </LinkButton>
          )
        }
      />
      {session.status === 'signedOut' && <LoginPanel />}
      <Deferred>
        <Tabs
          label={t('tabs.label')}
          value={board.tab}
          onValueChange={(tab) => show({ tab })}
          items={[
            {
              value: 'global',
              label: t('tabs.global'),
              content: (
                <GlobalBoard
                  username={username}
                  onChooseGame={() => show({ tab: 'games', gameId: DEFAULT_BOARD.gameId })}
                />
              ),
            },
            {
              value: 'games',
              label: t('tabs.games'),
              content: <GameBoardsHost />,
            },
            {
              value: 'gates',
              label: t('tabs.gates'),
              content: <GatesBoardHost />,
            },
          ]}
        />
        <LiveNowHost />
        <CommunityCard />
      </Deferred>
      <PlayerCardHost />
    </Page>
  );
}
