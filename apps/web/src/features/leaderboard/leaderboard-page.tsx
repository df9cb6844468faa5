import type { FactionRow, GlobalRow } from '@star-seekers/contracts';
import { SIDES } from '@star-seekers/contracts/faction';
import { Button } from '@star-seekers/ui/button';
import { numberFormat } from '@star-seekers/ui/number-format';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Clapperboard, LogIn, MessagesSquare, Trophy } from 'lucide-react';
import { type ReactElement, type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '../../shell/query-error.tsx';
import { useSiteConfig } from '../../shell/site-config.ts';
import { useLeftPlace } from '../../shell/use-left-place.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ExternalLinkButton } from '../../ui/external-link-button.tsx';
import { FactionEmblem } from '../../ui/faction-emblem.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { openAuthDialog } from '../auth/auth-dialog-store.ts';
import { LazyLiveNow } from '../live/lazy-live-now.tsx';
import { LazyPlayerCard } from '../players/lazy-player-card.tsx';
import { useSession } from '../session/session.ts';
import { DEFAULT_BOARD, useBoardLocation } from './board-location.ts';
import { factionBoardQuery, globalBoardQuery, globalPlaceQuery } from './board-queries.ts';
import styles from './leaderboard-page.module.css';
import { Podium } from './podium.tsx';
import type { RankingColumn } from './ranking-table.tsx';
import { RankingsPanel } from './rankings-panel.tsx';

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
      {session.status === 'signedOut' && board.tab !== 'gates' && <LoginPanel />}
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
              content: <LazyBoard load={loadGameBoards} height="28rem" errorTitle={t('error.title')} />,
            },
            {
              value: 'gates',
              label: t('tabs.gates'),
              content: <LazyBoard load={loadGatesBoard} height="32rem" errorTitle={t('gates.error')} />,
            },
          ]}
        />
        <LazyLiveNow />
        <CommunityCard />
      </Deferred>
      <LazyPlayerCard />
    </Page>
  );
}

async function loadGameBoards() {
  const { GameBoards } = await import('./game-boards.tsx');
  return <GameBoards />;
}

async function loadGatesBoard() {
  const { GatesBoard } = await import('../gates/gates-board.tsx');
  return <GatesBoard />;
}

interface LazyBoardProps {
  readonly load: () => Promise<ReactElement>;
  /** Before it is loaded. */
  readonly height: string;
  readonly errorTitle: string;
}

/** The content of a tab, whose code is loaded when it is first opened. */
function LazyBoard({ load, height, errorTitle }: LazyBoardProps) {
  const { t } = useTranslation('errors');
  const [attempt, setAttempt] = useState({ count: 1, failed: false });
  return (
    <OnDemand
      load={load}
      trigger={attempt.count}
      onFailed={() => setAttempt(({ count }) => ({ count, failed: true }))}
      placeholder={
        attempt.failed ? (
          <ErrorState
            title={errorTitle}
            message={t('network')}
            onRetry={() => setAttempt(({ count }) => ({ count: count + 1, failed: false }))}
          />
        ) : (
          <Skeleton height={height} shape="block" />
        )
      }
    />
  );
}

/** Sign-in panel for visitors, above the boards. */
function LoginPanel() {
  const { t } = useTranslation('leaderboard');
  return (
    <Panel as="aside" tone="accent" className={styles.panel} aria-label={t('login.title')}>
      <div>
        <p className={styles.title}>{t('login.title')}</p>
        <p className={styles.message}>{t('login.message')}</p>
      </div>
      <Button variant="primary" icon={<LogIn aria-hidden="true" />} onClick={() => openAuthDialog()}>
        {t('login.action')}
      </Button>
    </Panel>
  );
}

/** Link to the community chat (`P2.61`), if the operator has configured one. */
export function CommunityCard() {
  const { t } = useTranslation('leaderboard');
  const chat = useSiteConfig().data?.links.community;
  if (!chat) return null;
  return (
    <Panel as="aside" className={styles.card} aria-label={t('community.title')}>
      <span className={styles.icon} aria-hidden="true">
        <MessagesSquare />
      </span>
      <div className={styles.words}>
        <p className={styles.communityCardTitle}>{t('community.title')}</p>
        <p className={styles.communityCardMessage}>{t('community.message')}</p>
      </div>
      <ExternalLinkButton href={chat}>{t('community.action')}</ExternalLinkButton>
    </Panel>
  );
}

interface GlobalBoardProps {
  /** Name of the signed-in player. */
  readonly username: string | undefined;
  readonly onChooseGame: () => void;
}

/** The hall of fame: podium, factions and all players' total points. It never resets (`P9.1`). */
function GlobalBoard({ username, onChooseGame }: GlobalBoardProps) {
  const { t } = useTranslation('leaderboard');
  const board = useQuery(globalBoardQuery);
  const place = useQuery(globalPlaceQuery(username !== undefined));
  const factions = useQuery(factionBoardQuery);
  const columns: readonly [RankingColumn<GlobalRow>, RankingColumn<GlobalRow>] = [
    { label: t('columns.totalPoints'), value: (row) => row.totalPoints, main: true },
    {
      label: t('columns.gamesPlayed'),
      value: (row) => row.gamesPlayed,
      valueText: (row) => t('rows.games', { count: row.gamesPlayed }),
    },
  ];
  return (
    <div className={styles.hall}>
      <Podium rows={board.data} failed={board.isError} username={username} />
      <div className={styles.columns}>
        <RankingsPanel
          title={t('rankings.title')}
          columns={columns}
          board={board}
          place={place}
          username={username}
          empty={
            <EmptyState
              icon={<Trophy />}
              title={t('rankings.emptyTitle')}
              message={t('rankings.emptyMessage')}
              action={<Button onClick={onChooseGame}>{t('rankings.emptyAction')}</Button>}
            />
          }
        />
        <FactionStandings factions={factions} />
      </div>
    </div>
  );
}

/** Total, average and players of the three factions (`P2.62`), with each one's share of the total. */
function FactionStandings({ factions }: { readonly factions: UseQueryResult<readonly FactionRow[]> }) {
  const { t } = useTranslation('leaderboard');
  const rows = factions.data;
  const sum = rows?.reduce((total, { totalPoints }) => total + totalPoints, 0) ?? 0;
  const highest = Math.max(1, ...(rows?.map(({ totalPoints }) => totalPoints) ?? []));
  return (
    <section aria-label={t('factions.title')} aria-busy={factions.isPending} className={styles.standings}>
      <h2 className={styles.factionStandingsTitle}>{t('factions.title')}</h2>
      <p className={styles.hint}>{t('factions.hint')}</p>
      {factions.isError && !rows ? (
        <QueryError query={factions} title={t('factions.error')} />
      ) : (
        <ul className={styles.cards}>
          {SIDES.map((faction) => {
            const row = rows?.find((candidate) => candidate.faction === faction);
            return (
              <FactionCard
                key={faction}
                faction={faction}
                row={row}
                share={row && sum > 0 ? row.totalPoints / sum : 0}
                leading={row?.totalPoints === highest}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}

interface FactionCardProps {
  readonly faction: FactionRow['faction'];
  /** Undefined while loading. */
  readonly row: FactionRow | undefined;
  /** Share of all factions' points, 0 to 1. */
  readonly share: number;
  readonly leading: boolean;
}

function FactionCard({ faction, row, share, leading }: FactionCardProps) {
  const { t, i18n } = useTranslation(['leaderboard', 'common']);
  const format = numberFormat(i18n.language, { maximumFractionDigits: 1 });
  const figures = [
    { label: t('factions.total'), value: row?.totalPoints },
    { label: t('factions.average'), value: row?.average },
    { label: t('factions.players'), value: row?.players },
  ];
  return (
    <Panel as="li" padding="sm" className={styles.factionStandingsCard} data-faction-scope={faction}>
      <FactionEmblem faction={faction} size="3.25rem" />
      <div>
        <h3 className={styles.name}>{t(`common:factions.${faction}`)}</h3>
        <p className={styles.role}>{t(`common:factionRoles.${faction}`)}</p>
      </div>
      {leading && <Badge tone="gold">{t('factions.leading')}</Badge>}
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.share} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === undefined ? <Skeleton width="3.5rem" /> : format.format(value)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Renders its children after the rest of the page, with a placeholder before, so that a slow phone renders in two steps. */
function Deferred({ children }: { readonly children: ReactNode }) {
  const isReady = useDeferredValue(true, false);
  return isReady ? children : <div className={styles.place} data-pending="" />;
}
