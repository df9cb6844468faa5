import styles from './marked.module.css';

export interface MarkedProps {
  readonly text: string;
  /** In lower case. */
  readonly words: readonly string[];
}

/** Text with the words of a search marked. */
export function Marked({ text, words }: MarkedProps) {
  const pattern = new RegExp(`(${words.map(escapePattern).join('|')})`, 'gi');
  // Split by a group, every second piece is a match.
  return text.split(pattern).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity than their index
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ),
  );
}

/** Escapes a word for a regular expression. */
function escapePattern(word: string): string {
  return word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
