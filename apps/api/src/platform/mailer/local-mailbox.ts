import type { Clock } from '../clock.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Most stored e-mails; beyond that the oldest are evicted. */
const CAPACITY = 50;

export interface StoredMail extends Mail {
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

/** Stores e-mails in memory instead of sending them, for `/dev/mail`: a reset link must not end up in a file. */
export class LocalMailbox implements Mailer {
  readonly #clock: Clock;
  #mails: readonly StoredMail[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Stored e-mails, latest first. */
  get mails(): readonly StoredMail[] {
    return this.#mails;
  }

  async send(mail: Mail): Promise<void> {
    this.#mails = [{ ...mail, sentAt: this.#clock.now() }, ...this.#mails].slice(0, CAPACITY);
  }

  close(): void {
    this.#mails = [];
  }
}
