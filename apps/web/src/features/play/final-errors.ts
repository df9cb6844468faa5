import type { ErrorCode } from '@star-seekers/contracts';

/** The hub decides against a run, while it is played or when it is handed in: to send it again would change nothing. */
const REFUSED: ReadonlySet<string> = new Set<ErrorCode>([
  'runs/run_required',
  'runs/rejected',
  'runs/closed',
  'runs/expired',
  'runs/not_found',
  'runs/unfinished',
  'runs/taken_over',
  'runs/chunk_conflict',
  'runs/reveal_refused',
  'request/invalid',
  'request/malformed',
  'request/too_large',
]);

/** The hub cannot count a run, by its own doing, and gives the credit back. */
const RETURNED: ReadonlySet<string> = new Set<ErrorCode>(['runs/stale_rules', 'runs/unchecked', 'runs/restored']);

/**
 * What an error says about a run for good. Undefined for whatever else comes (no network, a limit, a busy verifier, a proxy's page, a chunk that
 * the server wants before this one): it decides nothing, and is tried again.
 */
export function finalityOf(code: string): 'refused' | 'returned' | undefined {
  if (REFUSED.has(code)) return 'refused';
  return RETURNED.has(code) ? 'returned' : undefined;
}
