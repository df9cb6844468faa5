import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControllerProps } from '../screen/run-screen-parts.ts';
import { useRunSnapshot, useRunState } from '../screen/use-run-state.ts';
import { placeTowards } from './board.ts';
import { holdPicture } from './board-look.ts';
import { PreviewNote } from './preview-note.tsx';
import styles from './puzzle-board.module.css';
import { COLUMNS } from './rules.ts';
import { SolvedPlaque } from './solved-plaque.tsx';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';
import { type Drag, useDrag } from './use-drag.ts';
import { usePieceName } from './use-piece-name.ts';

type Props = ControllerProps<PuzzleState, PuzzleCommand, PuzzleEvent>;

/** The window in the page: the picture that is studied, then its panes as buttons, then the name of what is whole. */
export function PuzzleBoard({ controller }: Props) {
  const status = useRunState(controller, (state) => state.status);
  const { phase } = useRunSnapshot(controller);
  if (phase === 'ended') return status === 'solved' ? <SolvedPlaque artwork={controller.state.artwork} /> : null;
  return status === 'preview' ? <PreviewNote controller={controller} /> : <Panes controller={controller} />;
}

/**
 * The panes as buttons over the canvas: one tab stop, arrow keys from pane to pane, and names that say what lies there. The canvas draws
 * them; nothing here is seen but where the focus is.
 */
function Panes({ controller }: Props) {
  const { t } = useTranslation('games');
  const [current, setCurrent] = useState(0);
  const board = useRef<HTMLDivElement>(null);
  const { phase } = useRunSnapshot(controller);
  const drag = useDrag(controller, board);

  const focusCurrent = useEffectEvent(() => paneButton(board.current, current)?.focus({ preventScroll: true }));
  useEffect(() => {
    if (phase === 'countdown' || phase === 'playing') focusCurrent();
  }, [phase]);
  useEffect(() => () => holdPicture(controller, false), [controller]);

  const putBackOrPause = () => {
    if (drag.cancel()) return;
    if (controller.state.picked === null) controller.pause();
    else controller.command({ cancel: true });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = placeTowards(current, event.key);
    if (next !== undefined) {
      setCurrent(next);
      paneButton(board.current, next)?.focus({ preventScroll: true });
    } else if (event.key === 'Escape') putBackOrPause();
    else if (event.code === 'KeyP') controller.pause();
    else if (event.code === 'KeyV') holdPicture(controller, phase === 'playing');
    else return;
    event.preventDefault();
  };

  return (
    <div
      ref={board}
      className={styles.board}
      role="grid"
      tabIndex={-1}
      aria-label={t('puzzle.board')}
      data-stage-board=""
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        if (event.code === 'KeyV') holdPicture(controller, false);
      }}
      onBlur={() => holdPicture(controller, false)}
    >
      {Array.from({ length: COLUMNS }, (_row, row) => (
        <div key={row} role="row" className={styles.row}>
          {Array.from({ length: COLUMNS }, (_column, column) => (
            <Pane
              key={column}
              controller={controller}
              place={row * COLUMNS + column}
              drag={drag}
              current={current === row * COLUMNS + column}
              hidden={phase === 'paused' || phase === 'countdown'}
              onUse={setCurrent}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface PaneProps extends Props {
  readonly place: number;
  readonly drag: Drag;
  /** It has the tab stop. */
  readonly current: boolean;
  /** The run stands still: what lies there is not told. */
  readonly hidden: boolean;
  readonly onUse: (place: number) => void;
}

function Pane({ controller, place, drag, current, hidden, onUse }: PaneProps) {
  const pieceName = usePieceName();
  const piece = useRunState(controller, ({ board }) => board[place] as number);
  const picked = useRunState(controller, (state) => state.picked === place);
  return (
    <div role="gridcell" className={styles.cell}>
      <button
        type="button"
        className={styles.pane}
        tabIndex={current ? 0 : -1}
        aria-label={pieceName(place, hidden ? null : piece)}
        aria-pressed={picked && !hidden}
        {...drag.handlersOf(place)}
        onClick={({ detail }) => {
          onUse(place);
          // A click without a press is a key's or a screen reader's, whatever was dragged before.
          if (detail === 0 || !drag.wasDrag()) controller.command({ touch: place });
        }}
      />
    </div>
  );
}

function paneButton(board: HTMLElement | null, place: number): HTMLElement | null | undefined {
  const row = board?.children[Math.floor(place / COLUMNS)];
  return row?.children[place % COLUMNS]?.querySelector('button');
}
