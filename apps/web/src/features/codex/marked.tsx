import styles from './marked.module.css';

export interface MarkedProps {
  readonly text: string;
  /** In lower case. */
  readonly words: readonly string[];
}

/** Text with the words that were looked for marked in it. */
export function Marked({ text, words }: MarkedProps) {
  const pattern = new RegExp(`(${words.map(literal).join('|')})`, 'gi');
  // Split by a group, every second piece is a match.
  return text.split(pattern).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have nothing but their place
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ),
  );
}

/** As a pattern that matches exactly this word. */
function literal(word: string): string {
  return word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
