import { Readable } from 'node:stream';
import type { LiveEvent } from '@star-seekers/contracts';
import { jsonWithLog } from '../json-with-log.ts';

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

  send(event: LiveEvent): void {
    const past = event.type === 'head' ? event.past : null;
    const log = past && 'log' in past ? past.log : '';
    if (log === '') this.#push(lineOf(event));
    else
      for (const piece of jsonWithLog(lineOf({ ...event, past: { ...past, log: '' } }), Buffer.from(log, 'latin1')))
        this.#push(piece);
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

function lineOf(event: object): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
