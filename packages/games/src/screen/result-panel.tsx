import { effects } from '@star-seekers/audio';
import { numberFormat } from '@star-seekers/ui/number-format';
import { Button } from '@star-seekers/ui/button';
import { Award, Play, Sparkles, Swords } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NewCommendations } from '../commendations/new-commendations.tsx';
import { BoardNeighbours } from './board-neighbours.tsx';
import { DayStandingLine } from './day-standing-line.tsx';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import type { Submission } from './game-host.ts';
import type { Medals } from '../game.ts';
import { NextGoal } from './next-goal.tsx';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import { ReachedGoal } from './reached-goal.tsx';
import styles from './result-panel.module.css';
import { type Stat, StatList } from '@star-seekers/stage/screen/stat-list.tsx';
import { type StartProblem, StartFailureNotice } from './start-failure-notice.tsx';
import { SubmissionStatus } from './submission-status.tsx';

export interface ResultPanelProps {
  readonly title: string;
  /** Why the run ended, in one line. */
  readonly cause: string;
  readonly score: number;
  readonly medals: Medals;
  /** What the score is counted in. */
  readonly unit: string;
  /** Points earned; undefined where the run earns none. */
  readonly points: number | undefined;
  /** Above the figures. */
  readonly lead?: ReactNode;
  readonly stats: readonly Stat[];
  /** What else the game has to say of the run. */
  readonly details?: ReactNode;
  /** Below everything. */
  readonly footer?: ReactNode;
  readonly submission: Submission;
  /** Shows the run as it was played, once it is verified. */
  readonly onWatch?: (() => void) | undefined;
  /** Challenges others to the run, once it is verified. */
  readonly onChallenge?: (() => void) | undefined;
  /** Buttons: what follows. */
  readonly actions: ReactNode;
  readonly problem: StartProblem | undefined;
}

/** The result of a run: score, verification, best and place. */
export function ResultPanel(props: ResultPanelProps) {
  const { title, cause, score, medals, unit, points, lead, stats, details, footer, submission, actions, problem } =
    props;
  const { t, i18n } = useTranslation('games');
  const verified = submission.status === 'verified' ? submission : undefined;
  /** It counts nowhere: nothing was won by it. */
  const isUncounted = verified
    ? verified.fault !== null
    : ['stale', 'unchecked', 'rejected'].includes(submission.status);
  const format = numberFormat(i18n.language);

  useEffect(() => {
    effects.play('result.count');
  }, []);

  const best = verified?.personalBest ?? false;
  const risen = verified?.newRank !== undefined;
  const isVerified = verified !== undefined;
  useEffect(() => {
    if (isVerified) effects.play(best || risen ? 'result.best' : 'result.verified');
  }, [isVerified, best, risen]);

  return (
    <OverlayPanel title={title} kicker={cause} size="wide" actions={actions}>
      <div className={styles.result}>
        <div className={styles.head}>
          {!isUncounted && <ReachedGoal medals={medals} score={score} />}
          <div className={styles.score}>
            <span className={styles.unit}>{unit}</span>
            <span className={styles.figure}>
              <CountingNumber value={score} from={0} durationMs={1200} />
            </span>
            {points !== undefined && !isUncounted && (
              <span className={styles.points}>{t('screen.result.points', { points: format.format(points) })}</span>
            )}
          </div>
          <div className={styles.verdict}>
            <SubmissionStatus submission={submission} />
            {best && (
              <span className={styles.best}>
                <Sparkles aria-hidden="true" />
                {t('screen.result.personalBest')}
              </span>
            )}
            {verified?.ofDay && <DayStandingLine standing={verified.ofDay} />}
            {verified && !verified.ofDay && !best && !isUncounted && (
              <span>{t('screen.result.yourBest', { score: format.format(verified.bestScore) })}</span>
            )}
            {verified?.score === 0 && !verified.ofDay && !isUncounted && <span>{t('screen.result.unranked')}</span>}
            {verified?.newRank !== undefined && (
              <span className={styles.best}>
                <Award aria-hidden="true" />
                {t('screen.result.newRank', { title: verified.newRank })}
              </span>
            )}
            {verified && verified.rank !== null && (
              <span>{t('screen.result.rank', { rank: format.format(verified.rank) })}</span>
            )}
            {verified && (props.onWatch || props.onChallenge) && (
              <span className={styles.ways}>
                {props.onWatch && (
                  <Button size="sm" icon={<Play aria-hidden="true" />} onClick={props.onWatch}>
                    {t('screen.result.watch')}
                  </Button>
                )}
                {props.onChallenge && (
                  <Button size="sm" icon={<Swords aria-hidden="true" />} onClick={props.onChallenge}>
                    {t('screen.result.challenge')}
                  </Button>
                )}
              </span>
            )}
          </div>
        </div>
        <div className={styles.rest}>
          {verified && verified.commendations.length > 0 && <NewCommendations names={verified.commendations} />}
          {verified && !verified.ofDay && !isUncounted && <NextGoal verdict={verified} />}
          {verified && verified.neighbours.length > 0 && <BoardNeighbours neighbours={verified.neighbours} />}
          {lead}
          {stats.length > 0 && <StatList stats={stats} />}
          {details}
          {footer}
        </div>
      </div>
      {problem && <StartFailureNotice problem={problem} />}
    </OverlayPanel>
  );
}
