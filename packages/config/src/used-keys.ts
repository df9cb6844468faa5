import { parseSync, Visitor } from 'oxc-parser';

/** What a source file may ask the translations for. */
export interface AskedTexts {
  /** Every text in it that could be a key. */
  readonly literals: ReadonlySet<string>;
  /** Keys that are put together: what is between the fixed parts may be anything. */
  readonly patterns: readonly RegExp[];
}

/** Reads the keys that a source file may ask for, with or without their namespace. */
export function readAskedTexts(file: string, source: string): AskedTexts {
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
      // One that does not say the namespace or the group could be any key, and would excuse them all.
      else if (/[.:]/.test(first) || parts.at(-1)?.startsWith('.')) {
        const namespace = first.includes(':') ? '' : '[^:]+:';
        patterns.push(new RegExp(`^${namespace}${parts.map(escape).join('[^ ]+')}$`));
      }
    },
  }).visit(parseSync(file, source).program);
  return { literals, patterns };
}

/** The keys, each as `namespace:key`, that nothing asks for. */
export function unusedKeys(keys: Iterable<string>, asked: readonly AskedTexts[]): string[] {
  const literals = new Set(asked.flatMap(({ literals }) => [...literals]));
  const patterns = asked.flatMap(({ patterns }) => patterns);
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
