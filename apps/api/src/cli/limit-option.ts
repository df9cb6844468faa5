import { parseArgs } from 'node:util';
import { z } from 'zod';

const options = z.object({
  limit: z
    .string()
    .regex(/^\d{1,5}$/, '--limit must be a whole number')
    .transform(Number)
    .default(50),
});

/** The value of `--limit`, the only argument of a command that lists things. @throws {Error} naming the invalid argument */
export function limitIn(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { limit: { type: 'string' } } });
  const parsed = options.safeParse(values);
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
  return parsed.data.limit;
}
