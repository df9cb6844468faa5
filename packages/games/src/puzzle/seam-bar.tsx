import { ChevronDown, ChevronUp, Minus } from 'lucide-react';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { HudShare } from '@star-seekers/stage/screen/hud-figures.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { bestCurve } from './best-run.ts';
import { BestScore } from './best-score.ts';
import { PARS_SECONDS } from './rules.ts';
import styles from './seam-bar.module.css';
import { parCurve, seamsAt, ticksPlayed } from './seam-curve.ts';
import { SEAMS, joinedSeams } from './seams.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

/** Without a best run, the bar shows the pace of the easiest par. */
const PAR_CURVE = parCurve(PARS_SECONDS.at(-1) as number);

/** The joined seams as a bar, with a mark where the player's best run stood at the same time. */
export function SeamBar({ controller }: ControllerProps<PuzzleState, PuzzleCommand, PuzzleEvent>) {
  const { t } = useTranslation('games');
  const bestScore = useContext(BestScore);
  const best = useMemo(() => bestCurve(bestScore), [bestScore]);
  const total = SEAMS.length;
  const joined = useRunState(controller, ({ board, status }) => (status === 'preview' ? 0 : joinedSeams(board).length));
  const mark = useRunState(controller, (state) => seamsAt(best ?? PAR_CURVE, ticksPlayed(state)));
  const lead = joined - mark;
  const Sign = lead > 0 ? ChevronUp : lead < 0 ? ChevronDown : Minus;
  return (
    <span className={styles.bar} data-lead={Math.sign(lead)}>
      <span className={styles.figures}>
        <HudShare
          done={joined}
          total={total}
          spoken={[
            t('puzzle.hud.seamsState', { joined, total }),
            t(best ? 'puzzle.hud.seamsBest' : 'puzzle.hud.seamsPar', { mark }),
          ].join(' ')}
        />
        <span className={styles.lead} aria-hidden="true">
          <Sign />
          {lead !== 0 && Math.abs(lead)}
        </span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.done} style={{ inlineSize: `${(100 * joined) / total}%` }} />
        <span className={styles.mark} style={{ insetInlineStart: `${(100 * mark) / total}%` }} />
      </span>
    </span>
  );
}
