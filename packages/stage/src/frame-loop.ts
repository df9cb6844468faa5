import type Phaser from 'phaser';
import type { RunController } from './run-controller.ts';
import type { RunPhase } from './run-snapshot.ts';

/** How long effects may last after a run was loaded or has ended: the longest deal and the longest ceremony. */
const SETTLE_MS = { ready: 1500, ended: 4500 } as const;

/** Decides which frames of a game are drawn: all while its run is played, none while nothing changes. */
export interface FrameLoop {
  /** Whether this is the first frame after a sleep, in which wall-time effects must not catch up. */
  readonly isWaking: boolean;
  /** Call once the scene is built and drawn. Before that Phaser draws every frame. */
  begin(): void;
  /** Draws a frame after a visible change outside the run. */
  redraw(): void;
  /** Stops drawing for good. */
  stop(): void;
}

export interface FrameLoopOptions {
  readonly controller: Pick<RunController, 'getSnapshot' | 'subscribe' | 'onTick' | 'onReset'>;
  /** Before a run nothing moves. */
  readonly reducedMotion: () => boolean;
  /** Draws on without a change. */
  readonly isWatched: () => boolean;
  /** No more frames are drawn until the next change. */
  readonly onRest: () => void;
}

/**
 * Puts Phaser's loop to sleep while the run is not played, and wakes it for one frame after each visible change: a still picture
 * costs no battery.
 */
export function createFrameLoop(
  { loop, events }: Pick<Phaser.Game, 'loop' | 'events'>,
  { controller, reducedMotion, isWatched, onRest }: FrameLoopOptions,
): FrameLoop {
  let begun = false;
  let isWaking = false;
  let awaited = 0;
  let drawUntil = 0;

  const wake = () => {
    if (!begun || loop.running || awaited !== 0) return;
    // Deferred: this may be called during a tick, and several changes share one frame.
    awaited = requestAnimationFrame(() => {
      awaited = 0;
      // The loop was stopped and this frame not cancelled: a destroyed loop cannot be woken.
      if (!begun) return;
      isWaking = true;
      loop.resetDelta();
      loop.wake();
      isWaking = false;
    });
  };
  const sleepWhenStill = () => {
    if (isMoving(controller.getSnapshot().phase) || performance.now() < drawUntil || isWatched()) return;
    loop.sleep();
    onRest();
  };
  const settle = (phase: RunPhase) => {
    drawUntil = performance.now() + settleMs(phase, reducedMotion());
    wake();
  };
  let { phase: lastPhase } = controller.getSnapshot();
  const followPhase = () => {
    const { phase } = controller.getSnapshot();
    if (phase === lastPhase) return;
    lastPhase = phase;
    settle(phase);
  };
  const endings = [
    controller.subscribe(followPhase),
    controller.onReset(() => settle(controller.getSnapshot().phase)),
    controller.onTick(wake),
  ];

  return {
    get isWaking() {
      return isWaking;
    },
    begin() {
      begun = true;
      settle(controller.getSnapshot().phase);
      events.on('postrender', sleepWhenStill);
      sleepWhenStill();
    },
    redraw: wake,
    stop() {
      begun = false;
      cancelAnimationFrame(awaited);
      for (const end of endings) end();
      events.off('postrender', sleepWhenStill);
      loop.sleep();
    },
  };
}

function isMoving(phase: RunPhase): boolean {
  return phase === 'playing' || phase === 'countdown';
}

/** A paused run's effects stand still with it. */
function settleMs(phase: RunPhase, reducedMotion: boolean): number {
  if (phase === 'ended') return SETTLE_MS.ended;
  return phase === 'ready' && !reducedMotion ? SETTLE_MS.ready : 0;
}
