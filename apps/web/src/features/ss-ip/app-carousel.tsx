import { ChevronLeft, ChevronRight } from 'lucide-react';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { useReducedMotion } from '../settings/settings-store.ts';
import styles from './app-carousel.module.css';
import { AppPicture } from './app-picture.tsx';
import { Device } from './device.tsx';
import dashboardUrl from './pictures/dashboard.webp';
import diceUrl from './pictures/dice.webp';
import leaderboardUrl from './pictures/leaderboard.webp';
import spaceSnakeUrl from './pictures/space-snake.webp';

/** The four pictures (`P2.80`) in their order. */
const PICTURES = [
  { key: 'dashboard', url: dashboardUrl },
  { key: 'snake', url: spaceSnakeUrl },
  { key: 'dice', url: diceUrl },
  { key: 'boards', url: leaderboardUrl },
] as const;

const LAST = PICTURES.length - 1;

/** A phone on whose screen the pictures slide: by swipe, arrow keys, Home and End, or its buttons. It never moves by itself. */
export function AppCarousel() {
  const { t, i18n } = useTranslation('ss-ip');
  const [shown, setShown] = useState(0);
  const reducedMotion = useReducedMotion();
  const direction = i18n.dir();
  const [screen, slider] = useEmblaCarousel({ direction });
  const show = (place: number) => slider?.scrollTo(Math.min(LAST, Math.max(0, place)), reducedMotion);

  useEffect(() => {
    if (!slider) return undefined;
    const follow = () => setShown(slider.selectedScrollSnap());
    slider.on('select', follow);
    return () => {
      slider.off('select', follow);
    };
  }, [slider]);

  const caption = PICTURES[shown] && t(`app.pictures.${PICTURES[shown].key}`);

  return (
    <div className={styles.carousel} role="group" aria-roledescription={t('app.carousel')} aria-label={t('app.label')}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('app.previous')}
        aria-disabled={shown === 0}
        onClick={() => show(shown - 1)}
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
        aria-disabled={shown === LAST}
        onClick={() => show(shown + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
      <p className={styles.caption} aria-live="polite">
        <VisuallyHidden>{t('app.place', { place: shown + 1, count: PICTURES.length })}: </VisuallyHidden>
        {caption}
      </p>
      <div className={styles.dots} aria-hidden="true">
        {PICTURES.map(({ key }, index) => (
          <span key={key} className={styles.dot} data-shown={index === shown || undefined} />
        ))}
      </div>
    </div>
  );

  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const on = direction === 'rtl' ? -1 : 1;
    const wanted = { ArrowRight: shown + on, ArrowLeft: shown - on, Home: 0, End: LAST }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    show(wanted);
  }
}
