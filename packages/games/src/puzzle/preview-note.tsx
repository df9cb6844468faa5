import { useTranslation } from 'react-i18next';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunSnapshot, useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { artworkAt } from './pictures.ts';
import styles from './preview-note.module.css';
import { secondsLeft } from './rules.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

/** Note on the preview: what to do, and how many seconds are left. */
export function PreviewNote({ controller }: ControllerProps<PuzzleState, PuzzleCommand, PuzzleEvent>) {
  const { t } = useTranslation('games');
  const seconds = useRunState(controller, ({ ticksLeft }) => secondsLeft(ticksLeft));
  const { phase } = useRunSnapshot(controller);
  if (phase !== 'playing') return null;
  const { title } = artworkAt(controller.state.artwork);
  return (
    <>
      <div className={styles.picture} role="img" aria-label={t('puzzle.preview.picture', { title })} />
      <p className={styles.note}>
        {t('puzzle.preview.title')}
        <span key={seconds} className={styles.seconds} role="timer">
          {seconds}
        </span>
      </p>
    </>
  );
}
