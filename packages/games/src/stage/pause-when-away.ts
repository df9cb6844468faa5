import type { RunController } from './run-controller.ts';

/** Pauses a run whose page is hidden or whose window loses the focus (`rulings.md`, games). @returns stops watching */
export function pauseWhenAway(controller: Pick<RunController, 'pause'>): () => void {
  const onHidden = () => {
    if (document.hidden) controller.pause();
  };
  const onBlur = () => controller.pause();
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('blur', onBlur);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('blur', onBlur);
  };
}
