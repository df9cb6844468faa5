import { CODEX_CATEGORIES, type Codex, type CodexCategory } from '@star-seekers/content/codex';
import { Button } from '@star-seekers/ui/button';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './codex-index.module.css';
import { useCodex, useCodexLanguage } from './loaded-codex.ts';
import { type CodexHit, searchCodex, wordsOf } from './search-codex.ts';

type Shelf = CodexCategory | 'all';

/** All entries by category, or the search hits. Arrow keys move between the search field and the list. */
export function CodexIndex({ currentId }: { readonly currentId: string | undefined }) {
  const { t } = useTranslation('codex');
  const [query, setQuery] = useState('');
  const [shelf, setShelf] = useState<Shelf>('all');
  const root = useRef<HTMLDivElement>(null);
  const { codex } = useCodex();
  const deferredQuery = useDeferredValue(query);
  const entries: Codex = shelf === 'all' ? codex : codex.filter(({ category }) => category === shelf);
  const words = wordsOf(deferredQuery);
  const hits = searchCodex(entries, deferredQuery);

  useEffect(() => {
    const list = root.current?.querySelector('nav');
    const link = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !link) return;
    const [outer, inner] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
    // Scrolls only the list, not the page.
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      list.scrollTop += inner.top - outer.top - outer.height / 3;
    }
  }, [currentId]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field and links inside
    <div ref={root} className={styles.index} onKeyDown={moveByArrow}>
      <div className={styles.tools} role="search" aria-label={t('search.label')}>
        <TextField
          type="search"
          label={t('search.field')}
          placeholder={t('search.placeholder')}
          value={query}
          maxLength={80}
          autoComplete="off"
          adornment={<Search className={styles.glass} aria-hidden="true" />}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Select
          label={t('category')}
          value={shelf}
          onValueChange={setShelf}
          items={(['all', ...CODEX_CATEGORIES] as const).map((value) => ({ value, label: t(`categories.${value}`) }))}
        />
      </div>
      <p className={styles.count} role="status">
        {words.length > 0 ? t('search.found', { count: hits.length }) : t('entries', { count: entries.length })}
      </p>
      <nav className={styles.list} aria-label={t('index')}>
        {list()}
      </nav>
    </div>
  );

  function list() {
    if (words.length === 0) return <CodexEntries entries={entries} currentId={currentId} />;
    if (hits.length > 0) return <CodexHits hits={hits} words={words} currentId={currentId} />;
    return (
      <EmptyState
        title={t('search.noneTitle')}
        message={t('search.noneMessage')}
        action={<Button onClick={clear}>{t('search.clear')}</Button>}
      />
    );
  }

  function clear() {
    setQuery('');
    setShelf('all');
    root.current?.querySelector('input')?.focus();
  }

  function moveByArrow(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const from = event.target as HTMLElement;
    const focusables = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], nav a')];
    const index = focusables.indexOf(from);
    if (event.key === 'Enter' && index === 0 && words.length > 0) focusables[1]?.click();
    if (step === undefined || index < 0) return;
    event.preventDefault();
    focusables[index + step]?.focus();
  }
}

interface CurrentProps {
  /** Id of the open entry. */
  readonly currentId: string | undefined;
}

/** Entries under the headings of their categories. */
function CodexEntries({ entries, currentId }: CurrentProps & { readonly entries: Codex }) {
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
function CodexHits(props: CurrentProps & { readonly hits: readonly CodexHit[]; readonly words: readonly string[] }) {
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
