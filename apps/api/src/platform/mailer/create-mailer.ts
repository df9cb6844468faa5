import type { Clock } from '../clock.ts';
import { LocalMailbox } from './local-mailbox.ts';
import type { Mailer } from './mailer.ts';
import { SmtpMailer } from './smtp-mailer.ts';

/** How e-mails are delivered; `local` stores them for `/dev/mail` and exists only in local mode. */
export type MailConfig =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  | { readonly kind: 'local' | 'off' };

/** Creates the configured mailer; undefined when mail is off. */
export function createMailer(config: MailConfig, clock: Clock): Mailer | undefined {
  if (config.kind === 'smtp') return new SmtpMailer(config.url, config.from);
  return config.kind === 'local' ? new LocalMailbox(clock) : undefined;
}
