import { DEVICE } from '@star-seekers/art/device';
import { hub } from '@star-seekers/art/hub';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, ImageOff } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StillPicture } from '../../ui/still-picture.tsx';
import { useReducedMotion } from '../settings/settings-store.ts';
import styles from './app-carousel.module.css';
import dashboardUrl from './pictures/dashboard.webp';
import diceUrl from './pictures/dice.webp';
import leaderboardUrl from './pictures/leaderboard.webp';
import spaceSnakeUrl from './pictures/space-snake.webp';

/** The four pictures (`P2.80`) in order. */
const PICTURES = [
  { key: 'dashboard', url: dashboardUrl },
  { key: 'snake', url: spaceSnakeUrl },
  { key: 'dice', url: diceUrl },
  { key: 'boards', url: leaderboardUrl },
] as const;

const LAST = PICTURES.length - 1;

/** A carousel of pictures in a phone: swipe, arrow keys, Home, End or buttons. It does not advance by itself. */
export function AppCarousel() {
  const { t, i18n } = useTranslation('ss-ip');
  const [activeIndex, setActiveIndex] = useState(0);
  const reducedMotion = useReducedMotion();
  const direction = i18n.dir();
  const [screen, slider] = useEmblaCarousel({ direction });
  const show = (index: number) => slider?.scrollTo(Math.min(LAST, Math.max(0, index)), reducedMotion);

  useEffect(() => {
    if (!slider) return undefined;
    const update = () => setActiveIndex(slider.selectedScrollSnap());
    slider.on('select', update);
    return () => {
      slider.off('select', update);
    };
  }, [slider]);

  const caption = PICTURES[activeIndex] && t(`app.pictures.${PICTURES[activeIndex].key}`);

  return (
    <div className={styles.carousel} role="group" aria-roledescription={t('app.carousel')} aria-label={t('app.label')}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('app.previous')}
        aria-disabled={activeIndex === 0}
        onClick={() => show(activeIndex - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <Device>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its pictures are moved by keys */}
        <div
          ref={screen}
          className={styles.screen}
          role="group"
          aria-label={t('app.screen')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
          tabIndex={0}
          onKeyDown={moveByKey}
        >
          <ul className={styles.slides}>
            {PICTURES.map(({ key, url }, index) => (
              <li
                key={key}
                className={styles.slide}
                aria-label={t('app.place', { place: index + 1, count: PICTURES.length })}
              >
                <AppPicture url={url} alt={t(`app.pictures.${key}`)} />
              </li>
            ))}
          </ul>
        </div>
      </Device>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('app.next')}
        aria-disabled={activeIndex === LAST}
        onClick={() => show(activeIndex + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
      <p className={styles.caption} aria-live="polite">
        <VisuallyHidden>{t('app.place', { place: activeIndex + 1, count: PICTURES.length })}: </VisuallyHidden>
        {caption}
      </p>
      <div className={styles.dots} aria-hidden="true">
        {PICTURES.map(({ key }, index) => (
          <span key={key} className={styles.dot} data-shown={index === activeIndex || undefined} />
        ))}
      </div>
    </div>
  );

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const step = direction === 'rtl' ? -1 : 1;
    const target = { ArrowRight: activeIndex + step, ArrowLeft: activeIndex - step, Home: 0, End: LAST }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  }
}

interface AppPictureProps {
  readonly url: string;
  readonly alt: string;
}

/** A picture of the app, or a placeholder if it fails to load (`P2.80`). */
function AppPicture({ url, alt }: AppPictureProps) {
  const { t } = useTranslation('ss-ip');
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <div className={styles.placeholder}>
        <ImageOff size="3rem" strokeWidth={1.25} aria-hidden="true" />
        <p>{t('app.pictureFailed')}</p>
        <p className={styles.name}>{alt}</p>
      </div>
    );
  }
  return (
    <img
      className={styles.picture}
      src={url}
      alt={alt}
      width={390}
      height={780}
      loading="lazy"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}

/** A rendered phone around a screen. Its picture is above the screen, with the reflections of the glass. */
function Device({ children }: { readonly children: ReactNode }) {
  const { body, screen, picture } = DEVICE;
  return (
    <div className={styles.device} style={{ aspectRatio: `${body.width} / ${body.height}` }}>
      <div className={styles.deviceScreen} style={{ ...placeOf(screen), ...roundingOf(screen) }}>
        {children}
      </div>
      <div className={styles.devicePicture} style={placeOf(picture)}>
        <StillPicture className={styles.still} still={hub.device} />
      </div>
    </div>
  );
}

type Part = (typeof DEVICE)[keyof typeof DEVICE];

const percent = (share: number) => `${share * 100}%`;

/** Position of a part relative to the body, which is the component's box. */
function placeOf({ width, height, below }: Part): CSSProperties {
  const { body } = DEVICE;
  return {
    left: percent((1 - width / body.width) / 2),
    top: percent((1 - height / body.height) / 2 + below / body.height),
    width: percent(width / body.width),
    height: percent(height / body.height),
  };
}

function roundingOf({ width, height, radius }: (typeof DEVICE)['screen']): CSSProperties {
  return { borderRadius: `${percent(radius / width)} / ${percent(radius / height)}` };
}
