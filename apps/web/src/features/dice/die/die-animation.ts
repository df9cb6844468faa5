import { aimedTumble } from './aimed-tumble.ts';
import { type FaceValue, faceUp } from './faces.ts';
import { type Throw, landOn, poseAt, restPose, restsAt, sinkTo, startThrow } from './throw.ts';
import { TOSSES } from './tosses.ts';
import type { Pose, Toss } from './tumble.ts';

export interface DieAnimation {
  /** Lays the die on a face, at once. Ignored while it flies, and where that face is up already. */
  show(value: FaceValue): void;
  /** Sends the die up; it hovers until it is told how to come down. */
  start(): void;
  /** Lets it tumble and rest on the value. Resolves when it lies still. */
  land(value: FaceValue): Promise<void>;
  /** Lets it sink back with the value up. Resolves when it lies still. */
  sink(value: FaceValue): Promise<void>;
  /** Draws the present pose again, after the stage has changed. */
  redraw(): void;
  /** Ends all drawing; whoever waits for the die goes on. */
  stop(): void;
}

/** Between two drawn frames at reduced detail: thirty a second, with room for a screen that is a little early. */
const REDUCED_FRAME_MS = 1000 / 30 - 4;

export interface DieAnimationOptions {
  /** At reduced detail a moving die is drawn thirty times a second, else with every frame of the screen. */
  readonly reducedDetail: () => boolean;
  readonly random?: () => number;
}

/** Plays throws on a view. */
export function createDieAnimation(
  draw: (pose: Pose, moving: boolean) => void,
  { reducedDetail, random = Math.random }: DieAnimationOptions,
): DieAnimation {
  let pose = restPose(1);
  let thrown: { state: Throw; readonly startedAt: number } | undefined;
  let frame = 0;
  let drawnAt = 0;
  let restTimer = 0;
  let onRest: (() => void) | undefined;

  const drawFrame = () => {
    if (!thrown) return;
    frame = requestAnimationFrame(drawFrame);
    const now = performance.now();
    if (reducedDetail() && now - drawnAt < REDUCED_FRAME_MS) return;
    drawnAt = now;
    pose = poseAt(thrown.state, now - thrown.startedAt);
    draw(pose, true);
  };

  const rest = () => {
    cancelAnimationFrame(frame);
    clearTimeout(restTimer);
    const end = thrown && restsAt(thrown.state);
    if (thrown && end !== undefined) {
      pose = poseAt(thrown.state, end);
      draw(pose, false);
    }
    thrown = undefined;
    onRest?.();
    onRest = undefined;
  };

  const comeDown = async (direct: (state: Throw, ms: number) => Throw): Promise<void> => {
    if (!thrown) return;
    const now = performance.now() - thrown.startedAt;
    thrown.state = direct(thrown.state, now);
    const end = restsAt(thrown.state) ?? now;
    // A timer and not the last frame: a hidden page draws no frames, but its player still gets the credits.
    restTimer = window.setTimeout(rest, end - now);
    await new Promise<void>((resolve) => {
      onRest = resolve;
    });
  };

  return {
    show(value) {
      if (thrown) return;
      if (faceUp(pose.rotation).value !== value) pose = restPose(value);
      draw(pose, false);
    },
    start() {
      if (thrown) return;
      const toss = TOSSES[Math.floor(random() * TOSSES.length)] as Toss;
      thrown = { state: startThrow(pose, aimedTumble(toss)), startedAt: performance.now() };
      frame = requestAnimationFrame(drawFrame);
    },
    land: (value) => comeDown((state, ms) => landOn(state, value, ms)),
    sink: (value) => comeDown((state, ms) => sinkTo(state, value, ms)),
    redraw() {
      if (!thrown) draw(pose, false);
    },
    stop: rest,
  };
}
