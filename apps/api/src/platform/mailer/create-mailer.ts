import { getSystemErrorName } from 'node:util';
import { type Transporter, createTransport } from 'nodemailer';
import type { Clock } from '../clock.ts';
import { LocalMailbox } from './local-mailbox.ts';
import type { Mail, Mailer } from './mailer.ts';

/** How e-mails are delivered; `local` stores them for `/dev/mail` and exists only in local mode. */
export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'local' | 'off' };

/** Creates the configured mailer; undefined when mail is off. */
export function createMailer(config: MailConfig, clock: Clock): Mailer | undefined {
  if (config.kind === 'smtp') return new SmtpMailer(config.url, config.from);
  return config.kind === 'local' ? new LocalMailbox(clock) : undefined;
}

/** Timeout of the mail server; the library's default is minutes. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/** What the library throws. */
interface SmtpError {
  readonly code?: string;
  /** Of the answer of the mail server. */
  readonly responseCode?: number;
  /** Of the operating system. */
  readonly errno?: number;
}

/** Codes of failures before an e-mail was offered. */
const UNREACHABLE = new Set(['ECONNECTION', 'EDNS', 'ESOCKET', 'ETIMEDOUT', 'ETLS']);
const NOT_SIGNED_IN = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);

function descriptionOf({ code = '', responseCode, errno }: SmtpError): string {
  const system = typeof errno === 'number' && errno < 0 ? getSystemErrorName(errno) : undefined;
  const codes = [code, responseCode, system].filter(Boolean).join(' ');
  if (UNREACHABLE.has(code)) return `The mail server could not be reached: ${codes}`;
  if (NOT_SIGNED_IN.has(code)) return `The mail server did not accept the user and password of SMTP_URL: ${codes}`;
  return `The mail server rejected an e-mail: ${codes}`;
}

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
      // oxlint-disable-next-line preserve-caught-error -- the cause holds the address
      throw new Error(descriptionOf(error as SmtpError));
    }
  }

  close(): void {
    this.#transport.close();
  }
}
