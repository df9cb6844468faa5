import { Eye, Hash, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolsProps } from '../screen/run-screen-parts.ts';
import { useRunSnapshot, useRunState } from '../screen/use-run-state.ts';
import { boardLookOf, holdPicture, showNumbers } from './board-look.ts';
import styles from './puzzle-tools.module.css';
import { ARTWORKS } from './rules.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

/** Beside the window: which one it is, and what helps to mend it. */
export function PuzzleTools({ controller, practice, onReset }: ToolsProps<PuzzleState, PuzzleCommand, PuzzleEvent>) {
  const { t } = useTranslation('games');
  const [numbers, setNumbers] = useState(() => boardLookOf(controller).numbers);
  const artwork = useRunState(controller, (state) => state.artwork);
  const playing = useRunState(controller, ({ status }) => status === 'playing');
  const { phase } = useRunSnapshot(controller);
  const peek = (peeking: boolean) => holdPicture(controller, peeking && playing && phase === 'playing');
  return (
    <>
      <div className={styles.plate} data-practice={practice || undefined}>
        <span className={styles.kicker}>{practice ? t('puzzle.tools.practice') : t('puzzle.tools.ranked')}</span>
        <span className={styles.window}>{t('puzzle.tools.window', { number: artwork + 1, total: ARTWORKS })}</span>
        {practice && <span className={styles.note}>{t('puzzle.tools.practiceNote')}</span>}
      </div>
      <div className={styles.tools} role="group" aria-label={t('puzzle.tools.label')}>
        <button
          type="button"
          className={styles.tool}
          disabled={!playing}
          aria-keyshortcuts="V"
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            peek(true);
          }}
          onPointerUp={() => peek(false)}
          onPointerCancel={() => peek(false)}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={({ key }) => {
            if (key === ' ' || key === 'Enter') peek(true);
          }}
          onKeyUp={() => peek(false)}
          onBlur={() => peek(false)}
        >
          <Eye aria-hidden="true" />
          <span>{t('puzzle.tools.peek')}</span>
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={numbers}
          onClick={() => {
            showNumbers(controller, !numbers);
            setNumbers(!numbers);
          }}
        >
          <Hash aria-hidden="true" />
          <span>{t('puzzle.tools.numbers')}</span>
        </button>
        <button type="button" className={styles.tool} onClick={onReset}>
          <RotateCcw aria-hidden="true" />
          <span>{t('puzzle.tools.reset')}</span>
        </button>
      </div>
    </>
  );
}
