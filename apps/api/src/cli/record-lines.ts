import { z } from 'zod';
import type { OperatorRecordTable } from '../domains/operators/table.ts';
import { changeLines } from './change-lines.ts';

/** A value in a record's result. */
const figure = z.union([z.string(), z.number()]).nullable();
const changes = z.array(z.object({ what: z.string(), before: figure, after: figure }));

/** Renders an operator's action: time, operator, command, target, reason and changes. */
export function recordLines({
  id,
  at,
  operator,
  command,
  user_id,
  run_id,
  reason,
  result,
}: OperatorRecordTable): string[] {
  const target = run_id !== null ? `run ${run_id}` : user_id !== null ? `player ${user_id}` : 'the hub';
  return [
    `${new Date(at).toISOString()}  ${operator}  ${command}  ${target}`,
    `  ${reason}  (record ${id})`,
    ...changeLines(changes.parse(JSON.parse(result))).map((line) => `  ${line}`),
  ];
}
