import { placeOf } from '@star-seekers/stage/screen/board-fields.ts';
import { FieldGrid, type FieldProps } from '@star-seekers/stage/screen/field-grid.tsx';
import { LiveRegion } from '@star-seekers/stage/screen/live-region.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunSnapshot, useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CollectionContext } from '../screen/collection.ts';
import { PLACES } from './board.ts';
import { bestTimes, keepsakesOf } from './keepsakes.ts';
import { THUMB_URLS, artworkAt } from './pictures.ts';
import styles from './puzzle-board.module.css';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';
import { type Drag, useDrag } from './use-drag.ts';

type Props = ControllerProps<PuzzleState, PuzzleCommand, PuzzleEvent>;

/** The window in the page: the picture to study, then the panes as buttons, then the title of the solved picture. */
export function PuzzleBoard({ controller }: Props) {
  const status = useRunState(controller, (state) => state.status);
  const { phase } = useRunSnapshot(controller);
  if (phase === 'ended') return status === 'solved' ? <SolvedPlaque state={controller.state} /> : null;
  return status === 'preview' ? <Preview controller={controller} /> : <Panes controller={controller} />;
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
  const isStuck = useRunState(controller, ({ stuck }) => stuck > 0);
  const isPicked = useRunState(controller, (state) => state.picked === place);
  return (
    <div role="gridcell" className={styles.cell}>
      <button
        type="button"
        className={styles.pane}
        tabIndex={current ? 0 : -1}
        aria-label={pieceName(place, hidden ? null : piece)}
        aria-pressed={isPicked && !hidden}
        aria-disabled={isStuck || undefined}
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

/** Returns a function that names a pane: 'Row 2, column 3: piece 7, in place'. Pieces are numbered from 1 in reading order. */
function usePieceName(): (place: number, piece: number | null) => string {
  const { t } = useTranslation('games');
  return (place, piece) => {
    const at = placeOf(PLACES, place);
    if (piece === null) return t('puzzle.piece.hidden', at);
    return t(piece === place ? 'puzzle.piece.home' : 'puzzle.piece.away', { ...at, piece: piece + 1 });
  };
}

/** The picture that is studied, by its title. Nothing lies over it. */
function Preview({ controller }: Props) {
  const { t } = useTranslation('games');
  const { phase } = useRunSnapshot(controller);
  if (phase !== 'playing') return null;
  const { title } = artworkAt(controller.state.artwork);
  return <div className={styles.picture} role="img" aria-label={t('puzzle.preview.picture', { title })} />;
}

/** The title of the solved window, which lights up in the gallery of twelve, its best time beneath. */
function SolvedPlaque({ state }: { readonly state: Readonly<PuzzleState> }) {
  const { grows } = useContext(CollectionContext);
  return (
    <div className={styles.plaque}>
      <p className={styles.title} lang="en" aria-hidden="true">
        {artworkAt(state.artwork).title}
      </p>
      {grows && <GalleryRow state={state} />}
    </div>
  );
}

function GalleryRow({ state }: { readonly state: Readonly<PuzzleState> }) {
  const { t } = useTranslation('games');
  const { kept } = useContext(CollectionContext);
  const { artwork } = state;
  const [mine] = bestTimes(keepsakesOf(state)).values();
  const earlier = bestTimes(kept);
  const lit = new Set([...earlier.keys(), artwork]).size;
  const best = t('puzzle.hud.seconds', {
    seconds: Math.min(mine ?? Number.POSITIVE_INFINITY, earlier.get(artwork) ?? Number.POSITIVE_INFINITY),
  });
  const total = THUMB_URLS.length;
  return (
    <>
      <ul className={styles.windows} aria-hidden="true">
        {THUMB_URLS.map((url, number) => (
          <li
            key={url}
            className={styles.window}
            data-lit={earlier.has(number) || number === artwork || undefined}
            data-new={number === artwork || undefined}
          >
            <img src={url} alt="" width={48} height={48} />
            {number === artwork && <span className={styles.best}>{best}</span>}
          </li>
        ))}
      </ul>
      <LiveRegion
        message={[
          t('puzzle.gallery.window', { number: artwork + 1, title: artworkAt(artwork).title, time: best }),
          t('puzzle.gallery.lit', { lit, total }),
        ].join('. ')}
      />
    </>
  );
}
