/** A wrong citation: in a row of `docs/spec`, or in a line of code that cites one. */
export interface SpecProblem {
  readonly line: number;
  readonly problem: string;
}

/** A path of this repository and the test titles after it: `apps/web/src/a.test.ts`: "opens", "closes". */
const PATH = /`((?:apps|packages|docs|scripts)\/[^`]+)`(?:: ((?:"[^"]+"(?:, )?)+))?/g;

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/** A row of statements: id, statement, where, shown by. (A row of figures has three columns.) */
const STATEMENT = /^\| [GP]\d+\.\d+[a-z]? (?:\|[^|]*){3}\|$/;

/** A statement that was added between others has a letter: `P2.21a`. */
const ROW_ID = /^\| ([GP]\d+\.\d+[a-z]?) \|/gm;

const CITED_ID = /(?<![\w.])[GP]\d+\.\d+[a-z]?(?!\w|\.\d)/g;

/** The ids of the statements and figures in a document. @throws {Error} on a duplicate id */
export function specIds(document: string): Set<string> {
  const ids = new Set<string>();
  for (const [, id = ''] of document.matchAll(ROW_ID)) {
    if (ids.has(id)) throw new Error(`${id} is used twice`);
    ids.add(id);
  }
  return ids;
}

/**
 * Checks that the files and tests cited by a document exist, and that every statement cites a test.
 * @param read returns the text of a file, `'folder'` for a folder, undefined for a missing path
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

/** Finds citations of unknown ids. */
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
  if (cited.length > 0 && !TEST_FILE.test(path)) return [`${path} is not a test file`];
  return cited.filter((title) => !hasTest(content, title)).map((title) => `${path} has no test "${title}"`);
}

/** Whether a quoted text of the file begins with the title: a suffix added to a title breaks no citation. */
function hasTest(content: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => content.includes(`${quote}${title}`));
}
