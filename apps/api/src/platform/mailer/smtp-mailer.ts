import { type Transporter, createTransport } from 'nodemailer';
import type { Mail, Mailer } from './mailer.ts';

/** Timeout of the mail server; the library's default is minutes. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** Sends e-mails through an SMTP server. */
export class SmtpMailer implements Mailer {
  readonly #transport: Transporter;
  readonly #from: string;

  /** @param url `smtp://user:password@host:port` or `smtps://…` @param from the visible sender */
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
      // The server's message repeats the recipient's address: keep it out of the log.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      // oxlint-disable-next-line preserve-caught-error -- the cause holds the address
      throw new Error(`The mail server rejected an e-mail: ${[code, responseCode].filter(Boolean).join(' ')}`);
    }
  }

  close(): void {
    this.#transport.close();
  }
}
