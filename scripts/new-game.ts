/**
 * `pnpm new-game star-miner "Star Miner"`: writes a game that can be played, as a folder of `packages/games/src` and a line of its registry
 * (`docs/recipes/add-a-game.md`), and records its runs. Its rules are those of the template game, to be replaced.
 *
 * `--package <folder>` writes it into a copy of the package; nothing is recorded there.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
const TEMPLATE = join(root, 'apps/sandbox/template-game');
const GAMES = join(root, 'packages/games');

const { values, positionals } = parseArgs({ options: { package: { type: 'string' } }, allowPositionals: true });
const [slug = '', title = titleOf(slug)] = positionals;
const target = values.package ?? GAMES;
const folder = join(target, 'src', slug);

const problem = problemWith(slug);
if (problem === undefined) write();
else {
  console.error(problem);
  process.exitCode = 1;
}

function problemWith(name: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    return 'Name the game in lower case with hyphens: pnpm new-game star-miner "Star Miner"';
  }
  return existsSync(folder) ? `There is a folder ${folder} already: choose another name, or remove it.` : undefined;
}

function write(): void {
  const id = nextId();
  cpSync(TEMPLATE, folder, { recursive: true, filter: (path) => basename(path) !== 'tsconfig.json' });
  for (const file of globSync('**/*.{ts,tsx,json}', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8')
      .replaceAll('template-game', slug)
      .replaceAll('templateGame', camelCase(slug));
    writeFileSync(path, file === 'listing.ts' ? text.replace(/^ {2}id: \d+,$/m, `  id: ${id},`) : text);
  }
  for (const file of globSync('texts/*/listing.json', { cwd: folder })) {
    const path = join(folder, file);
    const names = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    writeFileSync(path, `${JSON.stringify({ ...names, title }, null, 2)}\n`);
  }
  appendFileSync(join(target, 'src/registry.ts'), `export { ${camelCase(slug)} } from './${slug}/game.ts';\n`);
  if (values.package !== undefined) return;
  for (const script of [
    ['record-golden.ts', slug],
    ['pace.ts', '--record', String(id)],
    ['par.ts', '--record', String(id)],
  ]) {
    execFileSync(process.execPath, [`bench/${script[0]}`, ...script.slice(1)], { cwd: GAMES });
  }
  console.log(`Game ${id} is in packages/games/src/${slug}, and its line in packages/games/src/registry.ts.
  pnpm dev                  play it: the sandbox's address with ?game=${id}
  pnpm check:game ${slug}   what its folder lacks, and every test of it
  docs/recipes/add-a-game.md says what each file is for.`);
}

/** Ids are never given twice; one that was removed last is that of the next game only if it had no players. */
function nextId(): number {
  const ids = globSync('src/*/listing.ts', { cwd: target }).map((file) =>
    Number(/^ {2}id: (\d+),$/m.exec(readFileSync(join(target, file), 'utf8'))?.[1] ?? 0),
  );
  return Math.max(0, ...ids) + 1;
}

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function titleOf(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (part) => part.replace('-', ' ').toUpperCase());
}
