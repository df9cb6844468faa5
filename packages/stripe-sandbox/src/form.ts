import { StripeFailure } from './stripe-failure.ts';

/** The form that a request carries; nothing when its body is of another kind. */
export function formText(request: { readonly body: unknown }): string {
  return typeof request.body === 'string' ? request.body : '';
}

export type FormValue = string | FormValue[] | { [key: string]: FormValue };

const DEEPEST = 8;
const POISONOUS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses what Stripe's clients send, as body and as query: `line_items[0][price_data][currency]=usd`. Keys that count from 0
 * are a list.
 * @throws {StripeFailure} for keys that no client makes
 */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Tree = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [key.split('[', 1)[0] ?? '', ...[...key.matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? '')];
    if (path.length > DEEPEST || path.some((part) => POISONOUS.has(part)) || !path[0]) {
      throw new StripeFailure('invalid_request_error', `Invalid parameter: ${key.slice(0, 100)}`);
    }
    put(root, path, value);
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, plain(value)]));
}

type Tree = Map<string, Tree | string>;

function put(tree: Tree, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(tree.size) : head;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const branch = tree.get(key);
  const next: Tree = branch instanceof Map ? branch : new Map();
  tree.set(key, next);
  put(next, rest, value);
}

function plain(node: Tree | string): FormValue {
  if (typeof node === 'string') return node;
  const isList = [...node.keys()].every((key, index) => key === String(index));
  if (isList) return [...node.values()].map(plain);
  return Object.fromEntries([...node].map(([key, value]) => [key, plain(value)]));
}
