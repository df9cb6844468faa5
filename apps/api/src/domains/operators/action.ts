import type { Transaction } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { EngineTraits } from '../../platform/database/engine.ts';
import { playerTransaction } from '../../platform/database/player-transaction.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { insertRecord } from './repository.ts';

/** A figure that an action changes. `null`: there is none. */
export interface Change {
  readonly what: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
  /** Tells whose account it is, so it is shown and not recorded: the record outlives the account. */
  readonly personal?: true;
}

/** Something that an operator does to a player, whoever asks for it: the shell, or a console. */
export interface Action {
  /** Its name in the record, such as `run void`. */
  readonly command: string;
  /** Looks up what it is about. @throws {ActionRefused} when there is no such thing */
  find(db: Db): Promise<Subject>;
  /**
   * Does it, and reports what that changed.
   * @throws {ActionRefused} when it cannot be done; nothing is changed then
   */
  perform(trx: Transaction<Schema>, subject: Subject, context: ActionContext): Promise<readonly Change[]>;
}

export interface Subject {
  /** The player whose transaction it is. */
  readonly userId: string;
  /** The run that it is about; null when it is about the account. */
  readonly runId: string | null;
  /** What it is about, for people. */
  readonly title: string;
}

export interface ActionContext {
  readonly engine: EngineTraits;
  readonly now: number;
  /** Of the record that is written with it. */
  readonly recordId: string;
}

/** Why an action cannot be done, in words for the operator. */
export class ActionRefused extends Error {
  override readonly name = 'ActionRefused';
}

type ActionServices = Pick<Services, 'db' | 'engine' | 'clock' | 'sessionCache'>;

export interface Done {
  readonly subject: Subject;
  readonly changes: readonly Change[];
}

/** What an action would change now: it is done and rolled back. @throws {ActionRefused} */
export async function preview(services: ActionServices, action: Action): Promise<Done> {
  const subject = await action.find(services.db);
  try {
    return await playerTransaction(services, subject.userId, async (trx) => {
      throw new RolledBack({ subject, changes: await action.perform(trx, subject, contextOf(services)) });
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.done;
    throw error;
  }
}

/**
 * Does an action and writes it into the record, in one transaction.
 * @param by.operator who does it @param by.reason why
 * @throws {ActionRefused}
 */
export async function act(
  services: ActionServices,
  action: Action,
  by: { readonly operator: string; readonly reason: string },
): Promise<Done> {
  const subject = await action.find(services.db);
  const changes = await playerTransaction(services, subject.userId, async (trx) => {
    const context = contextOf(services);
    const made = await action.perform(trx, subject, context);
    await insertRecord(trx, {
      id: context.recordId,
      at: context.now,
      operator: by.operator,
      command: action.command,
      user_id: subject.userId,
      run_id: subject.runId,
      reason: by.reason,
      result: JSON.stringify(made.filter(({ personal }) => !personal)),
    });
    return made;
  });
  services.sessionCache.forgetPlayer(subject.userId);
  return { subject, changes };
}

class RolledBack extends Error {
  readonly done: Done;

  constructor(done: Done) {
    super('rolled back');
    this.done = done;
  }
}

function contextOf({ engine, clock }: ActionServices): ActionContext {
  const now = clock.now();
  return { engine, now, recordId: newId(now) };
}
