import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './album.module.css';
import { LOOKS, LOOK_ALIKES, type Look } from './look-alikes.ts';
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
      <div className={styles.pages}>
        {LOOKS.map((look) => (
          <Page key={look} look={look} found={found} />
        ))}
      </div>
    </details>
  );
}

/** The pictures of one look. */
function Page({ look, found }: { readonly look: Look; readonly found: ReadonlySet<number> }) {
  const { t } = useTranslation('games');
  const id = useId();
  const faces = LOOK_ALIKES[look];
  const count = faces.filter((face) => found.has(face)).length;
  return (
    <section className={styles.page} data-complete={count === faces.length || undefined} aria-labelledby={id}>
      <h4 className={styles.look} id={id}>
        <span>{t(`memory-challenge.album.look.${look}`)}</span>
        <span className={styles.count}>{t('memory-challenge.album.count', { found: count, total: faces.length })}</span>
      </h4>
      <ul className={styles.places}>
        {faces.map((face) => {
          const name = found.has(face) ? faceName(face) : t('memory-challenge.album.missing', { number: face + 1 });
          return (
            <li key={face} title={name}>
              <img
                className={styles.picture}
                data-missing={!found.has(face) || undefined}
                src={FACE_URLS[face]}
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
    </section>
  );
}
