import { Banner } from '@star-seekers/stage/screen/banner.tsx';
import { FieldGrid, type FieldProps } from '@star-seekers/stage/screen/field-grid.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { Flag, Star } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { CollectionContext } from '../screen/collection.ts';
import { AlbumMoment } from './album-moment.tsx';
import { type BoardLayout, CARD_SIZE, centreOf } from './board.ts';
import { bestSecondsLeft } from './keepsakes.ts';
import styles from './memory-board.module.css';
import { PARS, RED_TIMER_SECONDS, isLastMoments, levelSeconds, parSeconds, secondsUsed } from './rules.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';
import { useBoardLayout, useCardName } from './use-board.ts';

type Props = ControllerProps<MemoryState, MemoryCommand, MemoryEvent>;

/** The cards as named buttons over the canvas, the marks on the clock, and the moments of the run. */
export function MemoryBoard({ controller }: Props) {
  const { t } = useTranslation('games');
  const layout = useBoardLayout();
  const isPlaying = useRunState(controller, ({ status }) => status === 'playing');

  return (
    <>
      <FieldGrid
        controller={controller}
        fields={layout}
        label={t('memory-challenge.board')}
        className={styles.board}
        playable={isPlaying}
      >
        {(field) => <Card {...field} controller={controller} layout={layout} />}
      </FieldGrid>
      <ParBar controller={controller} />
      <LastMoments controller={controller} />
      <AlbumMoment controller={controller} layout={layout} />
    </>
  );
}

interface CardProps extends Props, FieldProps {
  readonly layout: BoardLayout;
}

function Card({ controller, layout, field: card, current, hidden, onUse }: CardProps) {
  const cardName = useCardName();
  const face = useRunState(controller, ({ cards }) => cards[card]?.face ?? null);
  const matched = useRunState(controller, ({ cards }) => cards[card]?.matched ?? false);
  const { x, y } = centreOf(layout, card);
  const { width, height } = layout.canvas;
  return (
    <div
      role="gridcell"
      className={styles.cell}
      style={{
        left: share(x - CARD_SIZE / 2, width),
        top: share(y - CARD_SIZE / 2, height),
        width: share(CARD_SIZE, width),
        height: share(CARD_SIZE, height),
      }}
    >
      <button
        type="button"
        className={styles.card}
        tabIndex={current ? 0 : -1}
        data-card={card}
        aria-label={cardName(card, hidden ? null : face, matched && !hidden)}
        onClick={() => {
          onUse();
          controller.command({ turn: card });
        }}
      />
    </div>
  );
}

function share(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}

/** What the clock can still take in its last ten seconds, then what it took. Decorative: the live region says the same. */
function LastMoments({ controller }: ControllerProps<MemoryState, MemoryCommand, MemoryEvent>) {
  const { t } = useTranslation('games');
  const isLast = useRunState(controller, isLastMoments);
  const isLost = useRunState(controller, ({ status }) => status === 'lost');
  const stars = useRunState(controller, (state) => state.stars);
  if (isLost) {
    return (
      <Banner
        title={t('memory-challenge.timeUp.title')}
        detail={stars > 0 ? t('memory-challenge.timeUp.lost', { stars }) : undefined}
        tone="danger"
        stays
      />
    );
  }
  if (!isLast || stars === 0) return null;
  return (
    <p className={styles.stake} aria-hidden="true">
      <Star fill="currentColor" />
      {t('memory-challenge.stake', { stars })}
    </p>
  );
}

/** The time of the level with its marks: gold, silver and the own best (`G3.17`). Decorative: the HUD says the same in words. */
function ParBar({ controller }: ControllerProps<MemoryState, MemoryCommand, MemoryEvent>) {
  const { kept } = useContext(CollectionContext);
  const level = useRunState(controller, (state) => state.level);
  const used = useRunState(controller, (state) => secondsUsed(state.level, state.ticksLeft));
  const total = levelSeconds(level);
  const best = bestSecondsLeft(kept, level);
  const place = (seconds: number) => `${(100 * seconds) / total}%`;
  return (
    <div className={styles.bar} data-red={total - used <= RED_TIMER_SECONDS || undefined} aria-hidden="true">
      <div className={styles.used} style={{ inlineSize: place(used) }} />
      {best !== undefined && (
        <span className={styles.mark} data-mark="best" style={{ insetInlineStart: place(total - best) }}>
          <Flag fill="currentColor" />
        </span>
      )}
      {PARS.map((par) => (
        <span
          key={par}
          className={styles.mark}
          data-mark={par}
          data-missed={used > parSeconds(level, par) || undefined}
          style={{ insetInlineStart: place(parSeconds(level, par)) }}
        >
          <Star fill={par === 'gold' ? 'currentColor' : 'none'} />
        </span>
      ))}
    </div>
  );
}
