import { effects } from '@star-seekers/audio';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import { type Stat, StatList } from '@star-seekers/stage/screen/stat-list.tsx';
import { Button } from '@star-seekers/ui/button';
import { starred } from '@star-seekers/ui/medal-ladder';
import { numberFormat } from '@star-seekers/ui/number-format';
import {
  Award,
  BadgeCheck,
  CloudOff,
  Play,
  RotateCcw,
  ShieldAlert,
  ShieldQuestion,
  Sparkles,
  Swords,
} from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NewCommendations } from '../commendations/new-commendations.tsx';
import type { Medals } from '../game.ts';
import { nextMedal } from '../medal.ts';
import type { DayStanding, HostedCourse, RunFault, Submission } from './game-host.ts';
import { MedalTargets } from './medal-targets.tsx';
import { BoardNeighbours, NextGoal } from './result-board.tsx';
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
  /** Points that the run earns if it counts, or would earn if it were no practice; undefined where such runs earn none. */
  readonly points: number | undefined;
  /** How the score becomes points. */
  readonly pointsRule: string;
  /** The run was the one attempt of a day at its game. */
  readonly isAttempt?: boolean;
  /** To whoever has no account: what one brings. */
  readonly invitation?: ReactNode;
  readonly stats: readonly Stat[];
  /** Another game to try. */
  readonly tryNext?: ReactNode;
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

/** The result of a run: its score, whether it counts and what it earned, then what was wanted; the rest is folded. */
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
    isAttempt = false,
    invitation,
    stats,
    details,
    submission,
    actions,
    problem,
  } = props;
  const { t, i18n } = useTranslation('games');
  const verified = submission.status === 'verified' ? submission : undefined;
  const isUncounted = countsNowhere(submission);
  const format = numberFormat(i18n.language);

  useEffect(() => {
    effects.play('result.count');
  }, []);

  // Practice brings nothing else to read.
  const more = useRef<HTMLDetailsElement>(null);
  const isPractice = submission.status === 'practice';
  useLayoutEffect(() => {
    if (isPractice) openWhereItFits(more.current);
  }, [isPractice]);

  const pointsLine = lineOfPoints();
  const best = verified?.personalBest ?? false;
  const risen = verified?.newRank !== undefined;
  const isVerified = verified !== undefined;
  useEffect(() => {
    if (isVerified) effects.play(best || risen ? 'result.best' : 'result.verified');
  }, [isVerified, best, risen]);

  // With the credit the attempt is given back.
  const isReturned = submission.status === 'stale' || submission.status === 'unchecked';
  return (
    <OverlayPanel
      title={title}
      kicker={cause}
      size="wide"
      isUnasked
      lead={
        <p className={styles.score}>
          <span className={styles.unit}>{unit}</span>
          <span className={styles.figure}>
            <CountingNumber value={score} from={0} durationMs={1200} />
          </span>
        </p>
      }
      actions={actions}
    >
      <div className={styles.result}>
        <div className={styles.head}>
          <SubmissionStatus submission={submission} isAttempt={isAttempt} />
          <div className={styles.earned}>
            {pointsLine !== undefined && (
              <p className={styles.points}>
                <strong>{pointsLine}</strong> {props.pointsRule}
              </p>
            )}
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
            {verified?.nextRank && (
              <span>
                {t('screen.result.nextRank', { count: verified.nextRank.missing, title: verified.nextRank.title })}
              </span>
            )}
            {verified && verified.rank !== null && (
              <span>{t('screen.result.rank', { rank: format.format(verified.rank) })}</span>
            )}
          </div>
          {isAttempt && !isReturned && (
            <p className={styles.rule}>
              {t('screen.conditions.used')} {verified?.ofDay && t('screen.conditions.rule')}
            </p>
          )}
        </div>
        <div className={styles.rest}>
          {toBeat ? (
            <p className={styles.next}>
              {t('screen.course.duel.toBeat', { name: toBeat.name, score: format.format(toBeat.score) })}
            </p>
          ) : (
            <ReachedGoal
              medals={medals}
              figure={isUncounted ? undefined : figure}
              inStars={inStars}
              goldNote={goldNote}
            />
          )}
          {verified?.gate !== undefined && <p>{verified.gate}</p>}
          {verified && verified.commendations.length > 0 && <NewCommendations names={verified.commendations} />}
          {invitation}
        </div>
        <details
          ref={more}
          className={styles.more}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) showBeginning(currentTarget);
          }}
        >
          <summary>{t('screen.result.details')}</summary>
          <div className={styles.details}>
            {verified && !verified.ofDay && !isUncounted && <NextGoal verdict={verified} />}
            {verified && verified.neighbours.length > 0 && <BoardNeighbours neighbours={verified.neighbours} />}
            {stats.length > 0 && <StatList stats={stats} />}
            <span className={styles.ways}>
              {verified && props.onWatch && (
                <Button size="sm" icon={<Play aria-hidden="true" />} onClick={props.onWatch}>
                  {t('screen.result.watch')}
                </Button>
              )}
              {verified && props.onChallenge && (
                <Button size="sm" icon={<Swords aria-hidden="true" />} onClick={props.onChallenge}>
                  {t('screen.result.challenge')}
                </Button>
              )}
              {props.tryNext}
            </span>
            {details}
          </div>
        </details>
      </div>
      {problem && <StartFailureNotice problem={problem} />}
    </OverlayPanel>
  );

  function lineOfPoints(): string | undefined {
    if (points === undefined) return undefined;
    const line = t('screen.result.points', { count: points });
    if (submission.status === 'practice') return t('screen.result.wouldEarn', { points: line });
    return verified && !isUncounted ? line : undefined;
  }
}

/** Nothing was won by the run. */
export function countsNowhere(submission: Submission): boolean {
  return submission.status === 'verified'
    ? submission.fault !== null
    : ['stale', 'unchecked', 'rejected'].includes(submission.status);
}

/** Opens details, unless the panel then has to be scrolled. */
function openWhereItFits(details: HTMLDetailsElement | null): void {
  const body = details?.parentElement?.parentElement;
  if (!details || !body) return;
  details.open = true;
  details.open = body.scrollHeight <= body.clientHeight;
}

/** They may open below the end of the panel: scrolls it so far that they are seen to have opened, and keeps what stands above. */
function showBeginning(details: HTMLDetailsElement): void {
  const body = details.parentElement?.parentElement as Element;
  const { top, bottom } = details.getBoundingClientRect();
  body.scrollBy(0, Math.max(0, Math.min(bottom, top + SHOWN_OF_DETAILS_PX) - body.getBoundingClientRect().bottom));
}

/** What is shown of details that open below the end of the panel: their name and two lines. */
const SHOWN_OF_DETAILS_PX = 120;

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

interface ReachedGoalProps {
  readonly medals: Medals;
  /** Undefined of a run that counts nowhere: it earns none. */
  readonly figure: number | undefined;
  readonly inStars: boolean;
  readonly goldNote: string | undefined;
}

/** What a run reached against what was wanted: its medals, and what was missing for the next. */
function ReachedGoal({ medals, figure, inStars, goldNote }: ReachedGoalProps) {
  const { t, i18n } = useTranslation('games');
  const next = figure === undefined ? undefined : nextMedal(medals, figure);
  const format = numberFormat(i18n.language);
  return (
    <div className={styles.reached}>
      <MedalTargets medals={medals} inStars={inStars} figure={figure} />
      {next && (
        <p className={styles.next}>
          {next.medal === 'gold' && goldNote !== undefined
            ? goldNote
            : t('screen.goal.toMedal', {
                medal: t(`screen.medal.${next.medal}.name`),
                missing: starred(format.format(next.missing), inStars),
              })}
        </p>
      )}
    </div>
  );
}

const ICONS = {
  verifying: ShieldQuestion,
  verified: BadgeCheck,
  queued: CloudOff,
  stale: RotateCcw,
  rejected: ShieldAlert,
  unseen: ShieldAlert,
} as const;

/** The seal: whether the server has verified the run, or why not. */
function SubmissionStatus({ submission, isAttempt }: Pick<ResultPanelProps, 'submission' | 'isAttempt'>) {
  const { t } = useTranslation('games');
  if (submission.status === 'practice') return <p className={styles.status}>{t('screen.result.practice')}</p>;
  if (submission.status === 'unkept')
    return <p className={styles.status}>{t(`screen.course.duel.unkept.${submission.reason}`)}</p>;
  const fault = submission.status === 'verified' ? submission.fault : null;
  const status = fault ? 'unseen' : sealOf(submission);
  // It counts, for nothing: no seal to be proud of.
  const isForNothing = submission.status === 'verified' && (submission.ofDay?.share ?? submission.score) === 0;
  const Icon = ICONS[status];
  return (
    <output className={styles.status} data-status={status === 'verified' && isForNothing ? undefined : status}>
      <span className={styles.seal}>
        <Icon aria-hidden="true" />
        {label()}
      </span>
      {submission.status !== 'verifying' && (
        <span className={styles.detail}>
          {submission.status !== 'verified' ? detail(submission) : fault && faultText(fault)}{' '}
          <a href="/how-runs-count" target="_blank" rel="noreferrer">
            {t('screen.result.more')}
          </a>
        </span>
      )}
    </output>
  );

  function label(): string {
    // It stands in its challenge, and counts nowhere else.
    if (submission.status === 'duel') return t('screen.course.duel.label');
    if (isAttempt && status === 'verified') return t('screen.conditions.counts');
    if (isAttempt && (status === 'unseen' || status === 'rejected')) return t('screen.conditions.uncounted');
    return t(`screen.result.status.${status}`);
  }

  function detail(decided: Exclude<Submission, { status: 'practice' | 'unkept' | 'verifying' | 'verified' }>): string {
    if (decided.status === 'duel') {
      const { place, of, isBest } = decided;
      return t(isBest ? 'screen.course.duel.place' : 'screen.course.duel.worse', { place, of });
    }
    if (decided.status === 'queued') return t(`screen.result.detail.queued.${decided.kept}`);
    if (decided.status === 'rejected') return t('screen.result.detail.rejected', { message: decided.message });
    return t(`screen.result.detail.${decided.status}`);
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
