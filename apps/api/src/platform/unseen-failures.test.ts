import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buy, newPlayer, startTestServer, testEngine } from '../testing/index.ts';

test('a receipt that cannot be sent is logged (A 7)', async () => {
  const lines: Record<string, unknown>[] = [];
  const server = await startTestServer({
    mailer: { send: async () => Promise.reject(new Error('no such mail server')), close: () => {} },
    onLog: (line) => lines.push(line),
  });
  await buy(server, await newPlayer(server));
  await server.services.background.idle();
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'an e-mail about a payment was not sent',
      paymentId: expect.any(String),
      err: expect.objectContaining({ message: 'no such mail server' }),
    }),
  ]);
  await server.close();
});

test.runIf(testEngine() === 'postgres')('a connection that the database terminated is logged (A 7)', async () => {
  const logged = Promise.withResolvers<Record<string, unknown>>();
  const server = await startTestServer({ onLog: logged.resolve });
  const { db } = server.services;
  // Two connections, so that one is idle while the other terminates it.
  await db.transaction(async (trx) => {
    await db.selectFrom('users').select('id').execute();
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    `.execute(trx);
    expect(await logged.promise).toMatchObject({ level: 50, event: 'database.lost' });
  });
  await server.close();
});
