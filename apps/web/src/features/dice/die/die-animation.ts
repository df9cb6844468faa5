import { aimedTumble } from './aimed-tumble.ts';
import { type FaceValue, faceUp } from './faces.ts';
import { type Throw, landOn, poseAt, restPose, restsAt, sinkTo, startThrow } from './throw.ts';
import { TOSSES } from './tosses.ts';
import type { Pose, Toss } from './tumble.ts';

export interface DieAnimation {
  /** Shows a face at rest, at once. Ignored during a throw. */
  show(value: FaceValue): void;
  /** Throws the die up. It hovers until `land` or `sink`. */
  start(): void;
  /** The die tumbles and lands on the value. Resolves when it rests. */
  land(value: FaceValue): Promise<void>;
  /** The die sinks back with the value up. Resolves when it rests. */
  sink(value: FaceValue): Promise<void>;
  /** Draws the current pose again, after the stage has changed. */
  redraw(): void;
  /** Ends all drawing and resolves pending promises. */
  stop(): void;
}

/** Minimum time between two frames at reduced detail: 30 per second, with tolerance for early frames. */
const REDUCED_FRAME_MS = 1000 / 30 - 4;

export interface DieAnimationOptions {
  /** True draws a moving die at 30 frames per second instead of every frame. */
  readonly reducedDetail: () => boolean;
  readonly random?: () => number;
}

/** Animates throws of the die. */
export function createDieAnimation(
  draw: (pose: Pose, moving: boolean) => void,
  { reducedDetail, random = Math.random }: DieAnimationOptions,
): DieAnimation {
  let pose = restPose(1);
  let activeThrow: { state: Throw; readonly startedAt: number } | undefined;
  let frame = 0;
  let drawnAt = 0;
  let restTimer = 0;
  let onRest: (() => void) | undefined;

  const drawFrame = () => {
    if (!activeThrow) return;
    frame = requestAnimationFrame(drawFrame);
    const now = performance.now();
    if (reducedDetail() && now - drawnAt < REDUCED_FRAME_MS) return;
    drawnAt = now;
    pose = poseAt(activeThrow.state, now - activeThrow.startedAt);
    draw(pose, true);
  };

  const rest = () => {
    cancelAnimationFrame(frame);
    clearTimeout(restTimer);
    const end = activeThrow && restsAt(activeThrow.state);
    if (activeThrow && end !== undefined) {
      pose = poseAt(activeThrow.state, end);
      draw(pose, false);
    }
    activeThrow = undefined;
    onRest?.();
    onRest = undefined;
  };

  const comeDown = async (direct: (state: Throw, ms: number) => Throw): Promise<void> => {
    if (!activeThrow) return;
    const now = performance.now() - activeThrow.startedAt;
    activeThrow.state = direct(activeThrow.state, now);
    const end = restsAt(activeThrow.state) ?? now;
    // A timer instead of the last frame: a hidden page draws no frames, but the roll must still resolve.
    restTimer = window.setTimeout(rest, end - now);
    await new Promise<void>((resolve) => {
      onRest = resolve;
    });
  };

  return {
    show(value) {
      if (activeThrow) return;
      if (faceUp(pose.rotation).value !== value) pose = restPose(value);
      draw(pose, false);
    },
    start() {
      if (activeThrow) return;
      const toss = TOSSES[Math.floor(random() * TOSSES.length)] as Toss;
      activeThrow = { state: startThrow(pose, aimedTumble(toss)), startedAt: performance.now() };
      frame = requestAnimationFrame(drawFrame);
    },
    land: (value) => comeDown((state, ms) => landOn(state, value, ms)),
    sink: (value) => comeDown((state, ms) => sinkTo(state, value, ms)),
    redraw() {
      if (!activeThrow) draw(pose, false);
    },
    stop: rest,
  };
}
