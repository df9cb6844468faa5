/** Resources of a page, which must be the same after a game as before it. */
export interface PageCensus {
  /** Listeners on the page, by where and what they listen to. */
  readonly listeners: Readonly<Record<string, number>>;
  readonly elements: number;
  readonly handlers: readonly [onblur: unknown, onfocus: unknown];
}

// Weak: the census must not keep alive what it counts.
const contexts: WeakRef<WebGLRenderingContext>[] = [];
const listeners = new WeakMap<EventTarget, Map<string, Set<unknown>>>();
const watched = new Map<EventTarget, string>();

/** Counts from now on. Call it once for a page. */
export function startCensus(): void {
  watched.set(window, 'window').set(document, 'document').set(document.body, 'body');
  watched.set(screen.orientation, 'screen.orientation');
  // oxlint-disable-next-line typescript/unbound-method -- called with their target below
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function add(this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    if (listener) registrationsOf(target, type).add(keyOf(listener, options));
    addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    if (listener) registrationsOf(target, type).delete(keyOf(listener, options));
    removeEventListener.call(target, type, listener, options);
  };
  // oxlint-disable-next-line typescript/unbound-method -- called with its canvas below
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function get(this: HTMLCanvasElement, ...request: unknown[]) {
    const context: unknown = getContext.apply(this, request as Parameters<typeof getContext>);
    if (context instanceof WebGLRenderingContext && !contexts.some((known) => known.deref() === context)) {
      contexts.push(new WeakRef(context));
    }
    return context;
  } as typeof getContext;
}

/** Counts the listeners of one more target. */
export function watchListeners(target: EventTarget, name: string): void {
  watched.set(target, name);
}

export function takeCensus(): PageCensus {
  const counts: Record<string, number> = {};
  for (const [target, name] of watched) {
    for (const [type, registered] of listeners.get(target) ?? []) {
      if (registered.size > 0) counts[`${name} ${type}`] = registered.size;
    }
  }
  return {
    listeners: counts,
    elements: document.querySelectorAll('*').length,
    handlers: [window.onblur, window.onfocus],
  };
}

/** Graphics contexts that still work; browsers allow some 16 of them. One is Phaser's own, with which it looks at the machine. */
export function countLiveContexts(): number {
  return contexts.filter((context) => context.deref()?.isContextLost() === false).length;
}

function registrationsOf(target: EventTarget, type: string): Set<unknown> {
  let types = listeners.get(target);
  if (!types) listeners.set(target, (types = new Map()));
  let registered = types.get(type);
  if (!registered) types.set(type, (registered = new Set()));
  return registered;
}

const keys = new WeakMap<object, { capturing: object; bubbling: object }>();

/** A listener is registered once for each phase. */
function keyOf(
  listener: EventListenerOrEventListenerObject,
  options: boolean | EventListenerOptions | undefined,
): object {
  let key = keys.get(listener);
  if (!key) keys.set(listener, (key = { capturing: {}, bubbling: {} }));
  const capture = typeof options === 'object' ? options?.capture : options;
  return capture === true ? key.capturing : key.bubbling;
}
