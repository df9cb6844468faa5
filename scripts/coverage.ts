/** `pnpm coverage`: line and branch coverage of the kernel, of each game's simulation and of each domain of the server. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runStep } from './run-step.ts';

/** The measured files of each package, and the project of its tests that runs. */
const PACKAGES = [
  { folder: 'packages/sim', include: 'src/*.ts', project: 'node' },
  { folder: 'packages/games', include: 'src/*/{rules,sim,board,dealer,bot,state,simulation/*}.ts', project: 'node' },
  { folder: 'apps/api', include: 'src/**/*.ts', project: 'sqlite' },
] as const;

interface Share {
  covered: number;
  total: number;
}

type Row = Readonly<Record<'lines' | 'branches', Share>>;

const root = join(import.meta.dirname, '..');
const areas = new Map<string, Row>();

for (const { folder, include, project } of PACKAGES) {
  const options = [
    'enabled',
    'provider=v8',
    `include=${include}`,
    'exclude=**/*.test.ts',
    'exclude=**/testing/**',
    'reporter=json-summary',
    'reportOnFailure',
  ];
  const status = runStep('pnpm', [
    '--dir',
    join(root, folder),
    'exec',
    'vitest',
    'run',
    `--project=${project}`,
    '--reporter=dot',
    ...options.map((option) => `--coverage.${option}`),
  ]);
  if (status !== 0) process.exitCode = 1;
  const summary = JSON.parse(readFileSync(join(root, folder, 'coverage/coverage-summary.json'), 'utf8')) as Record<
    string,
    Row
  >;
  for (const [path, row] of Object.entries(summary)) if (path !== 'total') add(areaOf(relative(root, path)), row);
}

console.table(
  Object.fromEntries(
    [...areas]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([area, { lines, branches }]) => [area, { lines: percent(lines), branches: percent(branches) }]),
  ),
);

/** The row of the table that a file belongs to. */
function areaOf(path: string): string {
  return (
    /^apps\/api\/src\/domains\/[^/]+|^packages\/games\/src\/[^/]+|^packages\/sim/.exec(path)?.[0] ??
    'apps/api, the rest'
  );
}

function add(area: string, { lines, branches }: Row): void {
  const sum = areas.get(area) ?? { lines: { covered: 0, total: 0 }, branches: { covered: 0, total: 0 } };
  for (const [into, from] of [
    [sum.lines, lines],
    [sum.branches, branches],
  ] as const) {
    into.covered += from.covered;
    into.total += from.total;
  }
  areas.set(area, sum);
}

function percent({ covered, total }: Share): string {
  return total === 0 ? '-' : `${((100 * covered) / total).toFixed(1)} % of ${total}`;
}
