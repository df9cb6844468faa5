import { parseArgs } from 'node:util';
import { z } from 'zod';

const options = z.object({
  limit: z
    .string()
    .regex(/^\d{1,5}$/, '--limit must be a whole number')
    .transform(Number)
    .optional(),
});

/** Entries without `--limit`. */
const DEFAULT_LIMIT = 50;

/** The value of `--limit`, the only argument of a command that lists things. @throws {Error} naming the invalid argument */
export function limitIn(args: readonly string[]): number {
  return parse(args, false).limit ?? DEFAULT_LIMIT;
}

/** The arguments of a command that lists things of something, and the value of `--limit`. @throws {Error} naming the invalid argument */
export function namesAndLimitIn(args: readonly string[], fallback: number): { names: string[]; limit: number } {
  const { positionals, limit = fallback } = parse(args, true);
  return { names: positionals, limit };
}

function parse(
  args: readonly string[],
  allowPositionals: boolean,
): { positionals: string[]; limit?: number | undefined } {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { limit: { type: 'string' } },
    allowPositionals,
  });
  const parsed = options.safeParse(values);
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message);
  return { positionals, ...parsed.data };
}
