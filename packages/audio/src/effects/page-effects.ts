import { Effects } from './effects.ts';

/** The effects of this page. Howler is fetched with the first gesture, never before. */
export const effects = new Effects(async () => {
  const { createHowlerBackend } = await import('../backend/howler-backend.ts');
  return createHowlerBackend();
});

const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Lets the first gesture allow sound, and a hidden tab silence it. A phone that took the sound away, for a call, gives it back
 * only at a gesture, so later ones count too. Call once when the page starts.
 * @returns stops it
 */
export function startAudio(): () => void {
  const onGesture = () => void effects.unlock();
  const onVisibility = () => effects.setAway(document.hidden);
  for (const gesture of GESTURES) addEventListener(gesture, onGesture, true);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, onGesture, true);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
