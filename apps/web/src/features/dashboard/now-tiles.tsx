import { catalog } from '@star-seekers/games/catalog';
import { useQuery } from '@tanstack/react-query';
import { Dices, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNow } from '../../ui/use-now.ts';
import { roughTime } from '../dice/countdown.ts';
import { cooldownQuery } from '../dice/dice-queries.ts';
import { closestGate } from '../gates/closest-gate.ts';
import { gateName } from '../gates/gate-names.ts';
import { gatesQuery } from '../gates/gate-queries.ts';
import { useTurnText } from '../gates/use-turn-text.ts';
import { LiveDot } from '../live/live-dot.tsx';
import { liveRunsQuery } from '../live/live-queries.ts';
import { useSession } from '../session/session.ts';
import styles from './now-tiles.module.css';

/** What is worth a look now beside today's six, a line each: the gate that could turn, the dice, and who plays live. */
export function NowTiles() {
  return (
    <ul className={styles.tiles}>
      <GateTile />
      <DiceTile />
      <LiveTile />
    </ul>
  );
}

function GateTile() {
  const { t } = useTranslation('leaderboard');
  const { data } = useQuery(gatesQuery);
  const turnText = useTurnText();
  const closest = data && closestGate(data.gates);
  return (
    <Tile
      to="/leaderboard?tab=gates"
      icon={<Waypoints />}
      title={closest ? t(`gates.name.${gateName(closest.gate)}`) : t('tabs.gates')}
    >
      {data && (closest ? turnText(closest) : t('gates.turn.free'))}
    </Tile>
  );
}

function DiceTile() {
  const { t, i18n } = useTranslation('dice');
  const { status } = useSession();
  const { data, dataUpdatedAt } = useQuery({ ...cooldownQuery, enabled: status === 'signedIn' });
  const now = useNow(60_000);
  const remainingMs = data ? dataUpdatedAt + data.timeRemaining - now : 0;
  const isReady = data !== undefined && !data.confirmEmail && (data.canRoll || remainingMs <= 0);
  const line = () => {
    if (isReady) return t('cooldown.ready');
    return data && !data.confirmEmail
      ? t('roll.resting', { time: roughTime(remainingMs, i18n.language) })
      : t('kicker');
  };
  return (
    <Tile to="/dice-of-iris" icon={<Dices />} title={t('title')} isReady={isReady}>
      {line()}
    </Tile>
  );
}

/** Nothing when nobody may be watched. */
function LiveTile() {
  const { t } = useTranslation(['play', 'catalog']);
  const { data: [run] = [] } = useQuery(liveRunsQuery);
  const game = catalog.find(({ id }) => id === run?.gameId);
  if (!run || !game) return null;
  return (
    <Tile to={`/live/${run.id}`} icon={<LiveDot />} title={t('live.now')}>
      {run.username} · {t(`catalog:${game.slug}.card`)}
    </Tile>
  );
}

interface TileProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** The player can act on it now. */
  readonly isReady?: boolean;
  /** One line, or nothing while it is loading. */
  readonly children: ReactNode;
}

function Tile({ to, icon, title, isReady, children }: TileProps) {
  return (
    <li className={styles.tile}>
      <Link to={to} className={styles.link} data-ready={isReady ? '' : undefined}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> <span className={styles.line}>{children}</span>
        </span>
      </Link>
    </li>
  );
}
