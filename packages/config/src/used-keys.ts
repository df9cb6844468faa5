import { parseSync, Visitor } from 'oxc-parser';

/** Translation keys that a source file may use. */
export interface UsedKeys {
  /** Every string literal. */
  readonly literals: ReadonlySet<string>;
  /** Template literals: any text may stand between the fixed parts. */
  readonly patterns: readonly RegExp[];
}

/** Reads the keys that a source file may use, with or without their namespace. */
export function readUsedKeys(file: string, source: string): UsedKeys {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') literals.add(node.value);
    },
    TemplateLiteral(node) {
      const parts = node.quasis.map(({ value }) => value.cooked ?? '');
      const [first = ''] = parts;
      if (parts.length === 1) literals.add(first);
      // A template without a namespace or a group would match every key.
      else if (/[.:]/.test(first) || parts.at(-1)?.startsWith('.')) {
        const namespace = first.includes(':') ? '' : '[^:]+:';
        patterns.push(new RegExp(`^${namespace}${parts.map(escape).join('[^ ]+')}$`));
      }
    },
  }).visit(parseSync(file, source).program);
  return { literals, patterns };
}

/** The keys, each as `namespace:key`, that no source file uses. */
export function unusedKeys(keys: Iterable<string>, used: readonly UsedKeys[]): string[] {
  const literals = new Set(used.flatMap(({ literals }) => [...literals]));
  const patterns = used.flatMap(({ patterns }) => patterns);
  return [...new Set(keys)].filter(
    (key) =>
      !literals.has(key) &&
      !literals.has(key.slice(key.indexOf(':') + 1)) &&
      !patterns.some((pattern) => pattern.test(key)),
  );
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
