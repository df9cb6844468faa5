import { type Codex, CODEX_CATEGORIES } from '@star-seekers/content/codex';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './codex-lists.module.css';
import { Marked } from './marked.tsx';
import type { CodexHit } from './search-codex.ts';

interface ShownProps {
  /** Entry that is read now. */
  readonly shownId: string | undefined;
}

/** Entries under the headings of their categories. */
export function CodexEntries({ entries, shownId }: ShownProps & { readonly entries: Codex }) {
  const { t } = useTranslation('codex');
  return CODEX_CATEGORIES.map((category) => {
    const own = entries.filter((entry) => entry.category === category);
    if (own.length === 0) return null;
    return (
      <section key={category} aria-labelledby={`shelf-${category}`} className={styles.shelf}>
        <h3 id={`shelf-${category}`} className={styles.category}>
          {t(`categories.${category}`)}
        </h3>
        <ul>
          {own.map(({ id, title, faction }) => (
            <li key={id} data-faction-scope={faction}>
              <Link
                to={{ hash: id }}
                preventScrollReset
                className={styles.entry}
                aria-current={id === shownId || undefined}
                lang="en"
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

/** What a search found, with the words marked. */
export function CodexHits(
  props: ShownProps & { readonly hits: readonly CodexHit[]; readonly words: readonly string[] },
) {
  const { t } = useTranslation('codex');
  const { hits, words, shownId } = props;
  return (
    <ul className={styles.hits} lang="en" dir="ltr">
      {hits.map(({ entry, anchor, heading, excerpt }) => (
        <li key={entry.id} data-faction-scope={entry.faction}>
          <Link
            to={{ hash: anchor }}
            preventScrollReset
            className={styles.hit}
            aria-current={entry.id === shownId || undefined}
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
