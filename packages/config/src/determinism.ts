import { type Node, parseSync, Visitor } from 'oxc-parser';

/** Members of `Math` that the language defines to the last bit; every other one may differ between engines. */
const EXACT_MATH = new Set([
  'abs',
  'ceil',
  'clz32',
  'floor',
  'fround',
  'imul',
  'max',
  'min',
  'round',
  'sign',
  'sqrt',
  'trunc',
  'PI',
]);

/** Names from outside that a simulation may not see: they differ between devices, runs or moments. */
const AMBIENT = new Set([
  'Atomics',
  'Date',
  'FinalizationRegistry',
  'Function',
  'Intl',
  'Promise',
  'SharedArrayBuffer',
  'Temporal',
  'WeakRef',
  'WebAssembly',
  'Worker',
  'crypto',
  'document',
  'eval',
  'fetch',
  'globalThis',
  'localStorage',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'sessionStorage',
  'setInterval',
  'setTimeout',
  'window',
]);

/** Methods and properties whose answer depends on the device, whatever they are asked of. */
const LOCAL = new Set([
  'localeCompare',
  'stack',
  'toLocaleDateString',
  'toLocaleLowerCase',
  'toLocaleString',
  'toLocaleTimeString',
  'toLocaleUpperCase',
]);

/** They compare texts unless they are told how to compare. */
const SORTS = new Set(['sort', 'toSorted']);

const COLLECTIONS = new Set(['Map', 'Set']);

/** Go through a collection in the order in which it was filled, which a state that was loaded again need not share. */
const WALKS = new Set(['entries', 'forEach', 'keys', 'values']);

/**
 * Finds what could make two engines, two runs or two moments disagree.
 * @param file path for the report
 * @returns each place as `file:line: what`
 */
export function findNondeterminism(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const found: string[] = [];
  const report = ({ start, end }: Pick<Node, 'end' | 'start'>, what = source.slice(start, end)) =>
    void found.push(`${file}:${source.slice(0, start).split('\n').length}: ${what}`);

  const collections = namesOfCollections(program);
  const isCollection = (node: Node) => node.type === 'Identifier' && collections.has(node.name);
  /** Its names are texts, which sort by their code units. */
  const listsKeys = ({ start, end }: Node) => source.slice(start, end).startsWith('Object.keys(');
  const walked = (node: Node) => report(node, `the order of ${source.slice(node.start, node.end)}`);

  /** Names of members and types, which are nobody's surroundings. */
  const own = new Set<number>();
  const exactMath = new Set<number>();
  new Visitor({
    MemberExpression(node) {
      const { object, property } = node;
      const name = property.type === 'Identifier' && !node.computed ? property.name : undefined;
      if (!node.computed) own.add(property.start);
      if (object.type === 'Identifier' && object.name === 'Math' && name !== undefined && EXACT_MATH.has(name)) {
        exactMath.add(object.start);
      }
      if (name !== undefined && LOCAL.has(name)) report(property);
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return;
      const { name } = callee.property;
      if (SORTS.has(name) && node.arguments.length === 0 && !listsKeys(callee.object)) {
        report(callee.property, `${name} without a comparison`);
      }
      if (WALKS.has(name) && isCollection(callee.object)) walked(callee.object);
    },
    Property(node) {
      if (!node.computed && !node.shorthand) own.add(node.key.start);
    },
    PropertyDefinition(node) {
      if (!node.computed) own.add(node.key.start);
    },
    MethodDefinition(node) {
      if (!node.computed) own.add(node.key.start);
    },
    TSPropertySignature(node) {
      own.add(node.key.start);
    },
    Identifier(node) {
      if (own.has(node.start)) return;
      if (AMBIENT.has(node.name)) report(node);
      if (node.name === 'Math' && !exactMath.has(node.start)) report(node, 'Math, other than its exact members');
    },
    BinaryExpression(node) {
      if (node.operator === '**') report(node, 'the operator **');
    },
    AssignmentExpression(node) {
      if (node.operator === '**=') report(node, 'the operator **=');
    },
    ForInStatement(node) {
      report(node, 'for…in, whose order is not fixed');
    },
    ForOfStatement(node) {
      if (isCollection(node.right)) walked(node.right);
    },
    SpreadElement(node) {
      if (isCollection(node.argument)) walked(node.argument);
    },
    AwaitExpression(node) {
      report(node, 'await');
    },
    ImportExpression(node) {
      report(node, 'import()');
    },
    MetaProperty(node) {
      report(node);
    },
  }).visit(program);
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration' && declared.kind !== 'const') {
      report(declared, 'a variable that outlives a run');
    }
  }
  return found;
}

/** The names in a file that stand for a collection it makes. */
function namesOfCollections(program: Node): Set<string> {
  const names = new Set<string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || init?.type !== 'NewExpression') return;
      if (init.callee.type === 'Identifier' && COLLECTIONS.has(init.callee.name)) names.add(id.name);
    },
  }).visit(program as Parameters<Visitor['visit']>[0]);
  return names;
}
