import type { SimState } from '@star-seekers/sim';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActionSink, GameStage, type StageError } from '../stage/index.ts';
import { BeforeRun, missingCredits } from './before-run.tsx';
import { classNames } from '@star-seekers/ui/class-names';
import { CountdownOverlay } from './countdown-overlay.tsx';
import { DragPad } from './drag-pad.tsx';
import { PausedRun, type RunQuestion } from './paused-run.tsx';
import { GameBadges } from './game-badges.tsx';
import { GameBar } from './game-bar.tsx';
import type { GameHost, LeaveRequest } from './game-host.ts';
import { Hud } from './hud.tsx';
import { LiveRegion } from './live-region.tsx';
import { LoadErrorPanel } from './load-error-panel.tsx';
import { MotionContext } from './motion-context.ts';
import type { RunScreenParts } from './run-screen-parts.ts';
import styles from './run-screen.module.css';
import { RunResultView, type StageStatus } from './run-result.tsx';
import { TouchPad } from './touch-pad.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useCues } from './use-cues.ts';
import { useDelayed } from './use-delayed.ts';
import { useMediaQuery } from '@star-seekers/ui/use-media-query';
import { useRun } from './use-run.ts';
import { useRunSnapshot } from './use-run-state.ts';

export interface RunScreenProps<State extends SimState, Command, Event> {
  readonly host: GameHost;
  readonly parts: RunScreenParts<State, Command, Event>;
}

/** The whole screen of a game that is played on the stage: bar, HUD, board, and what stands over them. */
export function RunScreen<State extends SimState, Command, Event>({
  host,
  parts,
}: RunScreenProps<State, Command, Event>) {
  const { t } = useTranslation(['games', 'catalog']);
  const { slug, facts } = parts.listing;
  const title = t(`catalog:${slug}.screen`);
  const cardTitle = t(`catalog:${slug}.card`);
  const run = useRun(parts.sim, host, parts.practice);
  const { controller } = run;
  const { phase, countdown, outcome, pausing } = useRunSnapshot(controller);
  const [stage, setStage] = useState<{ status: StageStatus; attempt: number; error?: StageError }>({
    status: 'loading',
    attempt: 1,
  });
  const reloadStage = () => setStage(({ attempt }) => ({ status: 'loading', attempt: attempt + 1 }));
  const [question, setQuestion] = useState<RunQuestion | null>(null);
  /** The player leaves the run open: the page need not ask again. */
  const leavesForNow = useRef(false);
  const touch = useMediaQuery('(pointer: coarse)');
  const buttons = useRef<ActionSink>(null);
  useCues(controller, parts.cueOf, parts.soundBank);
  const message = useAnnouncements(controller, parts.announce);
  const endingMs = typeof parts.endingMs === 'number' ? parts.endingMs : parts.endingMs(controller.state);
  const showsResult = useDelayed(phase === 'ended', outcome?.reason === 'own' ? endingMs : 0);

  const begun = run.ticket !== undefined;
  const running = begun && phase !== 'ended';
  const practice = run.ticket?.practice === true;
  const practising = begun ? practice : host.practiceOnly;
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
  const newGameLabel = running && !practice ? parts.texts?.newGame : undefined;
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
    <MotionContext value={host.settings.motion}>
      <div
        className={styles.screen}
        data-begun={begun || undefined}
        data-running={(begun && !showsResult) || undefined}
      >
        <GameBar
          kicker={cardTitle === title ? t(`catalog:${slug}.kicker`) : cardTitle}
          title={title}
          badges={<GameBadges facts={facts} bestPoints={host.bestPoints} practice={practising} />}
          credits={host.credits}
          compact={begun}
          onBack={leave}
        />
        <div className={styles.arena} data-pad={(touch && (parts.directionPad || parts.dragPad)) || undefined}>
          <div className={styles.hud}>
            <Hud
              practice={practising}
              newGame={
                newGameLabel === undefined
                  ? undefined
                  : {
                      label: newGameLabel,
                      onClick: () =>
                        ask({ kind: missingCredits(host, undefined) === undefined ? 'newGame' : 'credits' }),
                    }
              }
              onPause={phase === 'playing' || phase === 'countdown' ? () => controller.pause() : undefined}
            >
              <parts.HudFields controller={controller} />
            </Hud>
          </div>
          <div
            className={styles.stage}
            data-board={parts.Board ? '' : undefined}
            data-square={parts.square ? '' : undefined}
            style={{ '--canvas-ratio': parts.view.canvas.width / parts.view.canvas.height } as CSSProperties}
          >
            <div className={styles.picture}>
              <div className={styles.canvas}>
                <GameStage
                  key={stage.attempt}
                  view={parts.view}
                  controller={controller}
                  settings={host.settings}
                  ref={buttons}
                  label={t('screen.stageLabel', { title })}
                  onReady={() => setStage((last) => ({ ...last, status: 'ready' }))}
                  onError={(error) => setStage((last) => ({ ...last, status: 'failed', error }))}
                  onSlowFrames={() => host.onSlowFrames?.()}
                />
              </div>
            </div>
            {begun && parts.Board && <parts.Board controller={controller} />}
            {begun && parts.Banners && <parts.Banners controller={controller} />}
            {begun && pausing && <output className={styles.pausing}>{parts.texts?.pausing}</output>}
            {begun && phase === 'countdown' && (
              <CountdownOverlay seconds={countdown}>
                {practice && !host.practiceOnly && t('screen.practice.note')}
              </CountdownOverlay>
            )}
          </div>
          {running && parts.Tools && (
            <div className={styles.tools}>
              <parts.Tools controller={controller} practice={practice} onReset={() => ask({ kind: 'menu' })} />
            </div>
          )}
          {touch && parts.directionPad && (
            <div className={styles.pad}>
              <TouchPad
                onPress={(direction) => buttons.current?.press(direction)}
                onRelease={(direction) => buttons.current?.release(direction)}
              />
            </div>
          )}
          {touch && parts.dragPad && (
            <div className={classNames(styles.pad, styles.wide)}>
              <DragPad pixelsAcross={parts.view.canvas.width} onDrag={(dx, dy) => buttons.current?.drag(dx, dy)} />
            </div>
          )}
          {overlay()}
        </div>
        <LiveRegion message={message} />
      </div>
    </MotionContext>
  );

  function overlay() {
    // A finished run has its result, whatever has become of the picture.
    if (stage.status === 'failed' && !(begun && phase === 'ended')) {
      return (
        <LoadErrorPanel
          midRun={running}
          texts={stage.error && parts.texts?.loadError?.(stage.error)}
          onRetry={reloadStage}
          onLeave={() => host.leave()}
        />
      );
    }
    if (!begun) {
      return (
        <BeforeRun
          host={host}
          slug={slug}
          howToPlay={parts.howToPlay}
          loading={stage.status === 'loading'}
          working={run.working}
          failure={run.failure}
          texts={{ ...parts.texts, practice: parts.practice?.offer }}
          onStart={run.start}
          onPractise={run.practise}
          onResume={run.resume}
          onAbandon={run.abandon}
        />
      );
    }
    if (phase === 'ended') {
      if (!outcome || !showsResult) return null;
      return (
        <RunResultView
          host={host}
          run={run}
          parts={parts}
          outcome={outcome}
          stage={stage.status}
          onReloadStage={reloadStage}
        />
      );
    }
    if (phase === 'playing' && question === null && parts.Interlude) return <parts.Interlude controller={controller} />;
    // A run that may not be paused now goes on under the question whether to end it.
    if (phase !== 'paused' && question === null) return null;
    return (
      <PausedRun
        host={host}
        slug={slug}
        question={question}
        practice={practice}
        goesOn={phase !== 'paused'}
        title={parts.texts?.paused}
        newGame={newGameLabel}
        endMessage={parts.texts?.leave}
        summary={parts.pauseSummary(controller.state)}
        onAsk={setQuestion}
        onResume={() => {
          setQuestion(null);
          requestOf(question)?.stay();
          controller.play({ withCountdown: true });
        }}
        onLeaveForNow={() => {
          leavesForNow.current = true;
          const request = requestOf(question);
          if (request) request.proceed();
          else host.leave();
        }}
        onEnd={() => {
          setQuestion(null);
          controller.quit();
          if (question?.kind === 'newGame') run.start();
          else if (question?.kind === 'menu') run.toMenu();
          else requestOf(question)?.proceed();
        }}
      />
    );
  }
}

/** Where the player wanted to go, when that is why they are asked. */
function requestOf(question: RunQuestion | null): LeaveRequest | undefined {
  return question?.kind === 'end' ? question.request : undefined;
}
