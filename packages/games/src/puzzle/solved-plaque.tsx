import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '@star-seekers/stage/screen/live-region.tsx';
import { CollectionContext } from '../screen/collection.ts';
import { bestTimes, keepsakesOf } from './keepsakes.ts';
import { THUMB_URLS, artworkAt } from './pictures.ts';
import styles from './solved-plaque.module.css';
import type { PuzzleState } from './state.ts';

/** The title of the solved window, which lights up in the gallery of twelve, its best time beneath. */
export function SolvedPlaque({ state }: { readonly state: Readonly<PuzzleState> }) {
  const { grows } = useContext(CollectionContext);
  return (
    <div className={styles.plaque}>
      <p className={styles.title} lang="en" aria-hidden="true">
        {artworkAt(state.artwork).title}
      </p>
      {grows && <GalleryRow state={state} />}
    </div>
  );
}

function GalleryRow({ state }: { readonly state: Readonly<PuzzleState> }) {
  const { t } = useTranslation('games');
  const { kept } = useContext(CollectionContext);
  const { artwork } = state;
  const [mine] = bestTimes(keepsakesOf(state)).values();
  const earlier = bestTimes(kept);
  const lit = new Set([...earlier.keys(), artwork]).size;
  const best = t('puzzle.hud.seconds', {
    seconds: Math.min(mine ?? Number.POSITIVE_INFINITY, earlier.get(artwork) ?? Number.POSITIVE_INFINITY),
  });
  const total = THUMB_URLS.length;
  return (
    <>
      <ul className={styles.windows} aria-hidden="true">
        {THUMB_URLS.map((url, number) => (
          <li
            key={url}
            className={styles.window}
            data-lit={earlier.has(number) || number === artwork || undefined}
            data-new={number === artwork || undefined}
          >
            <img src={url} alt="" width={48} height={48} />
            {number === artwork && <span className={styles.best}>{best}</span>}
          </li>
        ))}
      </ul>
      <LiveRegion
        message={[
          t('puzzle.gallery.window', { number: artwork + 1, title: artworkAt(artwork).title, time: best }),
          t('puzzle.gallery.lit', { lit, total }),
        ].join('. ')}
      />
    </>
  );
}
