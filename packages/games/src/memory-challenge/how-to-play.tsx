import { StatList } from '@star-seekers/stage/screen/stat-list.tsx';
import { Step, Steps } from '@star-seekers/stage/screen/steps.tsx';
import { numberFormat } from '@star-seekers/ui/number-format';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './how-to-play.module.css';
import { LOOKS, LOOK_ALIKES, type Look } from './look-alikes.ts';
import { BACK_URL, FACE_URLS, faceName } from './pictures.ts';
import { LEVEL_BONUS, MAX_POINTS, MEDAL_LEVELS, PICTURE_POOL, levelSeconds } from './rules.ts';

export interface HowToPlayProps {
  /** The player's record; null without a verified run, or while it is loading. */
  readonly bestScore: number | null;
  readonly gamesPlayed: number | null;
  /** Faces of the album. */
  readonly album: ReadonlySet<number>;
}

/** Two faces of the deck as examples. */
const [ANCHOR = '', NEWT = ''] = [FACE_URLS[32], FACE_URLS[29]];

const SIZE = 52;

/** How to play in three steps, drawn with the cards of the game, and the player's figures (`G3.4`). */
export function HowToPlay({ bestScore, gamesPlayed, album }: HowToPlayProps) {
  const { t, i18n } = useTranslation('games');
  const format = numberFormat(i18n.language);
  const unknown = t('screen.badges.noBest');
  return (
    <>
      <Steps three>
        <Step text={t('memory-challenge.howTo.turn')}>
          <PictureOf url={BACK_URL} size={SIZE} />
          <PictureOf url={ANCHOR} size={SIZE} />
        </Step>
        <Step text={t('memory-challenge.howTo.match')}>
          <PictureOf url={ANCHOR} size={SIZE} />
          <PictureOf url={ANCHOR} size={SIZE} />
        </Step>
        <Step text={t('memory-challenge.howTo.time', { seconds: levelSeconds(1), bonus: LEVEL_BONUS })}>
          <PictureOf url={NEWT} size={SIZE} />
          <PictureOf url={BACK_URL} size={SIZE} />
        </Step>
      </Steps>
      <p>
        {t('memory-challenge.howTo.stars')} {t('memory-challenge.howTo.medals', { levels: MEDAL_LEVELS })}
      </p>
      <StatList
        stats={[
          { label: t('memory-challenge.stats.best'), value: bestScore === null ? unknown : format.format(bestScore) },
          { label: t('memory-challenge.stats.played'), value: format.format(gamesPlayed ?? 0) },
          { label: t('memory-challenge.stats.max'), value: format.format(MAX_POINTS) },
        ]}
      />
      <Album found={album} />
    </>
  );
}

/** One side of a card outside the canvas. Decorative: the text beside it names it. */
function PictureOf({ url, size }: { readonly url: string; readonly size: number }) {
  return <img className={styles.picture} src={url} alt="" width={size} height={size} draggable={false} />;
}

/** The album of the deck (`G3.19`): a place for each picture, dark until a pair of it was found. @param found numbers of the faces */
function Album({ found }: { readonly found: ReadonlySet<number> }) {
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
                className={styles.albumPicture}
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
