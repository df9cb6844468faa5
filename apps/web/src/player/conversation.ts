import { type PlayerReport, type PlayerRequest, numberedRequest } from '../features/theatre/player-messages.ts';

/**
 * Takes requests from the page around this one and reports to it. Messages from elsewhere, or of another form, are ignored. The page has no origin
 * in its frame, but its address has that of the hub.
 */
export class Conversation {
  readonly #page: Window;
  readonly #listeners = new Set<(request: PlayerRequest) => void>();
  /** Requests that came before anybody listened. */
  #early: PlayerRequest[] = [];
  /** Number of the last request. */
  order = 0;

  constructor(page: Window) {
    this.#page = page;
    window.addEventListener('message', ({ source, origin, data }) => {
      if (source !== page || origin !== location.origin) return;
      const { success, data: message } = numberedRequest.safeParse(data);
      if (success) this.#take(message.order, message.request);
    });
  }

  /** @returns unsubscribes */
  listen(listener: (request: PlayerRequest) => void): () => void {
    this.#listeners.add(listener);
    for (const request of this.#early.splice(0)) listener(request);
    return () => void this.#listeners.delete(listener);
  }

  report(report: PlayerReport): void {
    this.#page.postMessage(report, location.origin);
  }

  #take(order: number, request: PlayerRequest): void {
    this.order = order;
    if (this.#listeners.size === 0) this.#early.push(request);
    for (const listener of this.#listeners) listener(request);
  }
}
