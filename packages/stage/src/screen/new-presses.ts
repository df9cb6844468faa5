/** A panel that has just appeared takes no press for so long: whoever was playing presses on until they have seen it. */
export const UNSEEN_MS = 400;

/** Fingers that were tapping a control are told from one that aims by a pause of so long. */
const FINGER_PAUSE_MS = 700;

/** Keys that use what has the focus, and those that close a panel. */
const USING = /^(?:Enter| |Escape|p)$/i;

/**
 * Lets keys, buttons of game pads, fingers, pens and mice use a panel only if they were pressed anew there, and not in its first moment:
 * nothing is bought or left by what is held, or by what hammers from before. Keys that move the focus or scroll pass.
 * @param asked a press has opened the panel, so its player aims at once by a mouse
 * @param onKey is told of each key that passes
 * @returns stops it
 */
export function takeOnlyNewPresses(
  panel: HTMLElement,
  asked: boolean,
  onKey: (event: KeyboardEvent) => void,
): () => void {
  const appearedAt = performance.now();
  const isUnseen = () => performance.now() - appearedAt < UNSEEN_MS;
  /** When the last tap was that may have meant the game. */
  let tappedAt = appearedAt;
  /** By the code of a key that is down: whether it may work the panel until it is let go. */
  const down = new Map<string, boolean>();
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!USING.test(event.key)) return;
    let isNew = !isUnseen();
    // Not a game pad's, whose own reader knows what is held.
    if (event.isTrusted) {
      // Not every system marks the repetitions of a held key: one that was refused stays so.
      isNew &&= !event.repeat && down.get(event.code) !== false;
      down.set(event.code, isNew);
    }
    if (!isNew) refuse(event);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!USING.test(event.key)) return;
    // Space presses a button when it is let go.
    if (!down.get(event.code)) refuse(event);
    down.delete(event.code);
  };
  /** The last press of a pointer on the panel: it is used when it is let go, which may be much later. */
  let pressedBy = 'mouse';
  let isEarly = false;
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    pressedBy = pointerType;
    isEarly = isUnseen();
  };
  const onClick = (event: PointerEvent) => {
    const now = performance.now();
    if (event.detail === 0) {
      // By a game pad; those of pointers are counted.
      if (isUnseen()) refuse(event);
    } else if ((event.pointerType || pressedBy) === 'mouse') {
      // WebKit's clicks do not say what pressed. Details spend and leave nothing.
      if (!asked && (isEarly || isUnseen()) && (event.target as Element).closest('button, a')) refuse(event);
    } else if (isEarly || now - tappedAt < FINGER_PAUSE_MS) {
      tappedAt = now;
      refuse(event);
    }
  };
  const listening = new AbortController();
  const listen = (listeners: Readonly<Record<string, (event: never) => void>>, capture: boolean) => {
    for (const [type, listener] of Object.entries(listeners))
      panel.addEventListener(type, listener as EventListener, { capture, signal: listening.signal });
  };
  listen({ keydown: onKeyDown, keyup: onKeyUp, pointerdown: onPointerDown, click: onClick }, true);
  listen({ keydown: onKey }, false);
  return () => listening.abort();
}
