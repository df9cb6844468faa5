import type { BoardPeriods, GameRow } from '@star-seekers/contracts';
import { BOARD_SCOPES, type BoardPeriod } from '@star-seekers/contracts/board';
import { catalog } from '@star-seekers/games/catalog';
import { dateFormat } from '@star-seekers/ui/date-format';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Medal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardKey } from '../../shell/query-keys.ts';
import { useServerNow } from '../../shell/server-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { coverOf } from '../dashboard/cover-of.ts';
import { useSession } from '../session/session.ts';
import { exactTime } from '../theatre/play-time.ts';
import { type BoardLocation, useBoardLocation } from './board-location.ts';
import { boardPeriodsQuery, gameBoardQuery, gamePlaceQuery, periodEnd } from './board-queries.ts';
import { runsApartByTicks } from './board-rows.ts';
import styles from './game-boards.module.css';
import type { RankingColumn } from './ranking-table.tsx';
import { RankingsPanel } from './rankings-panel.tsx';

/** The monthly and yearly boards of one game, for all players or one faction. */
export function GameBoards() {
  const { t } = useTranslation(['leaderboard', 'catalog']);
  const session = useSession();
  const [board, show] = useBoardLocation();
  const username = session.status === 'signedIn' ? session.user.username : undefined;
  const { gameId, period, scope, at, scale } = board;
  const periods = useQuery(boardPeriodsQuery(gameId)).data ?? [];
  const games = catalog.map(({ id, slug }) => ({ value: id, label: t(`catalog:${slug}.title`) }));
  const game = catalog.find(({ id }) => id === gameId);
  const content = (shown: BoardPeriod) => (
    <GameBoard
      board={{ kind: 'game', gameId, period: shown, scope, at: shown === period ? at : undefined, scale }}
      username={username}
      picker={<PeriodPicker period={shown} at={at} scale={scale} periods={periods} onChoose={show} />}
    />
  );
  return (
    <div className={styles.boards}>
      <Panel padding="none" className={styles.chooser}>
        {game && (
          <div className={styles.view}>
            <StillPicture still={coverOf(game)} className={styles.picture} />
          </div>
        )}
        <div className={styles.choices}>
          <Select
            label={t('games.game')}
            value={gameId}
            onValueChange={(id) => show({ gameId: id, scale: undefined })}
            items={games}
          />
          <Select
            label={t('games.scope')}
            value={scope}
            onValueChange={(next) => show({ scope: next })}
            items={BOARD_SCOPES.map((value) => ({ value, label: t(`games.scopes.${value}`) }))}
          />
        </div>
      </Panel>
      <Tabs
        label={t('games.period')}
        look="pill"
        value={period}
        onValueChange={(next) => show({ period: next, at: undefined })}
        items={[
          { value: 'monthly', label: t('games.monthly'), content: content('monthly') },
          { value: 'yearly', label: t('games.yearly'), content: content('yearly') },
        ]}
      />
    </div>
  );
}

interface GameBoardProps {
  readonly board: Extract<BoardKey, { kind: 'game' }>;
  /** Name of the signed-in player. */
  readonly username: string | undefined;
  /** Chooses the period. */
  readonly picker: ReactNode;
}

/** Best scores and summed points of one game in one period. */
function GameBoard({ board, username, picker }: GameBoardProps) {
  const { t, i18n } = useTranslation(['leaderboard', 'catalog']);
  const rows = useQuery(gameBoardQuery(board));
  const place = useQuery(gamePlaceQuery(board, username !== undefined));
  const now = useServerNow(60_000);
  const shownAt = board.at === undefined ? now : Date.parse(board.at);
  const game = catalog.find(({ id }) => id === board.gameId);
  const format = numberFormat(i18n.language);
  const apart = new Set([rows.data, place.data?.rows].flatMap((list) => [...runsApartByTicks(list ?? [])]));
  const columns: readonly [RankingColumn<GameRow>, RankingColumn<GameRow>] = [
    {
      label: t('columns.score'),
      value: (row) => row.score,
      main: true,
      link: { to: (row) => `/run/${row.runId}`, text: t('rows.watch') },
      note: ({ runId, tieTicks }) => (tieTicks !== undefined && apart.has(runId) ? exactTime(tieTicks) : undefined),
    },
    {
      label: t('columns.points'),
      value: (row) => row.points,
      valueText: (row) => t('rows.points', { count: row.points, points: format.format(row.points) }),
    },
  ];
  const until = dateFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    periodEnd(board.period, shownAt),
  );
  const isOver = board.at !== undefined && periodEnd(board.period, shownAt) < now;
  // Boards from before the rule have no run that it holds for.
  const areTied = game?.ties && (!isOver || rows.data?.some(({ tieTicks }) => tieTicks !== undefined));
  const subtitle = [
    t('games.order'),
    ...(areTied ? [t('games.ties')] : []),
    t(isOver ? 'games.closed' : 'games.until', { date: until }),
    ...(board.scale === undefined ? [] : [`· ${t('games.earlierRules')}`]),
  ].join(' ');
  return (
    <RankingsPanel
      title={t(`games.${board.period}`)}
      subtitle={subtitle}
      picker={picker}
      columns={columns}
      board={rows}
      place={place}
      username={username}
      empty={
        <EmptyState
          icon={<Medal />}
          title={t('games.emptyTitle')}
          message={t(isOver ? 'games.emptyPast' : 'games.emptyMessage')}
          action={
            game && (
              <LinkButton to={`/game${game.id}`} variant="primary">
                {t('games.play', { game: t(`catalog:${game.slug}.title`) })}
              </LinkButton>
            )
          }
        />
      }
    />
  );
}

export interface PeriodPickerProps {
  readonly period: BoardPeriod;
  readonly at: string | undefined;
  readonly scale: number | undefined;
  readonly periods: BoardPeriods;
  readonly onChoose: (choice: Pick<BoardLocation, 'at' | 'scale'>) => void;
}

/** Month or year of a board: one earlier, one later, or any that has one; and the scores by earlier rules where there are any. */
export function PeriodPicker({ period, at, scale, periods, onChoose }: PeriodPickerProps) {
  const { t, i18n } = useTranslation('leaderboard');
  const present = new Date(useServerNow(60_000)).toISOString().slice(0, 'YYYY-MM'.length);
  const today = period === 'monthly' ? present : present.slice(0, 'YYYY'.length);
  const chosen = at ?? today;
  const ofScale = scale === undefined ? periods[0] : periods.find((candidate) => candidate.scale === scale);
  const open = (period === 'monthly' ? ofScale?.months : ofScale?.years) ?? [];
  const all = [...new Set([today, chosen, ...open])].toSorted().toReversed();
  const index = all.indexOf(chosen);
  const choose = (value: string | undefined) => onChoose({ at: value === today ? undefined : value });
  const format = dateFormat(i18n.language, {
    ...(period === 'monthly' && { month: 'long' }),
    year: 'numeric',
    timeZone: 'UTC',
  });
  const older = periods.slice(1).filter(({ months }) => months.length > 0);
  return (
    <div className={styles.picker}>
      <div className={styles.period}>
        <Step label={t('games.earlier')} to={all[index + 1]} onStep={choose}>
          <ChevronLeft className={styles.arrow} aria-hidden="true" />
        </Step>
        <Select
          label={t('games.period')}
          hideLabel
          value={chosen}
          onValueChange={choose}
          items={all.map((value) => ({ value, label: format.format(Date.parse(value)) }))}
        />
        <Step label={t('games.later')} to={all[index - 1]} onStep={choose}>
          <ChevronRight className={styles.arrow} aria-hidden="true" />
        </Step>
      </div>
      {(older.length > 0 || scale !== undefined) && (
        <Select
          label={t('games.rules')}
          hideLabel
          value={scale ?? 0}
          onValueChange={(value) => {
            const months = older.find((candidate) => candidate.scale === value);
            const latest = period === 'monthly' ? months?.months[0] : months?.years[0];
            onChoose({ scale: value === 0 ? undefined : value, at: latest === today ? undefined : latest });
          }}
          items={[
            { value: 0, label: t('games.todaysRules') },
            ...older.map((candidate) => ({
              value: candidate.scale,
              label: t('games.rulesUntil', { month: monthly(candidate.months[0] ?? present, i18n.language) }),
            })),
            // An address may name one without a board.
            ...(scale === undefined || older.some((candidate) => candidate.scale === scale)
              ? []
              : [{ value: scale, label: t('games.earlierRules') }]),
          ]}
        />
      )}
    </div>
  );
}

function monthly(month: string, language: string): string {
  const format = dateFormat(language, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(month));
}

interface StepProps {
  readonly label: string;
  /** Undefined at the end of the list. */
  readonly to: string | undefined;
  readonly onStep: (to: string) => void;
  readonly children: ReactNode;
}

function Step({ label, to, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onStep(to)}
    >
      {children}
    </button>
  );
}
