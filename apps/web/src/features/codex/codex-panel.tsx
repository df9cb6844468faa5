import { CodexArticle } from './codex-article.tsx';
import { CodexIndex } from './codex-index.tsx';
import styles from './codex-panel.module.css';
import { CodexProvider, type LoadedCodex, useCodexInLanguage } from './loaded-codex.ts';
import { useCodexPlace, useGoToPlace } from './use-codex-place.ts';

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
