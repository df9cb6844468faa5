import { ChevronsUp, Circle, Flag, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel.tsx';
import styles from './moment-list.module.css';
import type { Moment } from './moments.ts';
import { playTime } from './play-time.ts';
import { type Film, useFilmTick } from './film.ts';

const ICONS = { chapter: Flag, gain: ChevronsUp, loss: TriangleAlert, edge: Circle } as const;

/** What happened in the run, with times; each entry is a jump there. The list follows the run. */
export function MomentList({ film, moments }: { readonly film: Film; readonly moments: readonly Moment[] }) {
  const { t } = useTranslation('play');
  const list = useRef<HTMLOListElement>(null);
  const current = useFilmTick(film, (tick) => moments.findLastIndex((moment) => moment.tick <= tick));

  useEffect(() => {
    const element = list.current;
    const entry = element?.children[current];
    if (!element || !(entry instanceof HTMLElement) || element.contains(document.activeElement)) return;
    // Only the list scrolls, never the page.
    element.scrollTop = entry.offsetTop - element.clientHeight / 2;
  }, [current]);

  return (
    <Panel as="section" padding="none" className={styles.panel} aria-labelledby="moments">
      <h2 id="moments" className={styles.title}>
        {t('theatre.moments.title')}
      </h2>
      <ol ref={list} className={styles.list}>
        {moments.map(({ id, tick, tone, text }, index) => {
          const Icon = ICONS[tone];
          return (
            <li key={id}>
              <button
                type="button"
                className={styles.moment}
                data-tone={tone}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => film.seek(tick)}
              >
                <span className={styles.time}>{playTime(tick)}</span>
                <Icon className={styles.icon} aria-hidden="true" />
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
