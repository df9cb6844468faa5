import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControllerProps } from '../screen/run-screen-parts.ts';
import { useRunSnapshot, useRunState } from '../screen/use-run-state.ts';
import { CANVAS, CARD_SIZE, ROWS, cardTowards, centreOf, placeOf } from './board.ts';
import styles from './memory-board.module.css';
import { COLUMNS } from './rules.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';
import { useCardName } from './use-card-name.ts';
import { WaitingNote } from './waiting-note.tsx';

type Props = ControllerProps<MemoryState, MemoryCommand, MemoryEvent>;

/**
 * The cards as buttons over the canvas: one tab stop, arrow keys from card to card, and names that say what lies there. The
 * canvas draws them; nothing here is seen but where the focus is.
 */
export function MemoryBoard({ controller }: Props) {
  const { t } = useTranslation('games');
  const [current, setCurrent] = useState(0);
  const board = useRef<HTMLDivElement>(null);
  const { phase } = useRunSnapshot(controller);
  const active = useRunState(controller, ({ status }) => status === 'playing') && phase !== 'ended';

  const focusCurrent = useEffectEvent(() => cardButton(board.current, current)?.focus({ preventScroll: true }));
  useEffect(() => {
    if ((phase === 'countdown' || phase === 'playing') && active) focusCurrent();
  }, [phase, active]);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.code === 'KeyP') {
      event.preventDefault();
      controller.pause();
      return;
    }
    const next = cardTowards(current, event.key);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setCurrent(next);
    cardButton(board.current, next)?.focus({ preventScroll: true });
  };

  return (
    <>
      <div
        ref={board}
        className={styles.board}
        role="grid"
        tabIndex={-1}
        aria-label={t('memory-challenge.board')}
        data-stage-board=""
        onKeyDown={move}
      >
        {Array.from({ length: ROWS }, (_row, row) => (
          <div key={row} role="row" className={styles.row}>
            {Array.from({ length: COLUMNS }, (_column, column) => (
              <Card
                key={column}
                controller={controller}
                card={row * COLUMNS + column}
                current={current === row * COLUMNS + column}
                hidden={phase === 'paused' || phase === 'countdown'}
                onUse={setCurrent}
              />
            ))}
          </div>
        ))}
      </div>
      <WaitingNote controller={controller} />
    </>
  );
}

interface CardProps extends Props {
  readonly card: number;
  /** It has the tab stop. */
  readonly current: boolean;
  /** The run stands still: what lies there is not told. */
  readonly hidden: boolean;
  readonly onUse: (card: number) => void;
}

function Card({ controller, card, current, hidden, onUse }: CardProps) {
  const cardName = useCardName();
  const face = useRunState(controller, ({ cards }) => cards[card]?.face ?? null);
  const matched = useRunState(controller, ({ cards }) => cards[card]?.matched ?? false);
  const { x, y } = centreOf(card);
  return (
    <div
      role="gridcell"
      className={styles.cell}
      style={{
        left: share(x - CARD_SIZE / 2, CANVAS.width),
        top: share(y - CARD_SIZE / 2, CANVAS.height),
        width: share(CARD_SIZE, CANVAS.width),
        height: share(CARD_SIZE, CANVAS.height),
      }}
    >
      <button
        type="button"
        className={styles.card}
        tabIndex={current ? 0 : -1}
        data-card={card}
        aria-label={cardName(card, hidden ? null : face, matched && !hidden)}
        onClick={() => {
          onUse(card);
          controller.command({ turn: card });
        }}
      />
    </div>
  );
}

function cardButton(board: HTMLElement | null, card: number): HTMLElement | null | undefined {
  const { row, column } = placeOf(card);
  return board?.children[row - 1]?.children[column - 1]?.querySelector('button');
}

function share(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}
