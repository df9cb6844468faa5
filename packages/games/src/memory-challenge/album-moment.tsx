import { effects } from '@star-seekers/audio';
import { BookImage } from 'lucide-react';
import { type CSSProperties, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '@star-seekers/stage/screen/live-region.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { CollectionContext } from '../screen/collection.ts';
import styles from './album-moment.module.css';
import { type AlbumNews, albumNewsOf } from './album-news.ts';
import { type BoardLayout, CARD_SIZE, centreOf } from './board.ts';
import { albumOf } from './keepsakes.ts';
import { LOOK_ALIKES, type Look } from './look-alikes.ts';
import { FACE_URLS, faceName } from './pictures.ts';
import { PICTURE_POOL } from './rules.ts';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';

interface AlbumMomentProps extends ControllerProps<MemoryState, MemoryCommand, MemoryEvent> {
  readonly layout: BoardLayout;
}

interface Moment extends AlbumNews {
  readonly tick: number;
  /** The card from which the picture flies. */
  readonly card: number;
}

/** A picture that is new in the album flies into it; the last one of a page shows the whole page. Cards are turned through it. */
export function AlbumMoment({ controller, layout }: AlbumMomentProps) {
  const { t } = useTranslation('games');
  const { kept, grows } = useContext(CollectionContext);
  const [moment, setMoment] = useState<Moment>();
  const show = useEffectEvent(({ found, tick }: Readonly<MemoryState>, card: number) => {
    const news = grows ? albumNewsOf(albumOf(kept), found) : undefined;
    if (!news) return;
    setMoment({ ...news, tick, card });
    if (news.page) effects.play('memory.complete', { volume: 0.5 });
  });

  useEffect(() => {
    let known = controller.state.found.length;
    const stopTicks = controller.onTick((state, events) => {
      const match = events.find((event) => event.type === 'matched');
      if (match && state.found.length > known) show(state, match.cards[1]);
      known = state.found.length;
    });
    const stopResets = controller.onReset(() => {
      known = controller.state.found.length;
      setMoment(undefined);
    });
    return () => {
      stopTicks();
      stopResets();
    };
  }, [controller]);

  if (!moment) return <LiveRegion message="" />;
  const { face, count, page, tick } = moment;
  const name = faceName(face);
  const news = t('memory-challenge.album.news', { name, found: count, total: PICTURE_POOL });
  return (
    <>
      {page ? (
        <Page key={tick} page={page} />
      ) : (
        <div key={tick} className={styles.moment} aria-hidden="true">
          <img className={styles.flight} src={FACE_URLS[face]} alt="" style={placeOf(layout, moment.card)} />
          <p className={styles.entry}>
            <BookImage />
            <bdi>{name}</bdi>
            <span className={styles.count} dir="auto">
              {t('memory-challenge.album.count', { found: count, total: PICTURE_POOL })}
            </span>
            <img className={styles.picture} src={FACE_URLS[face]} alt="" />
          </p>
        </div>
      )}
      <LiveRegion
        message={
          page
            ? `${news} ${t('memory-challenge.album.page', { page: t(`memory-challenge.album.look.${page}`) })}`
            : news
        }
      />
    </>
  );
}

/** A completed page with its pictures. */
function Page({ page }: { readonly page: Look }) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.page} aria-hidden="true">
      <p className={styles.title}>
        <BookImage />
        {t('memory-challenge.album.page', { page: t(`memory-challenge.album.look.${page}`) })}
      </p>
      <div className={styles.pictures}>
        {LOOK_ALIKES[page].map((face, index) => (
          <img key={face} src={FACE_URLS[face]} alt="" style={{ '--place': index } as CSSProperties} />
        ))}
      </div>
    </div>
  );
}

/** Where a card lies on the board. */
function placeOf(layout: BoardLayout, card: number): CSSProperties {
  const { x, y } = centreOf(layout, card);
  const { width, height } = layout.canvas;
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return {
    '--left': share(x - CARD_SIZE / 2, width),
    '--top': share(y - CARD_SIZE / 2, height),
    '--size': share(CARD_SIZE, width),
  } as CSSProperties;
}
