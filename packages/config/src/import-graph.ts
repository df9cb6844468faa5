import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type MemberExpression, type Program, Visitor, parseSync } from 'oxc-parser';

/** One import of a file. */
export interface ImportEdge {
  /** Path of a file relative to the repository's root, or the name of an external package. */
  readonly target: string;
  /** `static`: loaded with the file; `dynamic`: loaded on demand, also in a thread or a process that the file starts; `type`: never loaded. */
  readonly kind: 'static' | 'dynamic' | 'type';
}

/** Imports by file; paths are relative to the repository's root, with forward slashes. */
export type ImportGraph = ReadonlyMap<string, readonly ImportEdge[]>;

/** Folder of a workspace package and its `exports`, by package name. */
export type WorkspacePackages = ReadonlyMap<string, { folder: string; exports: Readonly<Record<string, string>> }>;

/** Reads the imports of source files. @throws {Error} when an imported file does not exist */
export function readImportGraph(root: string, files: readonly string[], packages: WorkspacePackages): ImportGraph {
  return new Map(files.map((file) => [file, importsOf(root, file, packages)]));
}

/** The file and everything that its static imports reach. */
export function loadedWith(graph: ImportGraph, entry: string): Set<string> {
  return walk(graph, [entry], ['static']);
}

/** The file and everything that its static and dynamic imports reach. */
export function reachableFrom(graph: ImportGraph, entry: string): Set<string> {
  return walk(graph, [entry], ['static', 'dynamic']);
}

/** The files and everything that their imports reach, those of types too. */
export function compiledWith(graph: ImportGraph, entries: readonly string[]): Set<string> {
  return walk(graph, entries, ['static', 'dynamic', 'type']);
}

function walk(graph: ImportGraph, entries: readonly string[], kinds: readonly ImportEdge['kind'][]): Set<string> {
  const seen = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const { target, kind } of graph.get(file) ?? []) if (kinds.includes(kind)) queue.push(target);
  }
  return seen;
}

/** What was parsed, by path: several tests of a process read the whole repository. */
const parsed = new Map<string, { readonly source: string; readonly edges: readonly ImportEdge[] }>();

function importsOf(root: string, file: string, packages: WorkspacePackages): readonly ImportEdge[] {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  const before = parsed.get(path);
  if (before?.source === source) return before.edges;
  const edges = parseImports(root, file, source, packages);
  parsed.set(path, { source, edges });
  return edges;
}

function parseImports(root: string, file: string, source: string, packages: WorkspacePackages): ImportEdge[] {
  const { module, program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const edges: ImportEdge[] = [];
  const add = (specifier: string, kind: ImportEdge['kind']) => {
    edges.push({ target: targetOf(root, file, specifier, packages), kind });
  };
  for (const { moduleRequest, entries, start } of module.staticImports) {
    const namesTypes = entries.length > 0 && entries.every(({ isType }) => isType);
    const typeOnly = namesTypes || /^import\s+type\b/.test(source.slice(start));
    add(moduleRequest.value, typeOnly ? 'type' : 'static');
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest) add(moduleRequest.value, isType ? 'type' : 'static');
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = /^['"](.+)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[1];
    if (specifier) add(specifier, 'dynamic');
  }
  if (source.includes('import.meta.glob')) edges.push(...globbedBy(root, file, program));
  if (source.includes('import.meta.')) for (const started of startedBy(program)) add(started, 'dynamic');
  return edges;
}

/** The files that calls of `import.meta.glob` in a file match. */
function globbedBy(root: string, file: string, program: Program): ImportEdge[] {
  const edges: ImportEdge[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [patterns, options] }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      const written = patterns?.type === 'ArrayExpression' ? patterns.elements : [patterns];
      const globs = written.flatMap((pattern) =>
        pattern?.type === 'Literal' && typeof pattern.value === 'string' ? [pattern.value] : [],
      );
      const eager =
        options?.type === 'ObjectExpression' &&
        options.properties.some(
          (property) =>
            property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'eager',
        );
      const cwd = join(root, dirname(file));
      const excluded = new Set(
        globs.filter((glob) => glob.startsWith('!')).flatMap((glob) => globSync(glob.slice(1), { cwd })),
      );
      for (const path of globs.filter((glob) => !glob.startsWith('!')).flatMap((glob) => globSync(glob, { cwd }))) {
        if (excluded.has(path)) continue;
        const target = relative(root, join(cwd, path)).split(sep).join('/');
        edges.push({ target, kind: eager ? 'static' : 'dynamic' });
      }
    },
  }).visit(program);
  return edges;
}

/** The files that are started as threads and processes: `new URL('./x.ts', import.meta.url)`, `fork(join(import.meta.dirname, 'x.ts'))`. */
function startedBy(program: Program): string[] {
  const started: string[] = [];
  const add = (place: unknown, property: string, path: unknown) => {
    const { type, object, property: name } = (place ?? {}) as Partial<MemberExpression>;
    if (type !== 'MemberExpression' || object?.type !== 'MetaProperty') return;
    if (name?.type !== 'Identifier' || name.name !== property) return;
    const { value } = (path ?? {}) as { readonly value?: unknown };
    if (typeof value === 'string' && /\.tsx?$/.test(value)) started.push(value.startsWith('.') ? value : `./${value}`);
  };
  new Visitor({
    NewExpression({ callee, arguments: [path, base] }) {
      if (callee.type === 'Identifier' && callee.name === 'URL') add(base, 'url', path);
    },
    CallExpression({ callee, arguments: [file] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'fork') return;
      if (file?.type === 'CallExpression' && file.arguments.length === 2) {
        add(file.arguments[0], 'dirname', file.arguments[1]);
      }
    },
  }).visit(program);
  return started;
}

function targetOf(root: string, file: string, specifier: string, packages: WorkspacePackages): string {
  if (specifier.startsWith('.'))
    return existing(root, file, resolve(root, dirname(file), specifier.split('?')[0] ?? ''));
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const workspacePackage = packages.get(name);
  if (!workspacePackage) return name;
  const subpath = `.${specifier.slice(name.length)}`;
  const exported = workspacePackage.exports[subpath] ?? workspacePackage.exports['./*']?.replace('*', subpath.slice(2));
  if (exported === undefined) return name;
  return existing(root, file, join(root, workspacePackage.folder, exported));
}

function existing(root: string, from: string, path: string): string {
  const found = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  if (!found) throw new Error(`${from} imports ${path}, which does not exist`);
  return relative(root, found).split(sep).join('/');
}
