import type { StageAction } from '../game-view.ts';
import type { ActionSink } from './action-sink.ts';
import { whenKeysMayBeLost } from './lost-keys.ts';

/** Physical keys (`KeyboardEvent.code`) by the button that they are. Letters are places, whatever they type (`useSteeringKeys` names them). */
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

/** Repetitions of a held key come faster than this, in milliseconds, and so does the first of them. */
const LONGEST_REPEAT_MS = 1000;

/** They may be pressed by a repetition, because a second press of them changes nothing. */
const STEERING: ReadonlySet<StageAction> = new Set(['up', 'right', 'down', 'left']);

interface HeldKey {
  /** What it meant when it went down; the map may change meanwhile. */
  readonly action: StageAction;
  /** When it was last reported, as `Event.timeStamp`. */
  reportedAt: number;
}

/**
 * Listens for keys while the stage has the focus; the page's other controls keep theirs.
 * @param keyMap the keys as they are now
 * @returns stops listening
 */
export function listenToKeyboard(element: HTMLElement, sink: ActionSink, keyMap: () => KeyMap): () => void {
  const held = new Map<string, HeldKey>();
  const onKeyDown = (event: KeyboardEvent) => {
    const { code, repeat, timeStamp } = event;
    // By its name too: the numeric pad has arrows and Enter.
    const action = keyMap()[code] ?? keyMap()[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    // The page must not scroll under a game.
    event.preventDefault();
    const known = held.get(code);
    // Its release was lost. Not every system marks repetitions, so only a gap tells a press from one.
    const isPressedAgain = known && !repeat && timeStamp - known.reportedAt > LONGEST_REPEAT_MS;
    if (known) known.reportedAt = timeStamp;
    if (known ? !isPressedAgain : repeat && !STEERING.has(action)) return;
    letGo(code);
    held.set(code, { action, reportedAt: timeStamp });
    sink.press(action);
  };
  const letGo = (code: string) => {
    const key = held.get(code);
    if (!key) return;
    held.delete(code);
    sink.release(key.action);
  };
  const onKeyUp = (event: KeyboardEvent) => letGo(event.code);
  const letAllGo = () => [...held.keys()].forEach(letGo);
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener('keydown', onKeyDown, { signal });
  element.addEventListener('keyup', onKeyUp, { signal });
  element.addEventListener('blur', letAllGo, { signal });
  whenKeysMayBeLost(letAllGo, signal);
  return () => listening.abort();
}
