import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

/** `reduced` is for machines that paint slowly: games and the landing page's scene cost them less. It never changes a score. */
export type Detail = 'full' | 'reduced';

export interface Settings {
  /** `system` follows the operating system's wish for less motion. */
  readonly motion: 'system' | 'full' | 'reduced';
  /** `auto` is full until something that moves was drawn too slowly ({@link reportSlowFrames}). */
  readonly detail: 'auto' | Detail;
  /** Changed by the player alone (`P2.3`). */
  readonly showIntroVideo: boolean;
  /** Whether this device has seen the trailer. `byHand`: the player has set the setting above, and seeing it changes nothing any more. */
  readonly introVideo: 'new' | 'seen' | 'byHand';
  readonly pauseMusicForVideo: boolean;
  readonly videoMusicBehavior: 'pause' | 'continue';
}

export const DEFAULT_SETTINGS: Settings = {
  motion: 'system',
  detail: 'auto',
  showIntroVideo: true,
  introVideo: 'new',
  pauseMusicForVideo: true,
  videoMusicBehavior: 'pause',
};

const SETTINGS_KEY = 'star-seekers:settings';

const isAllowed: { readonly [Key in keyof Settings]: (value: unknown) => value is Settings[Key] } = {
  motion: oneOf('system', 'full', 'reduced'),
  detail: oneOf('auto', 'full', 'reduced'),
  showIntroVideo: isBoolean,
  introVideo: oneOf('new', 'seen', 'byHand'),
  pauseMusicForVideo: isBoolean,
  videoMusicBehavior: oneOf('pause', 'continue'),
};

/** How this device shows the hub. Every change is kept in local storage. */
export const useSettings = create<Settings>(() => readSettings());

useSettings.subscribe((settings) => {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // Storage may be refused or full: the choice then lasts as long as the page.
  }
});

/** Changes some of the settings; what depends on them follows at once. */
export function updateSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
}

const systemMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

function watchSystemMotion(onChange: () => void): () => void {
  systemMotion.addEventListener('change', onChange);
  return () => systemMotion.removeEventListener('change', onChange);
}

/** Whether shake, flash, parallax, confetti and tumbles are left out: by the player's choice, else by the system's. */
export function useReducedMotion(): boolean {
  const system = useSyncExternalStore(watchSystemMotion, () => systemMotion.matches);
  return resolveMotion(
    useSettings(({ motion }) => motion),
    system,
  );
}

/** Tells the style sheets about motion, now and whenever it changes. @returns stops it */
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

/** Whether something was drawn too slowly since the page was loaded. It stays so: what is lighter now would be slow again. */
const useSlowFrames = create<boolean>(() => false);

/** A picture that moves is drawn more slowly than the screen shows it (`@star-seekers/ui/slow-frames`). */
export function reportSlowFrames(): void {
  useSlowFrames.setState(true, true);
}

/** What is drawn where the player leaves the detail to what is measured. */
export function useMeasuredDetail(): Detail {
  return useSlowFrames() ? 'reduced' : 'full';
}

/** How finely to draw: by the player's choice, else by what is measured. */
export function useDetail(): Detail {
  const measured = useMeasuredDetail();
  const chosen = useSettings(({ detail }) => detail);
  return chosen === 'auto' ? measured : chosen;
}

/** What is stored, each entry replaced by its default where it is missing or not one of ours. */
export function readSettings(): Settings {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? 'null');
  } catch {
    stored = null;
  }
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
