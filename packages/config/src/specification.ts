/** A place that says what is not so: a row of `docs/spec`, or a line of code that cites one. */
export interface SpecProblem {
  readonly line: number;
  readonly problem: string;
}

/** A path of this repository, with the titles of tests that follow it: `apps/web/src/a.test.ts`: "says so", "and so". */
const PATH = /`((?:apps|packages|docs|scripts)\/[^`]+)`(?:: ((?:"[^"]+"(?:, )?)+))?/g;

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/** A row of statements: id, statement, where, shown by. A row of figures has three columns, which tests read. */
const STATEMENT = /^\| [GP]\d+\.\d+ (?:\|[^|]*){3}\|$/;

const ROW_ID = /^\| ([GP]\d+\.\d+) \|/gm;

const CITED_ID = /(?<![\w.])[GP]\d+\.\d+(?![\w.])/g;

/** The ids of the statements and figures in a document. @throws {Error} that names an id that stands there twice */
export function specIds(document: string): Set<string> {
  const ids = new Set<string>();
  for (const [, id = ''] of document.matchAll(ROW_ID)) {
    if (ids.has(id)) throw new Error(`${id} stands there twice`);
    ids.add(id);
  }
  return ids;
}

/**
 * Checks what the rows of a document cite: what is named is there, and every statement has a test.
 * @param read the text of a file, `'folder'` for a folder, undefined where there is nothing
 */
export function findRowProblems(document: string, read: (path: string) => string | undefined): SpecProblem[] {
  return document.split('\n').flatMap((text, index) => {
    const cited = [...text.matchAll(PATH)];
    const problems = cited.flatMap(([, path = '', titles = '']) => problemsOf(path, titles, read));
    if (STATEMENT.test(text) && !cited.some(([, path = '']) => TEST_FILE.test(path))) {
      problems.push('the statement cites no test');
    }
    return problems.map((problem) => ({ line: index + 1, problem }));
  });
}

/** Finds citations of ids that no document has. */
export function findUnknownIds(code: string, ids: ReadonlySet<string>): SpecProblem[] {
  return code
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(CITED_ID)]
        .filter(([id]) => !ids.has(id))
        .map(([id]) => ({ line: index + 1, problem: `there is no ${id}` })),
    );
}

function problemsOf(path: string, titles: string, read: (path: string) => string | undefined): string[] {
  const content = read(path);
  if (content === undefined) return [`${path} does not exist`];
  const cited = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
  if (cited.length > 0 && !TEST_FILE.test(path)) return [`${path} is no file of tests`];
  return cited.filter((title) => !hasTest(content, title)).map((title) => `${path} has no test "${title}"`);
}

/** Whether a quoted text of the file begins with the title, so that what is added at its end breaks no citation. */
function hasTest(content: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => content.includes(`${quote}${title}`));
}
