/** A panel that has just appeared takes no press for so long: whoever was playing presses on until they have seen it. */
export const UNSEEN_MS = 400;

/** Fingers that were tapping a control are told from one that aims by a pause of so long. */
const FINGER_PAUSE_MS = 700;

/** Keys that use what has the focus, and those that close a panel. */
const USING: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape', 'p', 'P']);

/** What may spend or leave; details, which a mouse may open at once, do neither. */
const ACTING = 'button, a';

/**
 * Lets keys, buttons of game pads, fingers, pens and mice use a panel only if they were pressed anew there, and not in its first moment:
 * nothing is bought or left by what is held, or by what hammers from before. Keys that move the focus or scroll pass.
 * @param asked a press has opened the panel, so its player aims at once by a mouse
 * @returns stops it
 */
export function takeOnlyNewPresses(panel: HTMLElement, asked: boolean): () => void {
  const appearedAt = performance.now();
  const isUnseen = () => performance.now() - appearedAt < UNSEEN_MS;
  /** When the last tap was that may have meant the game. */
  let tappedAt = appearedAt;
  /** The keys that may work the panel until they are let go, and those that may not. */
  const down = new Map<string, 'new' | 'old'>();
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!USING.has(event.key)) return;
    if (!event.isTrusted) {
      // A game pad's: its own reader knows what is held.
      if (isUnseen()) refuse(event);
      return;
    }
    // Not every system marks the repetitions of a held key: one that was refused stays so.
    const isNew = !event.repeat && !isUnseen() && down.get(event.code) !== 'old';
    down.set(event.code, isNew ? 'new' : 'old');
    if (!isNew) refuse(event);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!USING.has(event.key)) return;
    // Space presses a button when it is let go.
    if (down.get(event.code) !== 'new') refuse(event);
    down.delete(event.code);
  };
  /** The last press of a pointer on the panel: it is used when it is let go, which may be much later. */
  let pressed = { by: 'mouse', isUnseen: false };
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    pressed = { by: pointerType, isUnseen: isUnseen() };
  };
  const onClick = (event: PointerEvent) => {
    // By a game pad; those of pointers are counted.
    if (event.detail === 0) {
      if (isUnseen()) refuse(event);
      return;
    }
    // WebKit's clicks do not say what pressed.
    if ((event.pointerType || pressed.by) === 'mouse') {
      const isEarly = isUnseen() || pressed.isUnseen;
      if (!asked && isEarly && event.target instanceof Element && event.target.closest(ACTING)) refuse(event);
      return;
    }
    const now = performance.now();
    if (now - tappedAt >= FINGER_PAUSE_MS && !pressed.isUnseen) return;
    tappedAt = now;
    refuse(event);
  };
  const listening = new AbortController();
  const inCapture = { capture: true, signal: listening.signal };
  panel.addEventListener('keydown', onKeyDown, inCapture);
  panel.addEventListener('keyup', onKeyUp, inCapture);
  panel.addEventListener('pointerdown', onPointerDown, inCapture);
  panel.addEventListener('click', onClick, inCapture);
  return () => listening.abort();
}
