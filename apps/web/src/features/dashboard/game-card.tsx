import type { BreakdownEntry } from '@star-seekers/contracts';
import type { CatalogEntry } from '@star-seekers/games/catalog';
import type { Keepsake } from '@star-seekers/games/game-host';
import { type Medal, medalFigure, medalOf } from '@star-seekers/games/medal';
import { Kicker } from '@star-seekers/ui/kicker';
import { MedalIcon } from '@star-seekers/ui/medal-icon';
import { Play, RotateCcw } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../i18n/relative-time.ts';
import { savesData } from '../../shell/saves-data.ts';
import { CreditCoin } from '../../ui/credit-coin.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Countup } from '../../ui/countup.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StillPicture } from '../../ui/still-picture.tsx';
import { useNear } from '../../ui/use-near.ts';
import { practiceAddress } from '../play/use-practice-address.ts';
import { useReducedMotion } from '../settings/settings-store.ts';
import { coverOf } from './cover-of.ts';
import styles from './game-card.module.css';

/** The player's record in a game; `none` before the first verified run, `unknown` if loading failed. */
export type GameRecord = BreakdownEntry | 'loading' | 'none' | 'unknown';

export interface GameCardProps {
  readonly entry: CatalogEntry;
  /** Undefined for visitors, who can only practice. */
  readonly record?: GameRecord | undefined;
  /** What the player has collected in it. */
  readonly keepsakes?: readonly Keepsake[] | undefined;
  /** Whoever cannot pay has one loud button on the page: the one that gets credits. */
  readonly canPay?: boolean | undefined;
  /** The player has an open run of this game. */
  readonly resumable?: boolean | undefined;
}

/** A game with its cover and record; for a player with the way to a ranked run and to practice, for a visitor to practice (`G0.6`). */
export function GameCard({ entry, record, keepsakes, canPay, resumable = false }: GameCardProps) {
  const { t } = useTranslation(['dashboard', 'catalog']);
  const { slug, facts, medals, collection } = entry;
  const medal =
    typeof record === 'object'
      ? medalOf(medals, medalFigure(entry, medals, { score: record.bestScore ?? 0, keepsakes }))
      : undefined;
  const card = useRef<HTMLLIElement>(null);
  const isNear = useNear(card);
  const reducedMotion = useReducedMotion();
  const loadLoop = useCallback(async () => {
    const { PlayLoop } = await import('./play-loop.tsx');
    return <PlayLoop slug={slug} card={card} />;
  }, [slug]);
  const title = t(`catalog:${slug}.title`);
  const prefetch = () => prefetchGame(entry);
  const action = resumable ? 'resume' : record ? 'play' : 'try';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- prefetches the game; the item itself is not interactive
    <li ref={card} className={styles.card} onPointerEnter={prefetch} onFocus={prefetch}>
      <div className={styles.cover}>
        <StillPicture className={styles.picture} still={coverOf(entry)} />
        <OnDemand load={loadLoop} trigger={isNear && !reducedMotion && !savesData()} />
        <div className={styles.badges}>
          {facts.difficulty && <Badge tone="accent">{t(`games.${facts.difficulty}`)}</Badge>}
          {facts.maxPoints !== undefined && (
            <Badge tone="gold">{t('games.maxPoints', { points: facts.maxPoints })}</Badge>
          )}
        </div>
        {medal && <CardMedal medal={medal} />}
      </div>
      <div className={styles.body}>
        <Kicker>{t(`catalog:${slug}.kicker`)}</Kicker>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{t(`catalog:${slug}.description`)}</p>
        {record && (
          <div>
            {collection && <CardCollection entry={entry} total={collection.total} keepsakes={keepsakes} />}
            <GameRecordFigures record={record} />
          </div>
        )}
        <div className={styles.actions}>
          <LinkButton
            to={record ? `/game${entry.id}` : practiceAddress(entry.id)}
            variant={record && (resumable || canPay) ? 'primary' : 'secondary'}
            block
            className={styles.play}
            icon={resumable ? <RotateCcw aria-hidden="true" /> : <Play aria-hidden="true" />}
            aria-label={t(`games.${action}Label`, { game: title })}
          >
            {resumable ? t('hint.resume') : t(`games.${record ? 'play' : 'try'}`)}
            {action === 'play' && (
              <span className={styles.cost}>
                <CreditCoin />
              </span>
            )}
          </LinkButton>
          {record && (
            <LinkButton
              to={practiceAddress(entry.id)}
              variant="ghost"
              className={styles.practice}
              aria-label={t('games.practiceLabel', { game: title })}
            >
              {t('games.practice')}
            </LinkButton>
          )}
        </div>
      </div>
    </li>
  );
}

/** Loads a game's code and page ahead of time. Ignores failures: opening the game reports them. */
export function prefetchGame({ load }: CatalogEntry): void {
  void Promise.allSettled([load(), import('../play/play-page.tsx')]);
}

/** The medal of the player's best score in a game: its word, and a shape of its own. */
function CardMedal({ medal }: { readonly medal: Medal }) {
  const { t } = useTranslation('dashboard');
  return (
    <span className={styles.medal}>
      <MedalIcon medal={medal} />
      {t(`games.medal.${medal}`)}
    </span>
  );
}

interface CardCollectionProps {
  readonly entry: CatalogEntry;
  readonly total: number;
  readonly keepsakes: readonly Keepsake[] | undefined;
}

/** One line about what the player has collected in a game; empty before there is anything. */
function CardCollection({ entry, total, keepsakes }: CardCollectionProps) {
  const { t } = useTranslation('catalog');
  if (!keepsakes?.length) return <p className={styles.collection} />;
  const best = Math.max(...keepsakes.map(({ value }) => value));
  // A game may keep its own bests under numbers beyond those of the collection.
  const items = keepsakes.filter(({ item }) => item < total).length;
  return <p className={styles.collection}>{t(`${entry.slug}.collection`, { items, total, best })}</p>;
}

/** Points, best score and last run in one game. Before the first run: 0, – and Never played (`P2.52`). */
function GameRecordFigures({ record }: { readonly record: GameRecord }) {
  const { t, i18n } = useTranslation('dashboard');
  // Not updated while the page is open: a moving clock would distract.
  const [now] = useState(() => Date.now());
  const entry = typeof record === 'object' ? record : undefined;
  const none = t('games.none');
  const isUnplayed = record === 'none';
  const figures = [
    { label: t('games.points'), value: entry ? <Countup value={entry.totalPoints} /> : isUnplayed ? 0 : none },
    {
      label: t('games.best'),
      value: typeof entry?.bestScore === 'number' ? <Countup value={entry.bestScore} /> : none,
    },
    {
      label: t('games.lastPlayed'),
      value: entry ? relativeTime(entry.lastPlayedAt, now, i18n.language) : isUnplayed ? t('games.never') : none,
    },
  ];
  return (
    <dl className={styles.figures} data-unplayed={isUnplayed || undefined}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{record === 'loading' ? <Skeleton width="1.5rem" /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
