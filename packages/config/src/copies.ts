/** A stretch of lines that two parts of the product share but for names, numbers and texts. */
export interface Copy {
  readonly one: string;
  readonly other: string;
}

/** Stretches of so many lines are compared. */
const STRETCH = 10;

/** Lines that say nothing, or are one item of a list, or one figure of an object: alike everywhere. */
const SKIPPED = /^(?:[\])}>;,]*|[\w.'-]+,|\.\.\.[\w.]+,|[\w'-]+: -?[\d._]+,)$/;

/** Words of the language stay, since they make the shape; every other name is replaced. */
const KEYWORDS = new Set(
  'any as async await boolean break case catch class const continue default do else export extends false finally for function get if implements in interface keyof let never new null number of private readonly return satisfies set static string switch this throw true try type typeof undefined unknown void while yield'.split(
    ' ',
  ),
);

/**
 * Stretches of ten lines in files of different parts that differ in names, numbers and texts alone.
 * @param partOf the part that a file belongs to
 * @returns the first such stretch of every two files
 */
export function findCopies(files: ReadonlyMap<string, string>, partOf: (file: string) => string): Copy[] {
  const seen = new Map<string, string>();
  const copies = new Map<string, Copy>();
  for (const [file, source] of files) {
    const lines = linesOf(source);
    for (let start = 0; start + STRETCH <= lines.length; start++) {
      const stretch = lines.slice(start, start + STRETCH);
      const key = shapeOf(stretch.map(({ text }) => text).join('\n'));
      const place = `${file}:${stretch[0]?.line ?? 0}`;
      const earlier = seen.get(key) ?? place;
      seen.set(key, earlier);
      const [earlierFile = ''] = earlier.split(':');
      if (partOf(earlierFile) === partOf(file)) continue;
      const pair = `${earlierFile} ${file}`;
      if (!copies.has(pair)) copies.set(pair, { one: earlier, other: place });
    }
  }
  return [...copies.values()];
}

/** The lines of a file that say something, without its imports and comments. */
function linesOf(source: string): { readonly line: number; readonly text: string }[] {
  const blank = (removed: string) => removed.replaceAll(/[^\n]/g, '');
  return source
    .replaceAll(/^import\b[^;]*;|^export \{[^;]*;/gm, blank)
    .replaceAll(/\/\*[\s\S]*?\*\//g, blank)
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => !SKIPPED.test(text));
}

/** Lines without their texts and numbers, and with their names numbered in the order in which they come. */
function shapeOf(lines: string): string {
  const numbers = new Map<string, number>();
  return lines
    .replaceAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g, '""')
    .replaceAll(/\b\d[\d_.]*/g, '0')
    .replaceAll(/[A-Za-z_$#][\w$]*/g, (name) => {
      if (KEYWORDS.has(name)) return name;
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return `x${number}`;
    });
}
