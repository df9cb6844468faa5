import { type CodexPlace, findInCodex } from '@star-seekers/content/codex';
import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { CodexArticle } from './codex-article.tsx';
import { CodexIndex } from './codex-index.tsx';
import styles from './codex-panel.module.css';
import { CodexProvider, type LoadedCodex, useCodex, useCodexInLanguage } from './loaded-codex.ts';

/** The codex in the player's language, from the moment that it is loaded. */
export function CodexPanel({ first }: { readonly first: LoadedCodex }) {
  return (
    <CodexProvider value={useCodexInLanguage(first)}>
      <IndexAndArticle />
    </CodexProvider>
  );
}

/** Index and article side by side; in narrow windows the index, or the chosen article. */
function IndexAndArticle() {
  const place = useCodexPlace();
  useGoToPlace(place);
  return (
    <div className={styles.panel} data-chosen={place.isFromUrl || undefined}>
      <div className={styles.index}>
        <CodexIndex currentId={place.entry.id} />
      </div>
      <div className={styles.article}>
        <CodexArticle key={place.entry.id} entry={place.entry} />
      </div>
    </div>
  );
}

interface CurrentPlace extends CodexPlace {
  /** True if the URL names the place, false for the default first entry. */
  readonly isFromUrl: boolean;
}

/** The place that the URL fragment names (`/ss-ip#anvil`), by default the first entry. */
function useCodexPlace(): CurrentPlace {
  const { hash } = useLocation();
  const { codex } = useCodex();
  const match = findInCodex(codex, decodeFragment(hash));
  if (match) return { ...match, isFromUrl: true };
  const [entry] = codex;
  if (!entry) throw new Error('The codex has no entries.');
  return { entry, isFromUrl: false };
}

/** Scrolls to a place and focuses it when a URL or link opens it. Going back restores the scroll position instead. */
function useGoToPlace({ entry, section, isFromUrl }: CurrentPlace): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const hasArrived = useRef(false);
  const anchor = section?.anchor ?? entry.id;

  useEffect(() => {
    const returning = hasArrived.current && navigation === NavigationType.Pop;
    hasArrived.current = true;
    const target = isFromUrl && !returning ? document.querySelector<HTMLElement>(`#${CSS.escape(anchor)}`) : null;
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start' });
  }, [key, anchor, isFromUrl, navigation]);
}

/** The text after `#`; empty when its escapes are malformed. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
