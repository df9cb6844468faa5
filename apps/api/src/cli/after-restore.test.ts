import { checkRolls } from '@star-seekers/contracts/check-rolls';
import { seedHashOf } from '@star-seekers/contracts/fair-dice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRestore } from '../domains/operators/after-restore.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { ROLES, RestoreDrill, type Role, at, restoredState } from '../testing/restore-drill.ts';
import { type TestServer, type Visitor, newVisitor, refusal, snapshot, testEngine } from '../testing/index.ts';

const DAY = 24 * 60 * 60 * 1000;

let drill: RestoreDrill;

beforeAll(async () => {
  drill = await RestoreDrill.prepare();
});

afterAll(async () => drill.remove());

async function signIn(server: TestServer, role: Role): Promise<Visitor> {
  const visitor = newVisitor(server);
  const { user, password } = drill.players[role];
  await visitor.api('login', { body: { email: user.email, password } });
  return visitor;
}

test('the command shows what it will change, and changes nothing without a yes', async () => {
  const restored = await drill.restore();
  const before = await restoredState(restored);
  const db = await openDatabase(restored.address);
  // A clock that was ahead when the backup was taken keeps no run of today open.
  expect((await findRestore(db, { since: undefined, now: 1000 })).backupAt).toBe(1000);
  await db.close();
  // `pnpm backup` leaves them out.
  const [sessions, links] = testEngine() === 'sqlite' ? [0, 0] : [7, 1];
  expect(await drill.afterRestore(restored, [], async () => false)).toEqual({
    code: 1,
    output: expect.stringMatching(
      new RegExp(
        `^ {2}backup .*T.*Z\n {2}sessions .*${sessions} → 0\n {2}links for new.* ${links} → 0\n {2}links for passkeys.* ${links} → 0\n {2}secret seeds.* 2 → 0\n {2}open runs .*1 → 0\nPayments since .*: asked of sandbox\nNothing was changed\\.\n$`,
      ),
    ) as string,
  });
  expect((await drill.afterRestore(restored, [])).output).toContain('no terminal to confirm on');
  expect((await drill.afterRestore(restored, ['--yes', '--since', 'monday'])).output).toContain(
    '--since must be a time',
  );
  expect((await drill.afterRestore(restored, ['--yes', '--since', '2999-01-01T00:00:00Z'])).output).toContain('future');
  expect(await restoredState(restored)).toEqual(before);
  await restored.remove();
});

test('after it nothing that was paid is lost, and nothing that was known before is valid', async () => {
  const restored = await drill.restore();
  const { code, output } = await drill.afterRestore(restored);
  expect(output).toMatch(/Done and recorded:\n {2}backup .*paid payments {2}1 → 4\n$/s);
  expect(output.match(/"event":"payment\.unknown"/g)).toHaveLength(1);
  expect(output).toContain(drill.unknownSession);
  expect(code).toBe(0);
  const after = await restoredState(restored);
  expect(after).toMatchObject({ faults: [], secrets: [], sessions: [], links: [] });
  expect(Object.fromEntries(after.runs.map(({ id, status }) => [id, status]))).toEqual({
    [drill.runId]: 'returned',
    [drill.expiredRunId]: 'open',
  });
  expect(after.records).toEqual([{ command: 'after-restore', reason: 'the disk broke', user_id: null }]);

  const again = await drill.afterRestore(restored);
  expect(again).toMatchObject({ code: 0, output: expect.stringMatching(/paid payments {2}4 → 4\n$/) as string });
  expect(await restoredState(restored)).toEqual(after);

  const server = await drill.startHub(restored.address);
  for (const role of ROLES) {
    expect((await refusal(at(server, drill.players[role]).api('user'))).code).toBe('auth/required');
  }
  expect(await newVisitor(server).api('checkReset', { body: { token: drill.resetToken } })).toEqual({ valid: false });
  const creditsOf = async (role: Role) => (await (await signIn(server, role)).api('user')).user.credits;
  expect([await creditsOf('early'), await creditsOf('late'), await creditsOf('refunded')]).toEqual([100, 250, 0]);

  const runner = await signIn(server, 'runner');
  expect(await creditsOf('runner')).toBe(2);
  expect((await runner.api('transactions'))[0]).toMatchObject({
    description: 'Space Snake - Credit Returned After a Restore',
    kind: 'returnedAfterRestore',
    name: 'Space Snake',
  });
  expect((await refusal(runner.api('leaseRun', { params: { id: drill.runId } }))).code).toBe('runs/restored');

  server.clock.advance(DAY);
  const known = await Promise.all(drill.revealed.map(seedHashOf));
  expect(new Set(known).size).toBe(2);
  for (const role of ['roller', 'looker'] as const) {
    const { api } = await signIn(server, role);
    const { seedHash, nonce } = await api('diceSeed');
    expect([known.includes(seedHash), nonce]).toEqual([false, 0]);
    await api('rollDice', { body: { clientSeed: 'mine' } });
    const rolls = await api('diceRolls', { query: {} });
    expect(rolls[0]?.proof).toMatchObject({ seedHash, nonce: 0, serverSeed: null });
    expect((await checkRolls(rolls)).flatMap(({ faults }) => faults)).toEqual([]);
  }

  const inUse = await snapshot(server.services.db);
  const later = await drill.afterRestore(restored);
  expect(later).toMatchObject({ code: 1, output: expect.stringContaining('the time of that backup') as string });
  const ofThisBackup = new Date(Date.now() - DAY).toISOString();
  expect((await drill.afterRestore(restored, ['--yes', '--since', ofThisBackup])).code).toBe(0);
  expect(await snapshot(server.services.db)).toEqual(inUse);
  // The database was restored once more, from a backup that has the record of the first time.
  const ofAnother = await drill.afterRestore(restored, ['--yes', '--since', new Date(Date.now()).toISOString()]);
  expect(ofAnother).toMatchObject({ code: 0, output: expect.stringMatching(/secret seeds.* 2 → 0/) as string });
  await server.close();
  await restored.remove();
});
