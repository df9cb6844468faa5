import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './artwork-card.module.css';
import { THUMB_URLS, artworkAt } from './pictures.ts';

/**
 * The artwork of the window: its picture, title and story, and a link to the codex. Stories are in English, like the codex.
 * @param children badges above the title
 */
export function ArtworkCard({ artwork, children }: { readonly artwork: number; readonly children?: ReactNode }) {
  const { t } = useTranslation('games');
  const { title, story, anchor } = artworkAt(artwork);
  return (
    <figure className={styles.card}>
      <img className={styles.picture} src={THUMB_URLS[artwork]} alt="" width={144} height={144} />
      <figcaption className={styles.text}>
        {children}
        <strong className={styles.title} lang="en">
          {title}
        </strong>
        <bdi lang="en">{story}</bdi>
        <a className={styles.link} href={`/ss-ip#${anchor}`} target="_blank" rel="noreferrer">
          <BookOpen aria-hidden="true" />
          {t('puzzle.result.codex')}
        </a>
      </figcaption>
    </figure>
  );
}
