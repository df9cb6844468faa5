import type Phaser from 'phaser';
import type { RunController, RunPhase } from './run-controller.ts';

/** How long a picture goes on after its run was loaded or has ended: the longest deal and the longest ceremony, with their last sparks. */
const SETTLE_MS = { ready: 1500, ended: 4500 } as const;

/** Frames of a game: all of them while its run moves, none while nothing does. */
export interface FrameLoop {
  /** The first frame after a sleep: what runs on wall time must not catch up in it. */
  readonly isWaking: boolean;
  /** The scene is built and drawn; until then frames are Phaser's business. */
  begin(): void;
  /** Something that is seen has changed outside the run. */
  redraw(): void;
  /** No frames any more. */
  stop(): void;
}

export interface FrameLoopOptions {
  readonly controller: Pick<RunController, 'getSnapshot' | 'subscribe' | 'onTick' | 'onReset'>;
  /** Before a run nothing moves. */
  readonly reducedMotion: () => boolean;
}

/**
 * Puts Phaser's loop to sleep while the run stands still, and wakes it for one frame whenever what is seen changes: a picture that
 * nobody moves costs no battery. A change is drawn in the next frame of the screen, as it is while the loop runs.
 */
export function createFrameLoop(
  { loop, events }: Pick<Phaser.Game, 'loop' | 'events'>,
  { controller, reducedMotion }: FrameLoopOptions,
): FrameLoop {
  let begun = false;
  let isWaking = false;
  let awaited = 0;
  let drawUntil = 0;

  const wake = () => {
    if (!begun || loop.running || awaited !== 0) return;
    // Not at once: this may be called in the middle of a tick, and several changes are one frame.
    awaited = requestAnimationFrame(() => {
      awaited = 0;
      isWaking = true;
      loop.resetDelta();
      loop.wake();
      isWaking = false;
    });
  };
  const sleepWhenStill = () => {
    if (!isMoving(controller.getSnapshot().phase) && performance.now() >= drawUntil) loop.sleep();
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
