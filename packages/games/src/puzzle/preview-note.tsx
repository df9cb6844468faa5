import { useTranslation } from 'react-i18next';
import type { ControllerProps } from '../screen/run-screen-parts.ts';
import { useRunSnapshot, useRunState } from '../screen/use-run-state.ts';
import { artworkAt } from './pictures.ts';
import styles from './preview-note.module.css';
import { secondsLeft } from './rules.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

/** While the whole picture is shown: what to do with it, and how long it stays. */
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
