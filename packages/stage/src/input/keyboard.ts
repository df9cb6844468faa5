import type { StageAction } from '../game-view.ts';
import type { ActionSink } from './action-sink.ts';

/** Physical keys (`KeyboardEvent.code`) by the button that they are. */
export type KeyMap = Readonly<Record<string, StageAction>>;

export const DEFAULT_KEY_MAP: KeyMap = {
  ArrowUp: 'up',
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  KeyW: 'up',
  KeyD: 'right',
  KeyS: 'down',
  KeyA: 'left',
  Space: 'primary',
  Enter: 'primary',
  ShiftLeft: 'secondary',
  ShiftRight: 'secondary',
  Escape: 'pause',
  KeyP: 'pause',
};

/**
 * Listens for keys while the stage has the focus; the page's other controls keep theirs.
 * @param keyMap the keys as they are now
 * @returns stops listening
 */
export function listenToKeyboard(element: HTMLElement, sink: ActionSink, keyMap: () => KeyMap): () => void {
  /** What each held key meant when it went down; the map may change meanwhile. */
  const held = new Map<string, StageAction>();
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyMap()[event.code];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    // The page must not scroll under a game.
    event.preventDefault();
    if (event.repeat || held.has(event.code)) return;
    held.set(event.code, action);
    sink.press(action);
  };
  const letGo = (code: string) => {
    const action = held.get(code);
    if (!action) return;
    held.delete(code);
    sink.release(action);
  };
  const onKeyUp = (event: KeyboardEvent) => letGo(event.code);
  // A key that is released outside the window is never reported here.
  const onBlur = () => [...held.keys()].forEach(letGo);
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('keydown', onKeyDown, { signal });
  element.addEventListener('keyup', onKeyUp, { signal });
  element.addEventListener('blur', onBlur, { signal });
  return () => listening.abort();
}
