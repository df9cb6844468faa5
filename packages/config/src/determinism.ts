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

/** Globals that a simulation may not use: they differ between devices, runs or moments. */
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

/** Methods and properties whose value depends on the device. */
const LOCAL = new Set([
  'localeCompare',
  'stack',
  'toLocaleDateString',
  'toLocaleLowerCase',
  'toLocaleString',
  'toLocaleTimeString',
  'toLocaleUpperCase',
]);

/** Methods that compare items as texts unless they get a comparator. */
const SORTS = new Set(['sort', 'toSorted']);

const COLLECTIONS = new Set(['Map', 'Set']);

/** Methods that iterate in insertion order, which a restored state need not share. */
const ITERATORS = new Set(['entries', 'forEach', 'keys', 'values']);

/**
 * Finds code that two engines, two runs or two moments could evaluate differently.
 * @param file path for the report
 * @returns each place as `file:line: reason`
 */
export function findNondeterminism(file: string, source: string): string[] {
  const { program } = parseSync(file, source);
  const found: string[] = [];
  const report = ({ start, end }: Pick<Node, 'end' | 'start'>, what = source.slice(start, end)) =>
    void found.push(`${file}:${source.slice(0, start).split('\n').length}: ${what}`);

  const collections = namesOfCollections(program);
  const isCollection = (node: Node) => node.type === 'Identifier' && collections.has(node.name);
  /** Keys are texts, which sort by code units: they need no comparator. */
  const listsKeys = ({ start, end }: Node) => source.slice(start, end).startsWith('Object.keys(');
  const reportOrder = (node: Node) => report(node, `the order of ${source.slice(node.start, node.end)}`);

  /** Positions of names of members and types, which are not globals. */
  const memberNames = new Set<number>();
  const exactMath = new Set<number>();
  new Visitor({
    MemberExpression(node) {
      const { object, property } = node;
      const name = property.type === 'Identifier' && !node.computed ? property.name : undefined;
      if (!node.computed) memberNames.add(property.start);
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
      if (ITERATORS.has(name) && isCollection(callee.object)) reportOrder(callee.object);
    },
    Property(node) {
      if (!node.computed && !node.shorthand) memberNames.add(node.key.start);
    },
    PropertyDefinition(node) {
      if (!node.computed) memberNames.add(node.key.start);
    },
    MethodDefinition(node) {
      if (!node.computed) memberNames.add(node.key.start);
    },
    TSPropertySignature(node) {
      memberNames.add(node.key.start);
    },
    Identifier(node) {
      if (memberNames.has(node.start)) return;
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
      if (isCollection(node.right)) reportOrder(node.right);
    },
    SpreadElement(node) {
      if (isCollection(node.argument)) reportOrder(node.argument);
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

/** Names of the constants and variables of a file that hold a new `Map` or `Set`. */
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
