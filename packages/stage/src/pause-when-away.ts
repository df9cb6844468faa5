import type { RunController } from './run-controller.ts';

/**
 * Pauses a run whose page is hidden or whose window loses the focus (`G0.12`), also one that only begins while the
 * player is elsewhere, because the server's answer came late. Where the rules allow no pause yet, the clock goes on unseen.
 * @returns stops watching
 */
export function pauseWhenAway(
  controller: Pick<RunController, 'pause' | 'subscribe' | 'getSnapshot' | 'catchUp'>,
): () => void {
  let left = false;
  let unseenSince: number | undefined;
  const onHidden = () => {
    if (document.hidden) {
      controller.pause();
      // Hidden pages draw no frames, so nothing lets the time pass.
      unseenSince = controller.getSnapshot().pausing ? performance.now() : undefined;
    } else if (unseenSince !== undefined) {
      controller.catchUp(performance.now() - unseenSince);
      unseenSince = undefined;
    }
  };
  const onBlur = () => {
    left = true;
    controller.pause();
  };
  const onFocus = () => {
    left = false;
  };
  const onChange = () => {
    if (left && !document.hasFocus()) controller.pause();
  };
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('blur', onBlur);
  window.addEventListener('focus', onFocus);
  const unsubscribe = controller.subscribe(onChange);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('blur', onBlur);
    window.removeEventListener('focus', onFocus);
    unsubscribe();
  };
}
