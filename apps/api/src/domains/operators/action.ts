import type { ExportAnswer } from '@star-seekers/contracts';
import type { Db, Trx, Work } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { insertRecord } from './repository.ts';

/** A value that an action changes. `null`: absent. */
export interface Change {
  readonly what: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
  /** Personal data: shown but not recorded, since the record outlives the account. */
  readonly personal?: true;
}

/** An operator's action on a player, or on the hub, independent of its interface (shell or console). */
export interface Action {
  /** Its name in the record, such as `run void`. */
  readonly command: string;
  /** That of its transaction, if not that of other transactions of a player. */
  readonly isolation?: 'serializable';
  /** Whether the record does not name the player, who reads what it names. */
  readonly isUntold?: true;
  /** Path of a page with a secret, which only whoever performs the action gets to see, once it is done. */
  readonly link?: string;
  /** Resolves the subject. @throws {ActionRefused} when it does not exist */
  find(db: Db): Promise<Subject>;
  /**
   * Performs the action and returns its changes.
   * @throws {ActionRefused} when it is not possible; nothing is changed then
   */
  perform(trx: Trx, subject: Subject, context: ActionContext): Promise<readonly Change[]>;
  /** What is done elsewhere after the commit. When it fails, the action is recorded and can be repeated. */
  afterCommit?(db: Db): Promise<void>;
  /** Makes what is handed to whoever acts, after the commit. */
  document?(subject: Subject): Promise<ExportAnswer>;
}

export interface Subject {
  /** The player whose transaction the action runs in; null for an action on the hub. */
  readonly userId: string | null;
  /** The affected run; null for an action on the account. */
  readonly runId: string | null;
  /** Human-readable description. */
  readonly title: string;
}

export interface ActionContext {
  readonly counters: Services['counters'];
  readonly now: number;
  /** Id of the record of this action. */
  readonly recordId: string;
}

/** The action is not possible. The message tells the operator the reason. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused';
}

type ActionServices = Pick<Services, 'db' | 'clock' | 'counters' | 'sessionCache'>;

export interface ActionResult {
  readonly subject: Subject;
  readonly changes: readonly Change[];
  readonly document?: ExportAnswer;
}

/** Throws when somebody may not act on a subject. */
type Admit = (subject: Subject) => Promise<void>;

/** Whoever has the shell of the hub may do everything. */
const admitAll: Admit = async () => undefined;

/** Dry run: performs the action and rolls it back. @throws {ActionRefused} */
export async function preview(services: ActionServices, action: Action, admit = admitAll): Promise<ActionResult> {
  const subject = await action.find(services.db);
  await admit(subject);
  return rolledBack(
    async (work) => inTransaction(services.db, { action, subject }, work),
    async (trx) => ({ subject, changes: await action.perform(trx, subject, contextOf(services)) }),
  );
}

/** Does work in a transaction and rolls it back. @returns its result */
export async function rolledBack<Result>(
  transaction: (work: Work<never>) => Promise<never>,
  work: Work<Result>,
): Promise<Result> {
  let done: { readonly result: Result } | undefined;
  try {
    return await transaction(async (trx) => {
      done = { result: await work(trx) };
      throw new Rollback();
    });
  } catch (error) {
    if (error instanceof Rollback && done) return done.result;
    throw error;
  }
}

/**
 * Performs an action and records it in one transaction.
 * @param by.operator the operator @param by.reason the reason
 * @throws {ActionRefused}
 */
export async function act(
  services: ActionServices,
  action: Action,
  by: { readonly operator: string; readonly reason: string },
  admit = admitAll,
): Promise<ActionResult> {
  const subject = await action.find(services.db);
  await admit(subject);
  const changes = await inTransaction(services.db, { action, subject }, async (trx) => {
    const context = contextOf(services);
    const performed = await action.perform(trx, subject, context);
    await insertRecord(trx, {
      id: context.recordId,
      at: context.now,
      operator: by.operator,
      command: action.command,
      user_id: action.isUntold ? null : subject.userId,
      run_id: subject.runId,
      reason: by.reason,
      result: JSON.stringify(performed.filter(({ personal }) => !personal)),
    });
    return performed;
  });
  if (subject.userId !== null) services.sessionCache.evictPlayer(subject.userId);
  await action.afterCommit?.(services.db);
  const document = await action.document?.(subject);
  return { subject, changes, ...(document && { document }) };
}

class Rollback extends Error {}

/** That of the player, if there is one. */
async function inTransaction<Result>(
  db: Services['db'],
  { action, subject: { userId } }: { readonly action: Action; readonly subject: Subject },
  work: Work<Result>,
): Promise<Result> {
  return userId === null
    ? db.transaction(work, 'read committed')
    : db.playerTransaction(userId, work, action.isolation);
}

function contextOf({ clock, counters }: ActionServices): ActionContext {
  const now = clock.now();
  return { counters, now, recordId: newId(now) };
}
