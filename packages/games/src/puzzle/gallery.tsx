import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './gallery.module.css';
import { THUMB_URLS, artworkAt } from './pictures.ts';

/**
 * The twelve windows of the gallery: those that were solved are lit, the others are blueprints.
 * @param solved the best time of each solved window in seconds, by its number
 */
export function Gallery({ solved }: { readonly solved: ReadonlyMap<number, number> }) {
  const { t } = useTranslation('games');
  const id = useId();
  return (
    <section className={styles.gallery} aria-labelledby={id}>
      <h3 className={styles.head} id={id}>
        <span>{t('puzzle.gallery.title')}</span>
        <span className={styles.count}>{t('puzzle.gallery.lit', { lit: solved.size, total: THUMB_URLS.length })}</span>
      </h3>
      <ul className={styles.windows}>
        {THUMB_URLS.map((url, artwork) => (
          <Window key={url} artwork={artwork} url={url} best={solved.get(artwork)} />
        ))}
      </ul>
    </section>
  );
}

interface WindowProps {
  readonly artwork: number;
  readonly url: string;
  readonly best: number | undefined;
}

function Window({ artwork, url, best }: WindowProps) {
  const { t } = useTranslation('games');
  const number = artwork + 1;
  const time = best !== undefined && t('puzzle.hud.seconds', { seconds: best });
  const { title } = artworkAt(artwork);
  return (
    <li className={styles.window} data-lit={time ? true : undefined} title={time ? title : undefined}>
      <span className={styles.frame}>
        <img className={styles.picture} src={url} alt="" width={96} height={96} />
      </span>
      <span className={styles.best} aria-hidden="true">
        {time || number}
      </span>
      <VisuallyHidden>
        {time ? t('puzzle.gallery.window', { number, title, time }) : t('puzzle.gallery.dark', { number })}
      </VisuallyHidden>
    </li>
  );
}
