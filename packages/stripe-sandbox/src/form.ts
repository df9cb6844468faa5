import { StripeFailure } from './stripe-failure.ts';

/** The URL-encoded form of a request; empty when the body has another type. */
export function formText(request: { readonly body: unknown }): string {
  return typeof request.body === 'string' ? request.body : '';
}

export type FormValue = string | FormValue[] | { [key: string]: FormValue };

const MAX_DEPTH = 8;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses a body or query of Stripe's clients: `line_items[0][price_data][currency]=usd`. Consecutive keys from 0 form a list.
 * @throws {StripeFailure} for malformed or forbidden keys
 */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Tree = new Map();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = [key.split('[', 1)[0] ?? '', ...[...key.matchAll(/\[([^\]]*)\]/g)].map(([, part]) => part ?? '')];
    if (path.length > MAX_DEPTH || path.some((part) => FORBIDDEN_KEYS.has(part)) || !path[0]) {
      throw new StripeFailure('invalid_request_error', `Invalid parameter: ${key.slice(0, 100)}`);
    }
    put(root, path, value);
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, toValue(value)]));
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

function toValue(node: Tree | string): FormValue {
  if (typeof node === 'string') return node;
  const isList = [...node.keys()].every((key, index) => key === String(index));
  if (isList) return [...node.values()].map(toValue);
  return Object.fromEntries([...node].map(([key, value]) => [key, toValue(value)]));
}
