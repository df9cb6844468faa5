import { type Codex, CODEX_CATEGORIES, type CodexCategory } from '@star-seekers/content/codex';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button } from '@star-seekers/ui/button';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './codex-index.module.css';
import { CodexEntries, CodexHits } from './codex-lists.tsx';
import { useCodex } from './loaded-codex.ts';
import { searchCodex, wordsOf } from './search-codex.ts';

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
