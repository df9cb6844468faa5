import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { newPlayer, startTestServer } from '../../testing/index.ts';
import { systemClock } from '../clock.ts';
import { createMailer } from './create-mailer.ts';
import { LocalMailbox } from './local-mailbox.ts';
import { SmtpMailer } from './smtp-mailer.ts';

const LETTER = {
  to: 'nova@example.com',
  subject: 'Über den Wolken ✦',
  text: `Hello,\n\nhttps://hub.example/reset-password?token=${'a'.repeat(120)}\n.\n.a line that begins with a dot\n`,
};

let server: SMTPServer | undefined;

afterEach(() => server?.close());

/** A real mail server on a free port. `letters` fills as they arrive. */
async function mailServer(refuse?: string) {
  const letters: { from: string; to: string[]; user: string; source: string }[] = [];
  server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: ({ address }, _session, done) => done(refuse ? new Error(`${refuse} ${address}`) : null),
    onData: (stream, { envelope, user }, done) => {
      const [from, to] = [envelope.mailFrom ? envelope.mailFrom.address : '', envelope.rcptTo];
      const letter = { from, to: to.map(({ address }) => address), user: String(user), source: '' };
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        letter.source += chunk;
      });
      stream.on('end', () => {
        letters.push(letter);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return { letters, port: address.port };
}

test('a letter arrives at the mail server as it was written', async () => {
  const { letters, port } = await mailServer();
  const mailer = new SmtpMailer(`smtp://crew:s%40fe@127.0.0.1:${port}`, 'Star Seekers <no-reply@hub.example>');
  await mailer.send(LETTER);
  mailer.close();
  expect(letters).toMatchObject([{ from: 'no-reply@hub.example', to: ['nova@example.com'], user: 'crew' }]);
  const letter = await PostalMime.parse(letters[0]?.source ?? '');
  expect(letter.from).toMatchObject({ name: 'Star Seekers', address: 'no-reply@hub.example' });
  expect(letter).toMatchObject({ subject: LETTER.subject, text: LETTER.text });
  expect(letter.html).toBeUndefined();
});

test('a refusal of the mail server tells neither the address nor the letter', async () => {
  const { port } = await mailServer('no such user');
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@hub.example');
  const error = (await mailer.send(LETTER).catch((error: unknown) => error)) as Error;
  mailer.close();
  expect(error.message).toBe('The mail server did not take a letter: EENVELOPE 550');
  expect(error.cause).toBeUndefined();
});

test('a mail server that cannot be reached is an error, not a wait without end', async () => {
  const { port } = await mailServer();
  server?.close();
  const mailer = new SmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@hub.example');
  await expect(mailer.send(LETTER)).rejects.toThrow('The mail server did not take a letter: ESOCKET');
  mailer.close();
});

test('the local mailbox keeps the latest 50 letters', async () => {
  const mailbox = new LocalMailbox(systemClock);
  for (let index = 0; index < 60; index++) await mailbox.send({ ...LETTER, subject: String(index) });
  expect(mailbox.mails.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 50 }, (_, index) => `${59 - index}`),
  );
});

test('the operator chooses where letters go', () => {
  expect(createMailer({ kind: 'off' }, systemClock)).toBeUndefined();
  expect(createMailer({ kind: 'local' }, systemClock)).toBeInstanceOf(LocalMailbox);
  const smtp = createMailer({ kind: 'smtp', url: 'smtp://127.0.0.1:1', from: 'a@b.example' }, systemClock);
  expect(smtp).toBeInstanceOf(SmtpMailer);
  smtp?.close();
});

test('/dev/mail shows what was sent, as text, with the link to follow', async () => {
  const hub = await startTestServer();
  const { api, user } = await newPlayer(hub);
  await hub.services.mailer?.send({ ...LETTER, text: '<script>alert(1)</script> & "quotes"' });
  await api('requestReset', { body: { email: user.email } });
  const [letter] = await hub.mails();
  const link = /https?:\S+/.exec(letter?.text ?? '')?.[0] ?? '';
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

test('a server that sends its letters, or none, has no such page', async () => {
  const hub = await startTestServer({ mailer: null });
  expect((await fetch(`${hub.url}/dev/mail`)).status).toBe(404);
  await hub.close();
});
