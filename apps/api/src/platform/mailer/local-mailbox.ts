import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Mail, Mailer } from './mailer.ts';
import { escapeHtml, plainPage } from '../html.ts';

/** Most stored e-mails; beyond that the oldest are evicted. */
const CAPACITY = 50;

interface StoredMail extends Mail {
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

/** `/dev/mail`: e-mails that were stored instead of sent. Only a server in local mode has this mailbox and page. */
export function devMailRoutes(app: FastifyInstance, mailbox: LocalMailbox): void {
  app.get('/dev/mail', async (_request, reply) => {
    const emails = mailbox.mails.map(emailHtml).join('\n');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(plainPage('Local mail', emails || '<p>No e-mails yet.</p>'));
  });
}

function emailHtml({ to, subject, text, sentAt }: StoredMail): string {
  return `<article>
<dl>
<dt>To</dt><dd>${escapeHtml(to)}</dd>
<dt>Subject</dt><dd>${escapeHtml(subject)}</dd>
<dt>Sent</dt><dd><time>${new Date(sentAt).toISOString()}</time></dd>
</dl>
<pre>${withLinks(escapeHtml(text))}</pre>
</article>`;
}

function withLinks(html: string): string {
  return html.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
