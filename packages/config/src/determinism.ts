import { parseSync, Visitor } from 'oxc-parser';

/** Functions of `Math` that the language defines to the last bit; every other one may differ between engines. */
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

/** Ambient state that a simulation may not see. */
const AMBIENT = new Set([
  'Date',
  'Intl',
  'crypto',
  'document',
  'fetch',
  'globalThis',
  'navigator',
  'performance',
  'process',
  'setInterval',
  'setTimeout',
  'window',
]);

/** What in a source text could make two engines, or two runs, disagree; each with its line. */
export function findNondeterminism(file: string, source: string): string[] {
  const found: string[] = [];
  const report = (offset: number, what: string) => {
    found.push(`${file}:${source.slice(0, offset).split('\n').length}: ${what}`);
  };
  const { program } = parseSync(file, source);
  new Visitor({
    MemberExpression(node) {
      if (node.object.type !== 'Identifier' || node.object.name !== 'Math') return;
      if (node.computed || node.property.type !== 'Identifier' || !EXACT_MATH.has(node.property.name)) {
        report(node.start, source.slice(node.start, node.end));
      }
    },
    BinaryExpression(node) {
      if (node.operator === '**') report(node.start, 'the operator **');
    },
    AssignmentExpression(node) {
      if (node.operator === '**=') report(node.start, 'the operator **=');
    },
    Identifier(node) {
      if (AMBIENT.has(node.name)) report(node.start, node.name);
    },
    ForInStatement(node) {
      report(node.start, 'for…in, whose order is not fixed');
    },
  }).visit(program);
  return found;
}
