/** What a terminal obeys instead of showing: control characters (C0, C1), what reorders or hides text, and line breaks. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** More of a line is cut off. */
const LONGEST_LINE = 2000;

/** Text as one line that a terminal only shows: `\u{1b}` for an escape character. */
export function printable(text: string): string {
  const shown = text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)} …` : text;
  return shown.replaceAll(UNSAFE, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
