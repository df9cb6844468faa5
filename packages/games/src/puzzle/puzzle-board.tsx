import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid, type FieldProps } from '@star-seekers/stage/screen/field-grid.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunSnapshot, useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { PLACES } from './board.ts';
import { PreviewNote } from './preview-note.tsx';
import styles from './puzzle-board.module.css';
import { SolvedPlaque } from './solved-plaque.tsx';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';
import { type Drag, useDrag } from './use-drag.ts';
import { usePieceName } from './use-piece-name.ts';

type Props = ControllerProps<PuzzleState, PuzzleCommand, PuzzleEvent>;

/** The window in the page: the note on the preview, then the panes as buttons, then the title of the solved picture. */
export function PuzzleBoard({ controller }: Props) {
  const status = useRunState(controller, (state) => state.status);
  const { phase } = useRunSnapshot(controller);
  if (phase === 'ended') return status === 'solved' ? <SolvedPlaque state={controller.state} /> : null;
  return status === 'preview' ? <PreviewNote controller={controller} /> : <Panes controller={controller} />;
}

/** The panes as named buttons over the canvas, which a pointer can drag. */
function Panes({ controller }: Props) {
  const { t } = useTranslation('games');
  const board = useRef<HTMLDivElement>(null);
  const drag = useDrag(controller, board);

  const putBackOrPause = () => {
    if (drag.cancel()) return;
    if (controller.state.picked === null) controller.pause();
    else controller.command({ cancel: true });
  };

  return (
    <FieldGrid
      ref={board}
      controller={controller}
      fields={PLACES}
      label={t('puzzle.board')}
      className={styles.board}
      onEscape={putBackOrPause}
    >
      {(field) => <Pane {...field} controller={controller} drag={drag} />}
    </FieldGrid>
  );
}

interface PaneProps extends Props, FieldProps {
  readonly drag: Drag;
}

function Pane({ controller, field: place, drag, current, hidden, onUse }: PaneProps) {
  const pieceName = usePieceName();
  const piece = useRunState(controller, ({ board }) => board[place] as number);
  const isPicked = useRunState(controller, (state) => state.picked === place);
  return (
    <div role="gridcell" className={styles.cell}>
      <button
        type="button"
        className={styles.pane}
        tabIndex={current ? 0 : -1}
        aria-label={pieceName(place, hidden ? null : piece)}
        aria-pressed={isPicked && !hidden}
        {...drag.handlersOf(place)}
        onClick={({ detail }) => {
          onUse();
          // A click with detail 0 comes from a key or a screen reader, never from a drag.
          if (detail === 0 || !drag.wasDrag()) controller.command({ touch: place });
        }}
      />
    </div>
  );
}
