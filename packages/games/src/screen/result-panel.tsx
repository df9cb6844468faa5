import { effects } from '@star-seekers/audio';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import { type Stat, StatList } from '@star-seekers/stage/screen/stat-list.tsx';
import { Button } from '@star-seekers/ui/button';
import { MedalIcon } from '@star-seekers/ui/medal-icon';
import { numberFormat } from '@star-seekers/ui/number-format';
import {
  Award,
  BadgeCheck,
  CloudUpload,
  EyeOff,
  Play,
  ShieldAlert,
  ShieldQuestion,
  Sparkles,
  Swords,
  Target,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NewCommendations } from '../commendations/new-commendations.tsx';
import type { Medals } from '../game.ts';
import { medalOf, nextMedal } from '../medal.ts';
import type { BoardNeighbour, DayStanding, HostedCourse, RunFault, Submission } from './game-host.ts';
import styles from './result-panel.module.css';
import { StartFailureNotice, type StartProblem } from './start-failure-notice.tsx';

export interface ResultPanelProps {
  readonly title: string;
  /** Why the run ended, in one line. */
  readonly cause: string;
  readonly score: number;
  readonly medals: Medals;
  /** What these medals count, and whether it is stars; without it the score. */
  readonly figure?: number;
  readonly inStars?: boolean;
  /** What gold asks for beside the score, where the run lacked it. */
  readonly goldNote?: string | undefined;
  /** The result that was to be beaten, in place of a medal. */
  readonly toBeat?: HostedCourse['toBeat'];
  /** What the score is counted in. */
  readonly unit: string;
  /** Points that the run earns if it counts, or would earn if it were no practice; undefined where runs earn none. */
  readonly points: number | undefined;
  /** How the score becomes points. */
  readonly pointsRule: string | undefined;
  /** The one thing that is suggested beside the buttons. */
  readonly suggestion?: ReactNode;
  readonly stats: readonly Stat[];
  /** What else the game has to say of the run. */
  readonly details?: ReactNode;
  readonly submission: Submission;
  /** Shows the run as it was played, once it is verified. */
  readonly onWatch?: (() => void) | undefined;
  /** Challenges others to the run, once it is verified. */
  readonly onChallenge?: (() => void) | undefined;
  /** Buttons: what follows. */
  readonly actions: ReactNode;
  readonly problem: StartProblem | undefined;
}

/** The result of a run: the score against what was wanted, its verification, best and place; the rest is folded. */
export function ResultPanel(props: ResultPanelProps) {
  const {
    title,
    cause,
    score,
    medals,
    figure = score,
    inStars = false,
    goldNote,
    toBeat,
    unit,
    points,
    suggestion,
    stats,
    details,
    submission,
    actions,
    problem,
  } = props;
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

  const pointsLine = lineOfPoints();
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
          {toBeat ? (
            <p className={styles.reached}>
              {t('screen.course.duel.toBeat', { name: toBeat.name, score: format.format(toBeat.score) })}
            </p>
          ) : (
            !isUncounted && <ReachedGoal medals={medals} figure={figure} inStars={inStars} goldNote={goldNote} />
          )}
          <div className={styles.score}>
            <span className={styles.unit}>{unit}</span>
            <span className={styles.figure}>
              <CountingNumber value={score} from={0} durationMs={1200} />
            </span>
            {pointsLine !== undefined && (
              <details className={styles.points}>
                <summary>{pointsLine}</summary>
                <p>{props.pointsRule}</p>
              </details>
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
            {verified?.gate !== undefined && <span className={styles.gate}>{verified.gate}</span>}
          </div>
        </div>
        <div className={styles.rest}>
          {verified && verified.commendations.length > 0 && <NewCommendations names={verified.commendations} />}
          {suggestion}
          <details
            className={styles.more}
            onToggle={({ currentTarget }) => {
              // They may open below the end of the panel.
              if (currentTarget.open) currentTarget.scrollIntoView({ block: 'start' });
            }}
          >
            <summary>{t('screen.result.details')}</summary>
            <div className={styles.details}>
              {verified && !verified.ofDay && !isUncounted && <NextGoal verdict={verified} />}
              {verified && verified.neighbours.length > 0 && <BoardNeighbours neighbours={verified.neighbours} />}
              {stats.length > 0 && <StatList stats={stats} />}
              {verified && (props.onWatch || props.onChallenge) && (
                <span className={styles.ways}>
                  {props.onWatch && (
                    <Button size="sm" icon={<Play aria-hidden="true" />} onClick={props.onWatch}>
                      {t('screen.result.watch')}
                    </Button>
                  )}
                  {props.onChallenge && <ChallengeButton onClick={props.onChallenge} />}
                </span>
              )}
              {details}
            </div>
          </details>
        </div>
      </div>
      {problem && <StartFailureNotice problem={problem} />}
    </OverlayPanel>
  );

  function lineOfPoints(): string | undefined {
    if (points === undefined || points === 0) return undefined;
    const line = t('screen.result.points', { count: points });
    if (submission.status === 'practice') return t('screen.result.wouldEarn', { points: line });
    return verified && !isUncounted ? line : undefined;
  }
}

/** Challenges others to the run. */
export function ChallengeButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('games');
  return (
    <Button size="sm" icon={<Swords aria-hidden="true" />} onClick={onClick}>
      {t('screen.result.challenge')}
    </Button>
  );
}

/** What an attempt brought to its day: its points of the day, all of the day so far, and the place that it has. */
function DayStandingLine({ standing: { share, total, rank } }: { readonly standing: DayStanding }) {
  const { t, i18n } = useTranslation('games');
  const format = numberFormat(i18n.language);
  return (
    <p className={styles.standing}>
      {share > 0 && (
        <strong className={styles.share}>
          <Sparkles aria-hidden="true" />
          {t('screen.conditions.share', { count: share })}
        </strong>
      )}
      {total > 0 && <span>{t('screen.conditions.total', { light: format.format(total) })}</span>}
      <span>
        {rank === null ? t('screen.conditions.unranked') : t('screen.conditions.rank', { rank: format.format(rank) })}
      </span>
    </p>
  );
}

type Verdict = Extract<Submission, { status: 'verified' }>;

/** The score to beat: that of the row above on the monthly board, else the player's own best. */
function NextGoal({ verdict }: { readonly verdict: Verdict }) {
  const { t, i18n } = useTranslation('games');
  const format = numberFormat(i18n.language);
  const { neighbours, bestScore } = verdict;
  const above = neighbours[neighbours.findIndex(({ you }) => you) - 1];
  return (
    <p className={styles.goal}>
      <Target aria-hidden="true" />
      {above
        ? t('screen.result.goal.pass', { score: format.format(above.score + 1), name: above.username })
        : t('screen.result.goal.best', { score: format.format(bestScore + 1) })}
    </p>
  );
}

interface ReachedGoalProps {
  readonly medals: Medals;
  readonly figure: number;
  readonly inStars: boolean;
  readonly goldNote: string | undefined;
}

/** What a run reached against what was wanted: its medal, and what was missing for the next. */
function ReachedGoal({ medals, figure, inStars, goldNote }: ReachedGoalProps) {
  const { t, i18n } = useTranslation('games');
  const medal = medalOf(medals, figure);
  const next = nextMedal(medals, figure);
  const format = numberFormat(i18n.language);
  const counted = (value: number) => (inStars ? `${format.format(value)} ★` : format.format(value));
  return (
    <p className={styles.reached}>
      {medal && (
        <strong className={styles.medal} data-medal={medal}>
          <MedalIcon medal={medal} />
          {t(`screen.medal.${medal}.earned`)}
        </strong>
      )}
      {next?.medal === 'gold' && goldNote !== undefined ? (
        <span>{goldNote}</span>
      ) : (
        next && (
          <span className={styles.next}>
            <MedalIcon medal={next.medal} />
            {t('screen.result.toMedal', {
              medal: t(`screen.medal.${next.medal}.name`),
              at: counted(medals[next.medal]),
              missing: counted(next.missing),
            })}
          </span>
        )
      )}
    </p>
  );
}

/** The player's new place on the monthly board, with the rows around it. */
function BoardNeighbours({ neighbours }: { readonly neighbours: readonly BoardNeighbour[] }) {
  const { t, i18n } = useTranslation('games');
  const format = numberFormat(i18n.language);
  return (
    <table className={styles.board}>
      <caption>{t('screen.result.board.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('screen.result.board.rank')}</th>
          <th scope="col">{t('screen.result.board.player')}</th>
          <th scope="col">{t('screen.result.board.score')}</th>
        </tr>
      </thead>
      <tbody>
        {neighbours.map(({ rank, username, score, you }) => (
          <tr key={`${rank} ${username}`} data-you={you || undefined}>
            <td>{format.format(rank)}</td>
            <td>
              <span className={styles.player}>
                <span className={styles.name}>{username}</span>
                {you && <span className={styles.you}>{t('screen.result.board.you')}</span>}
              </span>
            </td>
            <td>{format.format(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ICONS = {
  verifying: ShieldQuestion,
  verified: BadgeCheck,
  queued: CloudUpload,
  stale: Undo2,
  rejected: ShieldAlert,
  unseen: EyeOff,
} as const;

/** The seal: whether the server has verified the run, or why not. */
function SubmissionStatus({ submission }: { readonly submission: Submission }) {
  const { t } = useTranslation('games');
  if (submission.status === 'practice') return <p className={styles.status}>{t('screen.result.practice')}</p>;
  if (submission.status === 'unkept')
    return <p className={styles.status}>{t(`screen.course.duel.unkept.${submission.reason}`)}</p>;
  const fault = submission.status === 'verified' ? submission.fault : null;
  const status = fault ? 'unseen' : sealOf(submission);
  const Icon = ICONS[status];
  return (
    <output className={styles.status} data-status={status}>
      <span className={styles.seal}>
        <Icon aria-hidden="true" />
        {t(`screen.result.status.${status}`)}
      </span>
      {submission.status !== 'verifying' && (
        <span className={styles.detail}>
          {fault ? faultText(fault) : detail(submission)}{' '}
          <a href="/how-runs-count" target="_blank" rel="noreferrer">
            {t('screen.result.more')}
          </a>
        </span>
      )}
    </output>
  );

  function detail(decided: Exclude<Submission, { status: 'practice' | 'unkept' | 'verifying' }>): string {
    if (decided.status === 'duel') {
      const { place, of, isBest } = decided;
      return t(isBest ? 'screen.course.duel.place' : 'screen.course.duel.worse', { place, of });
    }
    if (decided.status === 'queued') return t(`screen.result.detail.queued.${decided.kept}`);
    if (decided.status !== 'rejected') return t(`screen.result.detail.${decided.status}`);
    return t('screen.result.detail.rejected', { message: decided.message });
  }

  function faultText(found: RunFault): string {
    if (found.kind === 'pauses') return t('screen.result.fault.pauses', { pauses: found.pauses });
    if (found.kind === 'unplayed' || found.kind === 'afterDay') return t(`screen.result.fault.${found.kind}`);
    return t(`screen.result.fault.${found.kind}`, { seconds: found.seconds });
  }
}

/** Why a credit is returned is said beside the seal, and where a duel counts. */
function sealOf({ status }: Exclude<Submission, { status: 'practice' | 'unkept' }>) {
  if (status === 'duel') return 'verified';
  return status === 'unchecked' ? 'stale' : status;
}
