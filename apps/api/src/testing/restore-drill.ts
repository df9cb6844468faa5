import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runOperator } from '../cli/run-operator.ts';
import type { Terminal } from '../cli/terminal.ts';
import { readConfig } from '../composition/config.ts';
import { ledgerFaults } from '../composition/ledger-faults.ts';
import { openGateway } from '../domains/payments/gateway.ts';
import { insertLink } from '../domains/staff/repository.ts';
import { machineClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { makeScratchFolder } from './databases/scratch-folder.ts';
import { copyTemplateDatabase } from './databases/template-file.ts';
import { copyTestDatabase, createTestDatabase, type TestDatabase, testEngine } from './databases/test-database.ts';
import { buy, openCheckout, payOnPage, refund } from './pay.ts';
import { playRun, sendTo, startRun } from './play-run.ts';
import { type TestPlayer, newPlayer, newVisitor, rollFace } from './test-player.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Who had an account when the backup was taken, by what became of them since. */
export const ROLES = ['early', 'late', 'refunded', 'roller', 'looker', 'runner', 'forgetful'] as const;

export type Role = (typeof ROLES)[number];

/** A backup of a hub, and what happened since then, at the hub and at the provider of payments. */
export class RestoreDrill {
  readonly players = {} as Record<Role, TestPlayer>;
  /** Seeds of the dice that were secret in the backup and have been revealed since. */
  readonly revealed: string[] = [];
  /** The run that was open in the backup, and one that had expired. */
  runId = '';
  expiredRunId = '';
  resetToken = '';
  /** What somebody has paid whose account is newer than the backup. */
  unknownSession = '';
  #backup!: TestDatabase;
  readonly #dataDir = makeScratchFolder();
  readonly #live = join(this.#dataDir, 'star-seekers.sqlite');

  static async prepare(): Promise<RestoreDrill> {
    const drill = new RestoreDrill();
    const database = testEngine() === 'postgres' ? await createTestDatabase() : undefined;
    if (!database) await copyTemplateDatabase(drill.#live);
    await drill.#prepare(database?.address ?? drill.#live);
    await database?.remove();
    return drill;
  }

  /** Restores the backup, on SQLite in the place of the database. */
  async restore(): Promise<TestDatabase> {
    if (testEngine() === 'postgres') return copyTestDatabase(this.#backup.address);
    for (const suffix of ['', '-wal', '-shm']) rmSync(this.#live + suffix, { force: true });
    cpSync(this.#backup.address, this.#live);
    return { address: this.#live, remove: async () => undefined };
  }

  /** Runs `pnpm operator after-restore` in this process. */
  async afterRestore(
    { address }: TestDatabase,
    args: readonly string[] = ['--yes'],
    confirm?: Terminal['confirm'],
  ): Promise<{ code: number; output: string }> {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(`${line}\n`);
    const env = { DATA_DIR: this.#dataDir, ...(testEngine() === 'postgres' && { DATABASE_URL: address }) };
    const terminal = { env, operator: 'ops', print, printError: print, confirm };
    const code = await runOperator(['after-restore', '--reason', 'the disk broke', ...args], terminal);
    return { code, output: lines.join('') };
  }

  /** A server whose payments are in the sandbox of the data folder. */
  async startHub(address: string): Promise<TestServer> {
    const payments = await openGateway(readConfig({ DATA_DIR: this.#dataDir }), machineClock);
    return startTestServer({ database: address, payments });
  }

  async remove(): Promise<void> {
    await this.#backup.remove();
    rmSync(this.#dataDir, { recursive: true });
  }

  async #prepare(address: string): Promise<void> {
    const before = await this.startHub(address);
    for (const role of ROLES) this.players[role] = await newPlayer(before, role === 'runner' ? 3 : 0);
    const { early, late, refunded, roller, looker, runner, forgetful } = this.players;
    const opened = await openCheckout(early);
    const bought = await buy(before, refunded, 'gamer');
    await rollFace(before, roller, 6);
    await looker.api('diceSeed');
    const run = await startRun(runner);
    this.runId = run.runId;
    this.expiredRunId = (await startRun(runner, 1)).runId;
    const expired = before.services.db.updateTable('runs').where('id', '=', this.expiredRunId);
    await expired.set({ expires_at: before.clock.now() - DAY }).execute();
    await forgetful.api('requestReset', { body: { email: forgetful.user.email } });
    this.resetToken = /token=([\w-]+)/.exec((await before.mails())[0]?.text ?? '')?.[1] ?? '';
    await insertLink(before.services.db, {
      token_hash: 'of a passkey',
      user_id: forgetful.user.id,
      expires_at: before.clock.now() + DAY,
    });
    await before.close();
    this.#backup = await copyTestDatabase(address);

    const since = await this.startHub(address);
    await payOnPage(opened.url.replace(before.url, since.url));
    await buy(since, at(since, late), 'gamer');
    await refund(since, await buy(since, at(since, late)));
    await refund(since, bought);
    since.clock.advance(DAY);
    for (const player of [roller, looker].map((one) => at(since, one))) {
      await rollFace(since, player, 1);
      await player.api('changeDiceSeed');
      this.revealed.push((await player.api('diceRolls', { query: {} }))[0]?.proof?.serverSeed ?? '');
    }
    since.clock.advance(-DAY);
    await playRun(run.gameId, run.setup, sendTo(since, run.runId), { quitAfter: 60 });
    this.unknownSession = (await buy(since, await newPlayer(since))).sessionId;
    await newVisitor(since).api('resetPassword', { body: { token: this.resetToken, password: 'another-orbit' } });
    await since.close();
  }
}

/** The browser of a player, at another server. */
export function at(server: TestServer, player: TestPlayer): TestPlayer {
  return { ...player, ...newVisitor(server, player.cookie()) };
}

/** What a restored database has, apart from its new ids and times. */
export async function restoredState({ address }: TestDatabase) {
  const db = await openDatabase(address);
  try {
    const transfers = await db
      .selectFrom('ledger_transfers')
      .select(['user_id', 'debit', 'credit', 'amount', 'reason'])
      .execute();
    return {
      payments: await db.selectFrom('payments').selectAll().orderBy('checkout_session_id').execute(),
      receipts: await db.selectFrom('receipts').selectAll().orderBy('number').execute(),
      accounts: await db.selectFrom('accounts').selectAll().orderBy('user_id').orderBy('kind').execute(),
      transfers: transfers.map((transfer) => Object.values(transfer).join(' ')).toSorted(),
      runs: await db.selectFrom('runs').select(['id', 'status']).execute(),
      secrets: await db.selectFrom('dice_seeds').select('id').where('revealed_at', 'is', null).execute(),
      sessions: await db.selectFrom('sessions').select('user_id').execute(),
      links: [
        ...(await db.selectFrom('password_resets').select('user_id').execute()),
        ...(await db.selectFrom('passkey_links').select('user_id').execute()),
      ],
      records: await db.selectFrom('operator_records').select(['command', 'reason', 'user_id']).execute(),
      faults: await ledgerFaults(db),
    };
  } finally {
    await db.close();
  }
}
