import { useTranslation } from 'react-i18next';
import { FieldGrid, type FieldProps } from '@star-seekers/stage/screen/field-grid.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { AlbumMoment } from './album-moment.tsx';
import { type BoardLayout, CARD_SIZE, centreOf } from './board.ts';
import styles from './memory-board.module.css';
import { LastMoments } from './last-moments.tsx';
import { ParBar } from './par-bar.tsx';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';
import { useBoardLayout } from './use-board-layout.ts';
import { useCardName } from './use-card-name.ts';

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
