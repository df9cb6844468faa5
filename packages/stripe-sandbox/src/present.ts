import { type Permissions, requirePermission } from './permissions.ts';
import type { Store, Stored } from './store.ts';

type Json = Record<string, unknown>;

/** Fields that are sent only when the request expands them. */
const ON_DEMAND: ReadonlySet<string> = new Set(['line_items']);

/** An object without its on-demand fields, as in events. */
export function withoutOnDemand<Kind extends object>(object: Kind): Kind {
  return Object.fromEntries(Object.entries(object).filter(([part]) => !ON_DEMAND.has(part))) as Kind;
}

interface Expansion {
  readonly expand: readonly string[] | undefined;
  readonly permissions: Permissions | undefined;
}

/**
 * The response body of an object: without unrequested on-demand fields, and with the ids at the `expand` paths replaced by their
 * objects. Paths may lead through lists (`data.payment_intent.latest_charge`).
 * @throws {StripeFailure} when the key may not read an object
 */
export function present(store: Store, object: object, { expand = [], permissions }: Expansion): Json {
  const answer = structuredClone(object) as Json;
  const expanded = new Set(expand.map((path) => path.replace(/^data\./, '').split('.', 1)[0] ?? ''));
  const bodies = Array.isArray(answer['data']) ? (answer['data'] as Json[]) : [answer];
  for (const body of bodies) for (const part of ON_DEMAND) if (!expanded.has(part)) delete body[part];
  const find = (id: string) => {
    const found = store.find<Stored>(id);
    if (found) requirePermission(permissions, found.object, 'read');
    return found;
  };
  for (const path of expand) expandAt(find, answer, path.split('.'));
  return answer;
}

function expandAt(find: (id: string) => object | undefined, node: Json, [field = '', ...rest]: string[]): void {
  const value = node[field];
  const replacement = typeof value === 'string' ? find(value) : value;
  if (replacement === undefined || replacement === null) return;
  node[field] = replacement;
  if (rest.length === 0) return;
  for (const child of Array.isArray(replacement) ? replacement : [replacement]) expandAt(find, child as Json, rest);
}
