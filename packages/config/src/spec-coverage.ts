/** A row of `docs/spec-coverage.md` that says what is not so. */
export interface CoverageProblem {
  readonly line: number;
  readonly problem: string;
}

/** A path of this repository, with the titles of tests that follow it: `apps/web/src/a.test.ts`: "says so", "and so". */
const CITATION = /`((?:apps|packages|docs|scripts)\/[^`]+)`(?:: ((?:"[^"]+"(?:, )?)+))?/g;

const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/**
 * Checks what the table of covered statements cites.
 * @param read the text of a file, `'folder'` for a folder, undefined where there is nothing
 */
export function findCoverageProblems(table: string, read: (path: string) => string | undefined): CoverageProblem[] {
  return table.split('\n').flatMap((text, index) =>
    [...text.matchAll(CITATION)].flatMap(([, path = '', titles = '']) => {
      const content = read(path);
      const problem = (words: string): CoverageProblem => ({ line: index + 1, problem: words });
      if (content === undefined) return [problem(`${path} does not exist`)];
      const cited = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title);
      if (cited.length > 0 && !TEST_FILE.test(path)) return [problem(`${path} is no file of tests`)];
      return cited
        .filter((title) => !hasTest(content, title))
        .map((title) => problem(`${path} has no test "${title}"`));
    }),
  );
}

/** Whether a quoted text of the file begins with the title, so that what is added at its end breaks no citation. */
function hasTest(content: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => content.includes(`${quote}${title}`));
}
