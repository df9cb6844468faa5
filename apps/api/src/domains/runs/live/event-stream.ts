import { Readable } from 'node:stream';
import type { LiveEvent } from '@star-seekers/contracts';
import { jsonWithLog } from '../packed-parts.ts';

/** Bytes that may wait for a slow reader. */
const MAX_BUFFERED = 1024 * 1024;

/** A response of server-sent events. A reader that does not keep up is dropped. */
export class EventStream extends Readable {
  readonly #maxBuffered: number;

  constructor(maxBuffered = MAX_BUFFERED) {
    super();
    this.#maxBuffered = maxBuffered;
  }

  override _read(): void {
    // Events come when they come.
  }

  send(event: LiveEvent, log: readonly Uint8Array[] = []): void {
    const line = `data: ${JSON.stringify(event)}\n\n`;
    if (log.length === 0) this.#push(line);
    else for (const piece of jsonWithLog(line, log)) this.#push(piece);
  }

  /** A comment, so that nobody on the way takes the connection for dead. */
  beat(): void {
    this.#push(':\n\n');
  }

  /** Ends the response after what was sent. */
  finish(): void {
    if (!this.destroyed) this.push(null);
  }

  #push(text: string | Uint8Array): void {
    if (this.destroyed) return;
    if (this.readableLength > this.#maxBuffered) this.destroy();
    else this.push(text);
  }
}
