/** A row of `docs/spec-coverage.md` that says what is not so. */
export interface CoverageProblem {
  readonly line: number;
  readonly problem: string;
}

/** A path of this repository, with the titles of tests that follow it: `apps/web/src/a.test.ts`: "says so", "and so". */
const CITATION = /`((?:apps|packages|docs|scripts)\/[^`]+)`(?:: ((?:"[^"]+"(?:, )?)+))?/g;

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/**
 * Checks what the table of covered statements cites: what it names is there, and every row has a test or a ruling.
 * @param read the text of a file, `'folder'` for a folder, undefined where there is nothing
 */
export function findCoverageProblems(table: string, read: (path: string) => string | undefined): CoverageProblem[] {
  return table.split('\n').flatMap((text, index) => {
    const citations = [...text.matchAll(CITATION)];
    const problems = citations.flatMap(([, path = '', titles = '']) => problemsOf(path, titles, read));
    const bare = isRow(text) && !text.includes('ruling') && !citations.some(([, path = '']) => TEST_FILE.test(path));
    if (bare) problems.push('the row cites neither a test nor a ruling');
    return problems.map((problem) => ({ line: index + 1, problem }));
  });
}

/** A row of a table that is neither its head nor the line below. */
function isRow(text: string): boolean {
  return text.startsWith('| ') && !/^\| (?:what|-+) \|/.test(text);
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
