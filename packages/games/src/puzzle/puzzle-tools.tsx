import type { RunController } from '@star-seekers/stage/run-controller.ts';
import { useRunSnapshot, useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { RotateCcw } from 'lucide-react';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolsProps } from '../screen/run-screen-parts.ts';
import { storeBestRun } from './best-run.ts';
import { BestScore } from './best-score.ts';
import { PuzzleAids } from './puzzle-aids.tsx';
import styles from './puzzle-tools.module.css';
import { ARTWORKS, secondsLeft } from './rules.ts';
import { HomeRecorder } from './home-curve.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

/** Beside the window: its number, the aids of practice, and the button back to the menu. */
export function PuzzleTools({ controller, kind, onReset }: ToolsProps<PuzzleState, PuzzleCommand, PuzzleEvent>) {
  const { t } = useTranslation('games');
  const practice = kind === 'practice';
  useHomeRecorder(controller, { counts: kind === 'ranked' });
  const artwork = useRunState(controller, (state) => state.artwork);
  const isPreview = useRunState(controller, ({ status }) => status === 'preview');
  const isStudying = useRunSnapshot(controller).phase === 'playing' && isPreview;
  return (
    <>
      {isStudying ? (
        <StudyNote controller={controller} />
      ) : (
        <div className={styles.plate} data-practice={practice || undefined}>
          <span className={styles.kicker}>
            {kind === 'duel' ? t('screen.course.duel.label') : t(`puzzle.tools.${kind}`)}
          </span>
          <span className={styles.window}>{t('puzzle.tools.window', { number: artwork + 1, total: ARTWORKS })}</span>
          {practice && <span className={styles.note}>{t('puzzle.tools.practiceNote')}</span>}
        </div>
      )}
      <div className={styles.tools}>
        {practice && <PuzzleAids controller={controller} />}
        <button type="button" className={styles.tool} onClick={onReset}>
          <RotateCcw aria-hidden="true" />
          <span>{t('puzzle.tools.reset')}</span>
        </button>
      </div>
    </>
  );
}

/** Beside the picture while it is studied: what to do, and how many seconds are left. */
function StudyNote({ controller }: Pick<ToolsProps<PuzzleState, PuzzleCommand, PuzzleEvent>, 'controller'>) {
  const { t } = useTranslation('games');
  const seconds = useRunState(controller, ({ ticksLeft }) => secondsLeft(ticksLeft));
  return (
    <p className={styles.plate} data-study="">
      <span className={styles.window}>{t('puzzle.preview.title')}</span>
      <span key={seconds} className={styles.seconds} role="timer">
        {seconds}
      </span>
    </p>
  );
}

/** Records how fast a run puts its pieces in place, and stores that of the best one on this device. */
function useHomeRecorder(
  controller: RunController<PuzzleState, PuzzleCommand, PuzzleEvent>,
  { counts }: { readonly counts: boolean },
): void {
  const best = useContext(BestScore);
  const store = useEffectEvent(({ score }: Readonly<PuzzleState>, { curve }: HomeRecorder) => {
    if (counts) storeBestRun({ score, curve }, best);
  });
  useEffect(() => {
    const recorder = new HomeRecorder();
    const stopTicks = controller.onTick((state, events) => {
      if (events.length > 0) recorder.observe(state);
      if (events.some(({ type }) => type === 'solved')) store(state, recorder);
    });
    const stopResets = controller.onReset(() => recorder.reset());
    return () => {
      stopTicks();
      stopResets();
    };
  }, [controller]);
}
