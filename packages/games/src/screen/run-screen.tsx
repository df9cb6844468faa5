import { type SimState, isPlayed } from '@star-seekers/sim';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import type { RunPhase } from '@star-seekers/stage/run-snapshot.ts';
import { type FrameStage, RunFrame } from '@star-seekers/stage/screen/run-frame.tsx';
import { useDelayed } from '@star-seekers/stage/screen/use-delayed.ts';
import { useRunSnapshot } from '@star-seekers/stage/screen/use-run-state.ts';
import { Button } from '@star-seekers/ui/button';
import { UPRIGHT_PHONE, useMediaQuery } from '@star-seekers/ui/use-media-query';
import { CloudOff, RotateCw } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { countsOther } from '../medal.ts';
import { BeforeCourse } from './before-course.tsx';
import { BeforeRun, missingCredits } from './before-run.tsx';
import { Coach } from './coach.tsx';
import { CollectionContext } from './collection.ts';
import { GameBadges } from './game-badges.tsx';
import { GameBar } from './game-bar.tsx';
import type { GameHost, HostedRuns, LeaveRequest, SeenHints, StreamStatus } from './game-host.ts';
import { GhostList } from './ghost-list.tsx';
import { MedalTargets } from './medal-targets.tsx';
import { OutagePanel } from './outage-panel.tsx';
import { NO_OUTAGE } from './outage.ts';
import { PausedRun, type RunQuestion } from './paused-run.tsx';
import { RaceLine } from './race-line.tsx';
import type { RivalPace } from './rival-pace.ts';
import { RunGoal } from './run-goal.tsx';
import { RunResultView } from './run-result.tsx';
import type { RunScreenParts } from './run-screen-parts.ts';
import styles from './run-screen.module.css';
import { useConditionsLine } from './use-conditions-line.ts';
import { useLeaveLabel } from './use-leave-label.ts';
import { useRun } from './use-run.ts';

export interface RunScreenProps<State extends SimState, Command, Event> {
  readonly host: GameHost;
  readonly parts: RunScreenParts<State, Command, Event>;
}

/** Where the screen is: before a run, in a phase of one, in the moment in which the board shows its end, or at its result. */
type RunScreenState = 'menu' | Exclude<RunPhase, 'ended'> | 'ending' | 'result';

/** The whole screen of a game: the frame of its run, with what the hub puts into the slots. */
export function RunScreen<State extends SimState, Command, Event>({
  host,
  parts,
}: RunScreenProps<State, Command, Event>) {
  const { t } = useTranslation(['games', 'catalog']);
  const { slug, facts } = parts.listing;
  const medals = host.conditions?.medals ?? parts.listing.medals;
  const conditions = useConditionsLine(slug, host.conditions);
  const title = t(`catalog:${slug}.title`);
  const leaveLabel = useLeaveLabel(host);
  const run = useRun(parts.sim, host, parts.practice, parts.keepsakesOf);
  const { controller } = run;
  const { phase, outcome } = useRunSnapshot(controller);
  const outage = useSyncExternalStore(run.outage?.subscribe ?? noChanges, () => run.outage?.getSnapshot() ?? NO_OUTAGE);
  const [question, setQuestion] = useState<RunQuestion | null>(null);
  /** The player leaves the run open: the guard lets the navigation pass. */
  const leavesForNow = useRef(false);
  const endingMs = typeof parts.endingMs === 'number' ? parts.endingMs : parts.endingMs(controller.state);
  const showsResult = useDelayed(phase === 'ended', outcome?.reason === 'own' ? endingMs : 0);

  const state = run.ticket ? stateOf(phase, showsResult) : 'menu';
  const begun = state !== 'menu';
  const running = begun && state !== 'ending' && state !== 'result';
  const isWide = (parts.directionPad ?? parts.dragPad) === true && !parts.square;
  const asksToTurn = useAsksToTurn(isWide, begun, host.hints);
  const practice = run.ticket?.practice === true;
  // The attempt of a day takes no place on the board of the month.
  const rivals = useRivals(host.ranked, practice || host.conditions ? undefined : run.ticket?.runId);
  const practicing = begun ? practice : host.practiceOnly || host.conditions?.isSpent === true;
  const { course } = host;
  const isDuel = course?.kind === 'duel';
  const kindLabel = t(isDuel ? 'screen.course.duel.label' : 'screen.practice.label');
  const grows = !practice || (host.collect !== undefined && !course);
  const collection = useMemo(() => ({ kept: host.keepsakes, grows }), [host.keepsakes, grows]);
  const ask = (asked: RunQuestion) => {
    controller.pause();
    setQuestion(asked);
  };
  const leave = () => {
    if (!running || practice) {
      host.leave();
      return;
    }
    ask({ kind: 'end' });
  };
  // Under a day's conditions there is one ranked run.
  const newGameLabel = running && !practice && !host.conditions ? parts.texts?.newGame : undefined;
  const { guardLeaving } = host;
  useEffect(() => {
    if (!running || practice) return undefined;
    return guardLeaving((request) => {
      if (leavesForNow.current) {
        request.proceed();
        return;
      }
      controller.pause();
      setQuestion({ kind: 'end', request });
    });
  }, [running, practice, guardLeaving, controller]);

  return (
    <CollectionContext value={collection}>
      <RunFrame
        controller={controller}
        parts={parts}
        settings={host.settings}
        onFrameTime={host.onFrameTime}
        title={title}
        shows={state === 'menu' || state === 'result' ? state : 'run'}
        bar={
          <GameBar
            kicker={t(host.conditions ? 'screen.conditions.kicker' : `catalog:${slug}.kicker`)}
            title={title}
            badges={
              <GameBadges
                facts={facts}
                bestScore={host.bestScore}
                conditions={conditions}
                practice={practicing && kindLabel}
              />
            }
            back={{ label: leaveLabel, href: course?.backHref ?? host.conditions?.dayHref ?? '/dashboard' }}
            credits={host.credits}
            compact={begun}
            asksToTurn={asksToTurn}
            onBack={leave}
          />
        }
        hud={{
          // Beside ghosts they are the goal.
          goal: begun && state !== 'result' && !course && (
            <>
              <RunGoal
                controller={controller}
                medals={medals}
                best={practice || host.conditions ? null : host.bestScore}
                haptics={host.settings.haptics}
                starsOf={countsOther(parts.listing, medals) ? parts.starsOf : undefined}
              />
              <RaceLine controller={controller} rivals={rivals} haptics={host.settings.haptics} />
            </>
          ),
          ghosts: begun && course && <GhostList controller={controller} figureOf={parts.ghostFigure} />,
          label: practicing && kindLabel,
          newGame:
            newGameLabel === undefined
              ? undefined
              : {
                  label: newGameLabel,
                  onClick: () => ask({ kind: missingCredits(host, undefined) === undefined ? 'newGame' : 'credits' }),
                },
        }}
        notice={
          running && (
            <>
              <StreamSign status={outage.status} isBeginning={state === 'countdown'} />
              {parts.coaching && (
                <Coach controller={controller} game={slug} prompts={parts.coaching} hints={host.hints} />
              )}
            </>
          )
        }
        countdownNote={conditions ?? (practice && !host.practiceOnly && t('screen.practice.note'))}
        pausingNote={parts.texts?.pausing}
        tools={
          running &&
          parts.Tools && (
            <parts.Tools
              controller={controller}
              kind={isDuel ? 'duel' : practice ? 'practice' : 'ranked'}
              onReset={() => ask({ kind: 'menu' })}
            />
          )
        }
        overlay={overlay}
      />
    </CollectionContext>
  );

  function leaveForNow() {
    leavesForNow.current = true;
    const request = requestOf(question);
    if (request) request.proceed();
    else host.leave();
  }

  function overlay(stage: FrameStage) {
    // A finished run shows its result even when the stage has failed.
    if (stage.status === 'failed' && (running || state === 'menu')) {
      return (
        <LoadErrorPanel
          midRun={running}
          texts={stage.error && parts.texts?.loadError?.(stage.error)}
          onRetry={stage.reload}
          leaveLabel={leaveLabel}
          onLeave={() => host.leave()}
        />
      );
    }
    if (state === 'menu' && course) {
      const { loading, start } = { loading: stage.status === 'loading', start: run.working !== undefined };
      return (
        <BeforeCourse
          host={host}
          course={course}
          slug={slug}
          howToPlay={parts.howToPlay}
          starting={loading ? t('screen.start.loading') : start && t('screen.start.starting')}
          onStart={run.practice}
        />
      );
    }
    if (state === 'menu') {
      return (
        <BeforeRun
          host={host}
          slug={slug}
          medals={<MedalTargets medals={medals} inStars={countsOther(parts.listing, medals)} />}
          howToPlay={parts.howToPlay}
          loading={stage.status === 'loading'}
          working={run.working}
          failure={run.failure}
          texts={{ ...parts.texts, practice: parts.practice?.offer }}
          onStart={run.start}
          onPractice={run.practice}
          onResume={run.resume}
          onAbandon={run.abandon}
        />
      );
    }
    if (state === 'ending') return null;
    if (state === 'result') {
      return outcome && <RunResultView host={host} run={run} parts={parts} outcome={outcome} stage={stage} />;
    }
    if (run.outage && question === null && outage.choice !== undefined) {
      return <OutagePanel waits={outage.choice === 'waits'} onWait={run.outage.wait} onLeaveForNow={leaveForNow} />;
    }
    if (state === 'playing' && question === null && parts.Interlude) return <parts.Interlude controller={controller} />;
    // A run that may not be paused now goes on under the question whether to end it.
    if (state !== 'paused' && question === null) return null;
    return (
      <PausedRun
        host={host}
        slug={slug}
        question={question}
        practice={practice}
        isPlayed={isPlayed(parts.sim.hidden, controller.log)}
        goesOn={state !== 'paused'}
        title={parts.texts?.paused}
        newGame={newGameLabel}
        endMessage={parts.texts?.leave}
        summary={parts.pauseSummary(controller.state)}
        conditions={conditions}
        pauseLimit={parts.sim.pauses}
        isFair={parts.sim.pauses?.allows?.(controller.state) !== false}
        onAsk={setQuestion}
        onResume={() => {
          setQuestion(null);
          requestOf(question)?.stay();
          controller.play({ withCountdown: true });
        }}
        onLeaveForNow={leaveForNow}
        onEnd={() => {
          setQuestion(null);
          controller.quit();
          if (question?.kind === 'newGame' || question?.kind === 'credits') run.start();
          else if (question?.kind === 'menu') run.toMenu();
          else requestOf(question)?.proceed();
        }}
      />
    );
  }
}

function stateOf(phase: RunPhase, showsResult: boolean): Exclude<RunScreenState, 'menu'> {
  if (phase !== 'ended') return phase;
  return showsResult ? 'result' : 'ending';
}

function noChanges(): () => void {
  return () => undefined;
}

/** The navigation that the question is about, if any. */
function requestOf(question: RunQuestion | null): LeaveRequest | undefined {
  return question?.kind === 'end' ? question.request : undefined;
}

/** A player who holds a phone upright is asked to turn it, until a run is begun so on this device. @param isWide the board is wider than it */
function useAsksToTurn(isWide: boolean, begun: boolean, hints: SeenHints): boolean {
  const isUpright = useMediaQuery(UPRIGHT_PHONE);
  const asks = isWide && isUpright && !hints.isSeen('turn');
  useEffect(() => {
    if (asks && begun) hints.see('turn');
  }, [asks, begun, hints]);
  return asks && !begun;
}

const NONE: readonly RivalPace[] = [];

/** Whom a ranked run races; nobody until that is known. @param runId undefined without such a run */
function useRivals(runs: HostedRuns | null, runId: string | undefined): readonly RivalPace[] {
  const [found, setFound] = useState<{ readonly runId: string; readonly rivals: readonly RivalPace[] }>();
  useEffect(() => {
    if (!runs?.rivals || runId === undefined) return undefined;
    let isOver = false;
    const { rivals: find } = runs;
    const race = async () => {
      const rivals = await find(runId);
      if (!isOver) setFound({ runId, rivals });
    };
    void race();
    return () => {
      isOver = true;
    };
  }, [runs, runId]);
  return found !== undefined && found.runId === runId ? found.rivals : NONE;
}

interface StreamSignProps {
  readonly status: StreamStatus;
  /** The run has yet to begin, so nothing can stop. */
  readonly isBeginning: boolean;
}

/** A quiet line at the edge of the board while nothing is heard of the hub. */
function StreamSign({ status, isBeginning }: StreamSignProps) {
  const { t } = useTranslation('games');
  return (
    <output className={styles.region}>
      {status === 'late' && (
        <span className={styles.sign}>
          <CloudOff aria-hidden="true" />
          {t(isBeginning ? 'screen.outage.waiting' : 'screen.outage.sign')}
        </span>
      )}
    </output>
  );
}

interface LoadErrorPanelProps {
  /** A run is on: it is kept, and goes on after the retry. */
  readonly midRun: boolean;
  /** The game's own words. */
  readonly texts?: { readonly title: string; readonly message: string; readonly retry: string } | undefined;
  readonly onRetry: () => void;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
}

/** The game could not be loaded or drawn (`G1.6`). Before a run nothing was charged. */
function LoadErrorPanel({ midRun, texts, onRetry, leaveLabel, onLeave }: LoadErrorPanelProps) {
  const { t } = useTranslation('games');
  return (
    <OverlayPanel
      title={texts?.title ?? t('screen.loadError.title')}
      tone="danger"
      actions={
        <>
          <Button variant="primary" icon={<RotateCw aria-hidden="true" />} data-autofocus="" onClick={onRetry}>
            {texts?.retry ?? t('screen.loadError.retry')}
          </Button>
          <Button onClick={onLeave}>{leaveLabel}</Button>
        </>
      }
    >
      <div role="alert">
        {texts && <p>{texts.message}</p>}
        <p>{t(midRun ? 'screen.loadError.midRun' : 'screen.loadError.message')}</p>
      </div>
    </OverlayPanel>
  );
}
