import { connectedPads } from './gamepads.ts';

/**
 * Reads game pads while a game draws no frames, so that they work its menu: once a frame of the screen, and only while one is
 * connected. Frames of the game read them by themselves, just before they are drawn.
 * @returns stops reading
 */
export function readIdleGamepads(read: () => void, isDrawing: () => boolean): () => void {
  let frame = 0;
  const poll = () => {
    frame = 0;
    if (connectedPads().length === 0) return;
    frame = requestAnimationFrame(poll);
    if (!isDrawing()) read();
  };
  const begin = () => {
    if (frame === 0) poll();
  };
  window.addEventListener('gamepadconnected', begin);
  begin();
  return () => {
    window.removeEventListener('gamepadconnected', begin);
    cancelAnimationFrame(frame);
  };
}
