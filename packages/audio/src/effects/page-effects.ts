import { Effects } from './effects.ts';

/** The effects of this page. Howler is loaded at the first user gesture. */
export const effects = new Effects(async () => {
  const { createHowlerBackend } = await import('../backend/howler-backend.ts');
  return createHowlerBackend();
});

const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Unlocks sound at user gestures and suspends it in a hidden tab. Later gestures resume sound that the system has suspended, for
 * example during a phone call. Call once when the page starts.
 * @returns removes the listeners
 */
export function startAudio(): () => void {
  const onGesture = () => void effects.unlock();
  const onVisibility = () => effects.setHidden(document.hidden);
  for (const gesture of GESTURES) addEventListener(gesture, onGesture, true);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    for (const gesture of GESTURES) removeEventListener(gesture, onGesture, true);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
