import type { PlayerDecision } from '@star-seekers/contracts';
import { ApiFailure } from '../../platform/api-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { findPlayer } from '../auth/repository.ts';
import { type Action, ActionRefused } from './action.ts';
import { listRecordsOf } from './repository.ts';

interface Answer {
  /** Id of the decision in the record. */
  readonly recordId: string;
  readonly userId: string;
  readonly text: string;
}

/** Stores what a player answers to a decision about them. @throws {ApiFailure} decisions/not_found, decisions/answered */
export async function answerDecision(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { recordId, userId, text }: Answer,
): Promise<void> {
  const isNew = await db.playerTransaction(userId, async (trx) => {
    const record = trx.selectFrom('operator_records').select('id').where('id', '=', recordId);
    if (!(await record.where('user_id', '=', userId).executeTakeFirst()))
      throw new ApiFailure('decisions/not_found', 'There is no such decision about you.');
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('decision_answers')
      .values({ record_id: recordId, user_id: userId, text, answered_at: clock.now(), closed_at: null })
      .onConflict((conflict) => conflict.column('record_id').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  });
  if (!isNew) throw new ApiFailure('decisions/answered', 'You have already answered this decision.');
}

/** Decisions about a player as the player reads them, latest first: not who has decided. */
export async function decisionsOf(db: Db, userId: string): Promise<PlayerDecision[]> {
  const records = await listRecordsOf(db, userId);
  const answers = await answersTo(
    db,
    records.map(({ id }) => id),
  );
  return records.map(({ id, at, command, run_id: runId, reason }) => {
    const answer = answers.get(id);
    return {
      id,
      decidedAt: at,
      command,
      runId,
      reason,
      answer: answer ? { text: answer.text, answeredAt: answer.answered_at } : null,
    };
  });
}

/** Answers by the ids of their records. */
export async function answersTo(db: Db, recordIds: readonly string[]) {
  if (recordIds.length === 0) return new Map<string, never>();
  const rows = await db.selectFrom('decision_answers').selectAll().where('record_id', 'in', recordIds).execute();
  return new Map(rows.map((row) => [row.record_id, row]));
}

/** Decisions whose answers are open, the latest answers first. */
export async function listOpenAnswers(db: Db, limit: number) {
  return db
    .selectFrom('decision_answers')
    .innerJoin('operator_records', 'operator_records.id', 'decision_answers.record_id')
    .selectAll('operator_records')
    .select(['decision_answers.text', 'decision_answers.answered_at'])
    .where('decision_answers.closed_at', 'is', null)
    .orderBy('decision_answers.answered_at', 'desc')
    .orderBy('operator_records.id')
    .limit(limit)
    .execute();
}

export async function deleteAnswersBy(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('decision_answers').where('user_id', '=', userId).execute();
}

/** Closes the answer to a decision, whatever was decided upon it. The player is not told: what is decided upon it they are. */
export const closeAnswerAction = (recordId: string): Action => ({
  command: 'answer close',
  isUntold: true,
  async find(db) {
    const answer = await db
      .selectFrom('decision_answers')
      .innerJoin('operator_records', 'operator_records.id', 'decision_answers.record_id')
      .select(['operator_records.user_id', 'operator_records.run_id', 'operator_records.command'])
      .where('decision_answers.record_id', '=', recordId)
      .executeTakeFirst();
    if (!answer) throw new ActionRefused(`There is no answer to decision ${recordId}.`);
    const player = answer.user_id === null ? undefined : await findPlayer(db, answer.user_id);
    return {
      userId: answer.user_id,
      runId: answer.run_id,
      title: `answer of ${player?.username} to ${answer.command}`,
    };
  },
  async perform(trx, _subject, { now }) {
    const { numUpdatedRows } = await trx
      .updateTable('decision_answers')
      .set({ closed_at: now })
      .where('record_id', '=', recordId)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new ActionRefused(`The answer to decision ${recordId} is closed already.`);
    return [{ what: 'answer', before: 'open', after: 'closed' }];
  },
});
