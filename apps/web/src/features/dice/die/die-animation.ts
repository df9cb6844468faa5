import { aimedTumble } from './aimed-tumble.ts';
import { type FaceValue, faceUp } from './faces.ts';
import { renormalize } from './rotation.ts';
import { type Throw, landOn, poseAt, restPose, restsAt, sinkTo, startThrow } from './throw.ts';
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

/** Height of the toss above the pad, in scene units. */
const HEIGHT = 2.7;

/**
 * Tosses selected from about 40,000: each stays in the picture, bounces off the pad, turns over on it and rests in time.
 * The final face does not matter, because the markings are rotated to the value.
 */
export const TOSSES: readonly Toss[] = [
  toss([2.78, 1.86, -0.5], [-4.28, 4.96, -20.25], [-0.47, 0.27, 0.08, -0.25]),
  toss([2.78, 1.89, 0.2], [-3.03, 4.71, -15.49], [-0.46, 0, 0.44, 0.36]),
  toss([2.99, 1.74, -0.57], [-0.24, -2.82, -20.64], [-0.25, -0.32, 0.39, -0.2]),
  toss([3.04, 1.99, 0.96], [1.44, -2.92, -13.66], [-0.46, -0.11, 0.35, 0.43]),
  toss([3.38, 1.92, -0.62], [3.16, 3.68, -15.35], [-0.33, -0.13, -0.06, 0.48]),
  toss([3.08, 2.05, -0.4], [-2.44, -1.77, -20.56], [-0.29, 0.21, -0.21, 0.18]),
  toss([4.15, 1.89, 0.95], [-3.42, -3.34, -18.57], [-0.37, -0.27, 0.12, -0.14]),
  toss([3.9, 2.05, 0.09], [-0.56, 4.24, -16.71], [-0.46, -0.2, 0.46, 0.4]),
  toss([3.34, 1.59, -0.56], [5.36, -2.95, -19.18], [-0.21, -0.24, -0.21, -0.26]),
  toss([2.94, 1.44, 0.43], [-3.75, 4.45, -17.93], [-0.48, 0.34, 0.14, 0.33]),
  toss([1.9, 1.87, 0.96], [-2.98, 4.87, -17.91], [-0.43, -0.41, 0.38, -0.5]),
  toss([3.66, 1.36, -0.63], [5.42, -2.05, -19.73], [-0.31, 0.26, -0.32, 0.29]),
];

function toss(velocity: Toss['velocity'], spin: Toss['spin'], rotation: Toss['rotation']): Toss {
  return { height: HEIGHT, velocity, spin, rotation: renormalize(rotation) };
}
