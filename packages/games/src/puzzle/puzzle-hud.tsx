import { HudClock, HudShare } from '@star-seekers/stage/screen/hud-figures.tsx';
import { HudField } from '@star-seekers/stage/screen/hud.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { Check, ChevronDown, ChevronUp, Minus, Sparkles, Timer } from 'lucide-react';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bestCurve } from './best-run.ts';
import { BestScore } from './best-score.ts';
import { moveGoalOf, openMoveGoal, parOf, secondsPlayed } from './goals.ts';
import styles from './puzzle-hud.module.css';
import { MOVE_GOALS, PARS_SECONDS, PIECES, RED_TIMER_SECONDS, secondsLeft } from './rules.ts';
import { piecesAtHome } from './seams.ts';
import { homeAt, parCurve, ticksPlayed } from './home-curve.ts';
import type { PuzzleCommand, PuzzleEvent, PuzzleState } from './state.ts';

type Props = ControllerProps<PuzzleState, PuzzleCommand, PuzzleEvent>;

/** Clock, moves, pieces in place, and the goals in moves and in time that are still open. */
export function PuzzleHud({ controller }: Props) {
  const { t } = useTranslation('games');
  const isPreview = useRunState(controller, ({ status }) => status === 'preview');
  const seconds = useRunState(controller, ({ ticksLeft }) => secondsLeft(ticksLeft));
  const moves = useRunState(controller, (state) => state.moves);
  return (
    <>
      <HudField label={t('puzzle.hud.time')} prominent>
        <HudClock red={!isPreview && seconds <= RED_TIMER_SECONDS}>{t('puzzle.hud.seconds', { seconds })}</HudClock>
      </HudField>
      <HudField label={t('puzzle.hud.moves')} prominent>
        <span className={styles.figure}>{moves}</span>
      </HudField>
      <HudField label={t('puzzle.hud.home')}>
        <HomeBar controller={controller} />
      </HudField>
      <MoveGoalField controller={controller} moves={moves} />
      <OpenPar controller={controller} />
    </>
  );
}

/** The hardest goal in moves that is still open, and the moves that are left for it; once solved, the goal that was met. */
function MoveGoalField({ controller, moves }: Props & { readonly moves: number }) {
  const { t } = useTranslation('games');
  const isSolved = useRunState(controller, ({ status }) => status === 'solved');
  const goal = isSolved ? moveGoalOf(moves) : openMoveGoal(moves);
  const name = t(`puzzle.goals.${goal ?? 'perfect'}`);
  const count = goal === undefined ? 0 : MOVE_GOALS[goal] - moves;
  return (
    <HudField label={name}>
      <span className={styles.goal} data-gone={goal === undefined || undefined} aria-hidden="true">
        <Sparkles />
        {goal === undefined ? '—' : isSolved ? <Check /> : count}
      </span>
      <VisuallyHidden>
        {goal === undefined ? t('puzzle.hud.perfectGone') : t('puzzle.hud.movesLeft', { goal: name, count })}
      </VisuallyHidden>
    </HudField>
  );
}

/** The hardest par that is still open, and the seconds that are left for it. */
function OpenPar({ controller }: Props) {
  const { t } = useTranslation('games');
  const played = useRunState(controller, secondsPlayed);
  const par = parOf(played);
  const time = par === undefined ? '' : t('puzzle.hud.seconds', { seconds: par });
  const left = par === undefined ? '' : t('puzzle.hud.seconds', { seconds: par - played });
  return (
    <HudField label={t('puzzle.hud.par', { time }).trim()}>
      <span className={styles.goal} data-gone={par === undefined || undefined} aria-hidden="true">
        <Timer />
        {par === undefined ? '—' : left}
      </span>
      <VisuallyHidden>
        {par === undefined ? t('puzzle.hud.parGone') : t('puzzle.hud.parLeft', { time, left })}
      </VisuallyHidden>
    </HudField>
  );
}

/** Without a best run, the bar shows the pace of the easiest par. */
const PAR_CURVE = parCurve(PARS_SECONDS.at(-1) as number);

/** The pieces in place as a bar, with a mark where the player's best run stood at the same time. */
function HomeBar({ controller }: ControllerProps<PuzzleState, PuzzleCommand, PuzzleEvent>) {
  const { t } = useTranslation('games');
  const bestScore = useContext(BestScore);
  const best = useMemo(() => bestCurve(bestScore), [bestScore]);
  const total = PIECES;
  const home = useRunState(controller, (state) => (state.status === 'preview' ? 0 : piecesAtHome(state)));
  const mark = useRunState(controller, (state) => homeAt(best ?? PAR_CURVE, ticksPlayed(state)));
  const lead = home - mark;
  const Sign = lead > 0 ? ChevronUp : lead < 0 ? ChevronDown : Minus;
  return (
    <span className={styles.bar} data-lead={Math.sign(lead)}>
      <span className={styles.figures}>
        <HudShare
          done={home}
          total={total}
          spoken={[
            t('puzzle.hud.homeState', { home, total }),
            t(best ? 'puzzle.hud.homeBest' : 'puzzle.hud.homePar', { mark }),
          ].join(' ')}
        />
        <span className={styles.lead} aria-hidden="true">
          <Sign />
          {lead !== 0 && Math.abs(lead)}
        </span>
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.done} style={{ inlineSize: `${(100 * home) / total}%` }} />
        <span className={styles.mark} style={{ insetInlineStart: `${(100 * mark) / total}%` }} />
      </span>
    </span>
  );
}
