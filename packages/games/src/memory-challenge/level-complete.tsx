import { ArrowRight, BookImage, Flag } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { CountingNumber } from '@star-seekers/stage/screen/counting-number.tsx';
import { Button } from '@star-seekers/ui/button';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { OverlayPanel } from '@star-seekers/stage/screen/overlay-panel.tsx';
import type { ControllerProps } from '@star-seekers/stage/screen/run-frame-parts.ts';
import { StatList } from '@star-seekers/stage/screen/stat-list.tsx';
import { useRunState } from '@star-seekers/stage/screen/use-run-state.ts';
import { CollectionContext } from '../screen/collection.ts';
import { albumOf } from './keepsakes.ts';
import { medalOf } from '../medal.ts';
import { listing } from './listing.ts';
import { MOST_STARS, PAR_RECALLS, PICTURE_POOL, levelSeconds, parSeconds, secondsLeft } from './rules.ts';
import { offersNextLevel } from './sim.ts';
import { Stars } from './stars.tsx';
import type { MemoryCommand, MemoryEvent, MemoryState } from './state.ts';
import styles from './level-complete.module.css';
import { useTableName } from './use-table-name.ts';

/** The panel between two levels: results of the cleared one, and the choice to continue or to finish. The next one begins with 3-2-1. */
export function LevelComplete({ controller }: ControllerProps<MemoryState, MemoryCommand, MemoryEvent>) {
  const { t } = useTranslation('games');
  const isOffered = useRunState(controller, offersNextLevel);

  const { kept, grows } = useContext(CollectionContext);
  const tableName = useTableName();
  if (!isOffered) return null;
  const { level, family, score, bonus, slips, levelMoves, levelStars, stars, ticksLeft, found } = controller.state;
  const { bestRecalls, medalStars } = controller.state;
  // The medals of a day are others.
  const medal = family === undefined ? medalOf(listing.medals, medalStars) : undefined;
  const next = level + 1;
  const table = tableName({ level: next, ...(family !== undefined && { family }) });
  return (
    <OverlayPanel
      title={t('memory-challenge.complete.title', { level })}
      kicker={t(slips === 0 ? 'memory-challenge.complete.clean' : 'memory-challenge.complete.kicker')}
      tone="success"
      isUnasked
      actions={
        <>
          <Button
            variant="primary"
            icon={<ArrowRight aria-hidden="true" />}
            data-autofocus=""
            onClick={() => controller.command({ next: true })}
          >
            {t('memory-challenge.complete.next', { level: next })}
          </Button>
          <Button icon={<Flag aria-hidden="true" />} onClick={() => controller.command({ finish: true })}>
            {t('memory-challenge.complete.finish')}
          </Button>
        </>
      }
    >
      <p className={styles.stars}>
        <Stars earned={levelStars} />
        <VisuallyHidden>
          {t('memory-challenge.complete.stars', { stars: levelStars, total: MOST_STARS })}
        </VisuallyHidden>
      </p>
      <StatList
        stats={[
          { label: t('memory-challenge.complete.time'), value: secondsLeft(ticksLeft) },
          { label: t('memory-challenge.complete.moves'), value: levelMoves },
          { label: t('memory-challenge.complete.streak'), value: bestRecalls },
          {
            label: t('memory-challenge.complete.bonus'),
            value: <CountingNumber value={bonus} from={0} />,
          },
          { label: t('memory-challenge.complete.score'), value: <CountingNumber value={score} from={score - bonus} /> },
        ]}
      />
      <p>{t('memory-challenge.complete.ahead', { level: next, seconds: levelSeconds(next) })}</p>
      <p>
        {t('memory-challenge.complete.pars', {
          gold: parSeconds(next, 'gold'),
          goldStreak: PAR_RECALLS.gold,
          silver: parSeconds(next, 'silver'),
          silverStreak: PAR_RECALLS.silver,
        })}
      </p>
      {table !== undefined && <p>{t('memory-challenge.complete.alike', { table })}</p>}
      {grows && (
        <p className={styles.album}>
          <BookImage aria-hidden="true" />
          <span>{t('memory-challenge.album.title')}</span>
          <strong>
            {t('memory-challenge.album.count', {
              found: new Set([...albumOf(kept), ...found]).size,
              total: PICTURE_POOL,
            })}
          </strong>
        </p>
      )}
      <p>{t('memory-challenge.complete.stake', { stars })}</p>
      {medal && (
        <p>
          <strong>{t('memory-challenge.complete.medal', { medal: t(`screen.medal.${medal}.earned`) })}</strong>
        </p>
      )}
    </OverlayPanel>
  );
}
