import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HudClock, HudShare } from '@star-seekers/stage/screen/hud-figures.tsx';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './puzzle-hud.module.css';
import { PERFECT_MOVES, RED_TIMER_SECONDS, isPerfect, secondsLeft } from './rules.ts';
import { SEAMS, joinedSeams } from './seams.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

/** Clock, moves, joined seams, and moves left for a perfect game. */
export function PuzzleHud({ controller }: ControllerProps<PuzzleState, PuzzleCommand, PuzzleEvent>) {
  const { t } = useTranslation('games');
  const isPreview = useRunState(controller, ({ status }) => status === 'preview');
  const seconds = useRunState(controller, ({ ticksLeft }) => secondsLeft(ticksLeft));
  const moves = useRunState(controller, (state) => state.moves);
  const joined = useRunState(controller, ({ board, status }) => (status === 'preview' ? 0 : joinedSeams(board).length));
  const total = SEAMS.length;
  return (
    <>
      <HudField label={t('puzzle.hud.time')} prominent>
        <HudClock red={!isPreview && seconds <= RED_TIMER_SECONDS}>{t('puzzle.hud.seconds', { seconds })}</HudClock>
      </HudField>
      <HudField label={t('puzzle.hud.moves')} prominent>
        <span className={styles.figure}>{moves}</span>
      </HudField>
      <HudField label={t('puzzle.hud.seams')}>
        <HudShare done={joined} total={total} spoken={t('puzzle.hud.seamsState', { joined, total })} />
      </HudField>
      <HudField label={t('puzzle.hud.perfect')}>
        <span className={styles.perfect} data-gone={!isPerfect(moves) || undefined} aria-hidden="true">
          <Sparkles />
          {isPerfect(moves) ? PERFECT_MOVES - moves : '—'}
        </span>
        <VisuallyHidden>
          {isPerfect(moves)
            ? t('puzzle.hud.perfectLeft', { count: PERFECT_MOVES - moves })
            : t('puzzle.hud.perfectGone')}
        </VisuallyHidden>
      </HudField>
    </>
  );
}
