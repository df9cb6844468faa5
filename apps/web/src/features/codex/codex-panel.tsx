import { CodexArticle } from './codex-article.tsx';
import { CodexIndex } from './codex-index.tsx';
import styles from './codex-panel.module.css';
import { useCodexPlace, useGoToPlace } from './use-codex-place.ts';

/** Index and article side by side; in narrow windows the index, or the chosen article. */
export function CodexPanel() {
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
