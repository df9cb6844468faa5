import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { readEntry, readJsonEntry, writeEntry } from '../../shell/device-storage.ts';

/** Rendering detail of the games and the landing scene; `reduced` is for slow devices. It never changes a score. */
export type Detail = 'full' | 'reduced';

export interface Settings {
  /** `system` follows `prefers-reduced-motion`. */
  readonly motion: 'system' | 'full' | 'reduced';
  /** `auto` is full until slow frames are reported ({@link reportFrameTime}). */
  readonly detail: 'auto' | Detail;
  /** Whether phone and gamepad give pulses. Reduced motion leaves them: they may stand in for a shake. */
  readonly haptics: boolean;
  /** Enter Hub shows the trailer first (`P2.3`). Off once it was seen or skipped. */
  readonly showIntroVideo: boolean;
  readonly pauseMusicForVideo: boolean;
  readonly videoMusicBehavior: 'pause' | 'continue';
}

export const DEFAULT_SETTINGS: Settings = {
  motion: 'system',
  detail: 'auto',
  haptics: true,
  showIntroVideo: true,
  pauseMusicForVideo: true,
  videoMusicBehavior: 'pause',
};

const SETTINGS_KEY = 'star-seekers:settings';

const isAllowed: { readonly [Key in keyof Settings]: (value: unknown) => value is Settings[Key] } = {
  motion: oneOf('system', 'full', 'reduced'),
  detail: oneOf('auto', 'full', 'reduced'),
  haptics: isBoolean,
  showIntroVideo: isBoolean,
  pauseMusicForVideo: isBoolean,
  videoMusicBehavior: oneOf('pause', 'continue'),
};

/** Settings of this device. Every change is stored in local storage. */
export const useSettings = create<Settings>(() => readSettings());

useSettings.subscribe((settings) => writeEntry(SETTINGS_KEY, JSON.stringify(settings)));

/** Changes some settings; subscribers update at once. */
export function updateSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
}

const systemMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

function watchSystemMotion(onChange: () => void): () => void {
  systemMotion.addEventListener('change', onChange);
  return () => systemMotion.removeEventListener('change', onChange);
}

/** Whether to omit shake, flashes, parallax, confetti and tumbles: by the player's setting, else by the system's. */
export function useReducedMotion(): boolean {
  const system = useSyncExternalStore(watchSystemMotion, () => systemMotion.matches);
  return resolveMotion(
    useSettings(({ motion }) => motion),
    system,
  );
}

/** Keeps the `data-motion` attribute for style sheets up to date. @returns stops it */
export function startMotionAttribute(): () => void {
  const apply = () => {
    const reduced = resolveMotion(useSettings.getState().motion, systemMotion.matches);
    document.documentElement.dataset.motion = reduced ? 'reduced' : 'full';
  };
  apply();
  const stops = [useSettings.subscribe(apply), watchSystemMotion(apply)];
  return () => {
    for (const stop of stops) stop();
  };
}

function resolveMotion(motion: Settings['motion'], systemReduced: boolean): boolean {
  return motion === 'system' ? systemReduced : motion === 'reduced';
}

/** Interval of slow frames: clearly longer than a frame at 60 Hz. */
const SLOW_MS = 22;

/** Frames are slow that take clearly longer than the screen's own, which may be capped at 30 Hz. */
const SLOW_FACTOR = 1.3;

/** Below twenty frames a second a run may fall behind the server's clock. A screen that is capped at 30 Hz is faster. */
const TOO_SLOW_MS = 1000 / 20;

interface MeasuredFrames {
  /** The longest interval since the page loaded. Never reset, because full detail would be slow again. */
  readonly slowestMs: number;
  /** The screen's own interval when it was last measured. */
  readonly refreshMs: number;
  readonly tooSlow: boolean;
}

/** Set where the device was too slow when it was last measured: a new page measures for seconds, and warns before that. */
const TOO_SLOW_KEY = 'star-seekers:too-slow';

export const useFrames = create<MeasuredFrames>(() => ({
  slowestMs: 0,
  refreshMs: 1000 / 60,
  tooSlow: readEntry(TOO_SLOW_KEY) !== null,
}));

/**
 * Reports the time between the frames of an animation (`@star-seekers/ui/frame-times`).
 * @param knownRefreshMs the screen's own interval, if it is known
 */
export function reportFrameTime(medianMs: number, knownRefreshMs?: number): void {
  const tooSlow = medianMs > TOO_SLOW_MS;
  if (tooSlow !== useFrames.getState().tooSlow) writeEntry(TOO_SLOW_KEY, tooSlow ? '1' : null);
  useFrames.setState(({ slowestMs, refreshMs }) => ({
    slowestMs: Math.max(slowestMs, medianMs),
    refreshMs: knownRefreshMs ?? refreshMs,
    tooSlow,
  }));
}

/** Reports the screen's own interval. A battery saver may change it. */
export function reportRefresh(refreshMs: number): void {
  useFrames.setState({ refreshMs });
}

/** Whether this device lately drew less than twenty frames a second. */
export function useTooSlow(): boolean {
  return useFrames(({ tooSlow }) => tooSlow);
}

/** The measured detail, which `auto` uses. */
export function useMeasuredDetail(): Detail {
  const isSlow = useFrames(({ slowestMs, refreshMs }) => slowestMs > Math.max(SLOW_MS, refreshMs * SLOW_FACTOR));
  return isSlow ? 'reduced' : 'full';
}

/** The detail to draw with: the player's choice, else the measured one. */
export function useDetail(): Detail {
  const measured = useMeasuredDetail();
  const choice = useSettings(({ detail }) => detail);
  return choice === 'auto' ? measured : choice;
}

/** The stored settings; missing or invalid entries have their defaults. */
export function readSettings(): Settings {
  const stored = readJsonEntry(SETTINGS_KEY);
  if (typeof stored !== 'object' || stored === null) return DEFAULT_SETTINGS;
  const valid = Object.entries(stored).filter(
    ([key, value]) => key in isAllowed && isAllowed[key as keyof Settings](value),
  );
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(valid) };
}

function oneOf<Value extends string>(...values: readonly Value[]) {
  return (value: unknown): value is Value => values.includes(value as Value);
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}
