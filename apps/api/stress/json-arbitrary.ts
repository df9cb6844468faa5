import fc from 'fast-check';

/** The subset of JSON Schema that zod generates for our endpoints. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Text that commonly breaks parsers, databases and pages. */
export const EVIL_TEXT = [
  '',
  ' ',
  '\0',
  'nul\0inside',
  '\ud800',
  'lone \udfff surrogate',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  'NaN',
  '\r\nset-cookie: a=b',
  '\u202e\u200b\ufeff',
  'İıſẞ',
  '9'.repeat(400),
  'a'.repeat(20_000),
] as const;

const EVIL_NUMBERS = [0, -0, -1, 0.5, 1e-300, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e308];

const evil: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { $ne: '' }, { length: -1 }, { toJSON: 1 }),
  fc.constantFrom<unknown>(...EVIL_TEXT),
  fc.constantFrom<unknown>(...EVIL_NUMBERS),
  fc.integer({ min: 1, max: 400 }).map((depth) => nested(depth)),
  fc.jsonValue(),
);

/** A value that usually matches the schema, and sometimes does not, in part or in full. */
export function jsonBy(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: valid(schema) }, { weight: 1, arbitrary: evil });
}

function valid(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object':
      return object(schema.properties ?? {});
    case 'integer':
    case 'number': {
      const { minimum: min = -(2 ** 31), maximum: max = 2 ** 53 - 1 } = schema;
      return fc.oneof(
        fc.maxSafeInteger().filter((value) => value >= min && value <= max),
        fc.constantFrom(min, max),
      );
    }
    case 'string':
      return text(schema);
    default:
      return evil;
  }
}

function text({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  const letters = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) });
  if (!pattern) return letters;
  return fc.oneof(letters, fc.stringMatching(/^[\w-]{8,20}$/));
}

/** Fields may be missing, and unknown ones may be present. */
function object(properties: Readonly<Record<string, JsonSchema>>): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) =>
    fc.option(
      jsonBy(schema).map((value) => [name, value] as const),
      { nil: undefined, freq: 12 },
    ),
  );
  const stray = fc.option(fc.tuple(fc.constantFrom('__proto__', 'constructor', 'userId', 'credits', '', '\0'), evil), {
    nil: undefined,
    freq: 1,
  });
  return fc
    .tuple(fc.oneof({ weight: 8, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: stray }), ...fields)
    .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== undefined)));
}

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
