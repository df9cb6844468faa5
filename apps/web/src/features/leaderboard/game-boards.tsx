import { BOARD_SCOPES, type BoardPeriod } from '@star-seekers/contracts/board';
import { catalog } from '@star-seekers/games/catalog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { coverOf } from '../dashboard/cover-of.ts';
import { useSession } from '../session/session.ts';
import { boardPeriodsQuery } from './board-queries.ts';
import { GameBoard } from './game-board.tsx';
import styles from './game-boards.module.css';
import { PeriodPicker } from './period-picker.tsx';
import { useBoardLocation } from './use-board-location.ts';

/** The monthly and yearly boards of one game, for all players or one faction. */
export function GameBoards() {
  const { t } = useTranslation(['leaderboard', 'catalog']);
  const session = useSession();
  const [board, show] = useBoardLocation();
  const username = session.status === 'signedIn' ? session.user.username : undefined;
  const { gameId, period, scope, at, scale } = board;
  const periods = useQuery(boardPeriodsQuery(gameId)).data ?? [];
  const games = catalog.map(({ id, slug }) => ({ value: id, label: t(`catalog:${slug}.card`) }));
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
