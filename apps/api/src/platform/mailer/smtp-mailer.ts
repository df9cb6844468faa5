import { type Transporter, createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

/** A mail server that does not answer must not hold letters up for the minutes that the library allows. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** Hands letters to a mail server. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  /** @param url `smtp://user:password@host:port` or `smtps://…` @param from the sender that people see */
  constructor(url: string, from: string) {
    this.#from = from;
    this.#transport = createTransport({
      url,
      pool: true,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...TIMEOUTS_MS,
    });
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    try {
      await this.#transport.sendMail({ from: this.#from, to: { name: '', address: to }, subject, text });
    } catch (error) {
      // The server's words repeat the address, and whatever else it pleases: they stay out of the log.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      // oxlint-disable-next-line preserve-caught-error -- the cause holds the address
      throw new Error(`The mail server did not take a letter: ${[code, responseCode].filter(Boolean).join(' ')}`);
    }
  }

  close(): void {
    this.#transport.close();
  }
}
