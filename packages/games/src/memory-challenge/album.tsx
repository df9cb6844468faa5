import { useTranslation } from 'react-i18next';
import styles from './album.module.css';
import { FACE_URLS, faceName } from './pictures.ts';
import { PICTURE_POOL } from './rules.ts';

/** The album of the deck (`G3.19`): a place for each picture, dark until a pair of it was found. @param found numbers of the faces */
export function Album({ found }: { readonly found: ReadonlySet<number> }) {
  const { t } = useTranslation('games');
  return (
    <details className={styles.album}>
      <summary className={styles.title}>
        <span>{t('memory-challenge.album.title')}</span>
        <span className={styles.count}>
          {t('memory-challenge.album.count', { found: found.size, total: PICTURE_POOL })}
        </span>
      </summary>
      <p className={styles.hint}>{t('memory-challenge.album.hint')}</p>
      <ul className={styles.places}>
        {FACE_URLS.map((url, face) => {
          const name = found.has(face) ? faceName(face) : t('memory-challenge.album.missing', { number: face + 1 });
          return (
            <li key={url} title={name}>
              <img
                className={styles.picture}
                data-missing={!found.has(face) || undefined}
                src={url}
                alt={name}
                width={64}
                height={64}
                loading="lazy"
                draggable={false}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
