import { CODEX_CATEGORIES, type Codex } from '@star-seekers/content/codex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './codex-lists.module.css';
import { useCodexLanguage } from './loaded-codex.ts';
import type { CodexHit } from './search-codex.ts';

interface CurrentProps {
  /** Id of the open entry. */
  readonly currentId: string | undefined;
}

/** Entries under the headings of their categories. */
export function CodexEntries({ entries, currentId }: CurrentProps & { readonly entries: Codex }) {
  const { t } = useTranslation('codex');
  const written = useCodexLanguage();
  return CODEX_CATEGORIES.map((category) => {
    const members = entries.filter((entry) => entry.category === category);
    if (members.length === 0) return null;
    return (
      <section key={category} aria-labelledby={`shelf-${category}`} className={styles.shelf}>
        <h3 id={`shelf-${category}`} className={styles.category}>
          {t(`categories.${category}`)}
        </h3>
        <ul>
          {members.map(({ id, title, faction }) => (
            <li key={id} data-faction-scope={faction}>
              <Link
                to={{ hash: id }}
                preventScrollReset
                className={styles.entry}
                aria-current={id === currentId || undefined}
                {...written}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** Search hits with the words of the query marked. */
export function CodexHits(
  props: CurrentProps & { readonly hits: readonly CodexHit[]; readonly words: readonly string[] },
) {
  const { t } = useTranslation('codex');
  const { hits, words, currentId } = props;
  const written = useCodexLanguage();
  return (
    <ul className={styles.hits} {...written}>
      {hits.map(({ entry, anchor, heading, excerpt }) => (
        <li key={entry.id} data-faction-scope={entry.faction}>
          <Link
            to={{ hash: anchor }}
            preventScrollReset
            className={styles.hit}
            aria-current={entry.id === currentId || undefined}
          >
            <span className={styles.hitTitle}>
              <Marked text={heading ? `${entry.title}: ${heading}` : entry.title} words={words} />
            </span>
            <span className={styles.hitCategory}>{t(`categories.${entry.category}`)}</span>
            <span className={styles.excerpt}>
              <Marked text={excerpt} words={words} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface MarkedProps {
  readonly text: string;
  /** In lower case. */
  readonly words: readonly string[];
}

/** Text with the words of a search marked. */
function Marked({ text, words }: MarkedProps) {
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
