import type { Clock } from '../clock.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Older letters make room for new ones. */
const CAPACITY = 50;

export interface KeptMail extends Mail {
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

/** Keeps letters in memory instead of sending them, for `/dev/mail`: a reset link has no business in a file. */
export class LocalMailbox implements Mailer {
  readonly #clock: Clock;
  #mails: readonly KeptMail[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** What was sent, the latest first. */
  get mails(): readonly KeptMail[] {
    return this.#mails;
  }

  async send(mail: Mail): Promise<void> {
    this.#mails = [{ ...mail, sentAt: this.#clock.now() }, ...this.#mails].slice(0, CAPACITY);
  }

  close(): void {
    this.#mails = [];
  }
}
