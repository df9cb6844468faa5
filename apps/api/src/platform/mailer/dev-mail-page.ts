import type { FastifyInstance } from 'fastify';
import { escapeHtml, plainPage } from '../html.ts';
import type { StoredMail, LocalMailbox } from './local-mailbox.ts';

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
