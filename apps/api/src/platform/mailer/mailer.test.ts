import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { newPlayer, startTestServer } from '../../testing/index.ts';
import { machineClock } from '../clock.ts';
import { SmtpMailer, createMailer } from './create-mailer.ts';
import { LocalMailbox } from './local-mailbox.ts';

const EMAIL = {
  to: 'nova@example.com',
  subject: 'Über den Wolken ✦',
  text: `Hello,\n\nhttps://hub.example/reset-password?token=${'a'.repeat(120)}\n.\n.a line that begins with a dot\n`,
};

let server: SMTPServer | undefined;

afterEach(() => server?.close());

/** A real mail server on a free port. Received e-mails are appended to `emails`. */
async function mailServer(rejection?: string) {
  const emails: { from: string; to: string[]; user: string; source: string }[] = [];
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) =>
      username === 'stranger' ? done(new Error('Who is that?')) : done(null, { user: username }),
    onRcptTo: ({ address }, _session, done) => done(rejection ? new Error(`${rejection} ${address}`) : null),
    onData: (stream, { envelope, user }, done) => {
      const [from, to] = [envelope.mailFrom ? envelope.mailFrom.address : '', envelope.rcptTo];
      const email = { from, to: to.map(({ address }) => address), user: String(user), source: '' };
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        email.source += chunk;
      });
      stream.on('end', () => {
        emails.push(email);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { emails, port: address.port };
}

test('an e-mail arrives at the mail server unchanged', async () => {
  const { emails, port } = await mailServer();
  const mailer = new SmtpMailer(`smtp://crew:s%40fe@127.0.0.1:${port}`, 'Star Seekers <no-reply@hub.example>');
  await mailer.send(EMAIL);
  mailer.close();
  expect(emails).toMatchObject([{ from: 'no-reply@hub.example', to: ['nova@example.com'], user: 'crew' }]);
  const email = await PostalMime.parse(emails[0]?.source ?? '');
  expect(email.from).toMatchObject({ name: 'Star Seekers', address: 'no-reply@hub.example' });
  expect(email).toMatchObject({ subject: EMAIL.subject, text: EMAIL.text });
  expect(email.html).toBeUndefined();
});

test('the error of a rejected e-mail contains neither the address nor the text', async () => {
  const { port } = await mailServer('no such user');
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@hub.example');
  const error = (await mailer.send(EMAIL).catch((error: unknown) => error)) as Error;
  mailer.close();
  expect(error.message).toBe('The mail server rejected an e-mail: EENVELOPE 550');
  expect(error.cause).toBeUndefined();
});

test('a mail server that cannot be reached has rejected nothing (H 5)', async () => {
  const { port } = await mailServer();
  server?.close();
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@hub.example');
  await expect(mailer.send(EMAIL)).rejects.toThrow('The mail server could not be reached: ESOCKET ECONNREFUSED');
  mailer.close();
  const nowhere = new SmtpMailer('smtp://mail.invalid', 'no-reply@hub.example');
  await expect(nowhere.send(EMAIL)).rejects.toThrow(/^The mail server could not be reached: EDNS/);
  nowhere.close();
});

test('a mail server that refuses the password has rejected no e-mail (H 5)', async () => {
  const { port } = await mailServer();
  const mailer = new SmtpMailer(`smtp://stranger:a-password@127.0.0.1:${port}`, 'no-reply@hub.example');
  const error = (await mailer.send(EMAIL).catch((error: unknown) => error)) as Error;
  mailer.close();
  expect(error.message).toBe('The mail server did not accept the user and password of SMTP_URL: EAUTH 535');
});

test('the local mailbox stores the latest 50 e-mails', async () => {
  const mailbox = new LocalMailbox(machineClock);
  for (let index = 0; index < 60; index++) await mailbox.send({ ...EMAIL, subject: String(index) });
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 50 }, (_, index) => `${59 - index}`),
  );
});

test('creates the configured mailer', () => {
  expect(createMailer({ kind: 'off' }, machineClock)).toBeUndefined();
  expect(createMailer({ kind: 'local' }, machineClock)).toBeInstanceOf(LocalMailbox);
  const smtp = createMailer({ kind: 'smtp', url: 'smtp://127.0.0.1:1', from: 'a@b.example' }, machineClock);
  expect(smtp).toBeInstanceOf(SmtpMailer);
  smtp?.close();
});

test('/dev/mail shows stored e-mails as escaped text with working links', async () => {
  const hub = await startTestServer();
  const { api, user } = await newPlayer(hub);
  await hub.services.mailer?.send({ ...EMAIL, text: '<script>alert(1)</script> & "quotes"' });
  await api('requestReset', { body: { email: user.email } });
  const [email] = await hub.mails();
  const link = /https?:\S+/.exec(email?.text ?? '')?.[0] ?? '';
  const page = await fetch(`${hub.url}/dev/mail`);
  const html = await page.text();
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain(`<a href="${link}">${link}</a>`);
  expect(html).toContain(`<dd>${user.email}</dd>`);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;');
  expect(html).not.toContain('<script');
  expect((await fetch(`${hub.url}/api/plain.css`)).headers.get('content-type')).toContain('text/css');
  await hub.close();
});

test('a server without a local mailbox has no /dev/mail', async () => {
  const hub = await startTestServer({ mailer: null });
  expect((await fetch(`${hub.url}/dev/mail`)).status).toBe(404);
  await hub.close();
});
