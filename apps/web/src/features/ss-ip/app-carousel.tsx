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
