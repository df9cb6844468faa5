import { ghostColor } from '@star-seekers/stage/picture/ghost-look.ts';
import { Button } from '@star-seekers/ui/button';
import { ArrowLeft } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameSlug } from '../game-texts.ts';
import styles from './before-course.module.css';
import type { CoursePlan, GameHost, HostedCourse } from './game-host.ts';
import { StartButton } from './start-actions.tsx';
import { StartPanel } from './start-panel.tsx';
import { useControlsHint } from './use-controls-hint.ts';

export interface BeforeCourseProps {
  readonly host: Pick<GameHost, 'leave'>;
  readonly course: HostedCourse;
  readonly slug: GameSlug;
  readonly howToPlay: ReactNode;
  /** What the button that starts says while it can't. */
  readonly starting: string | false;
  readonly onStart: () => void;
}

/** The menu before a run on the course of another one. */
export function BeforeCourse({ host, course, slug, howToPlay, starting, onStart }: BeforeCourseProps) {
  const { t } = useTranslation('games');
  const controlsHint = useControlsHint(slug);
  const texts = `screen.course.${course.kind}` as const;
  return (
    <StartPanel
      conditions={undefined}
      goal={t(`${slug}.goal`)}
      kicker={t(`${texts}.label`)}
      notes={[t(`${texts}.note`)]}
      howToPlay={
        <>
          <GhostNames ghosts={course.plan.ghosts} />
          {howToPlay}
        </>
      }
      hint={controlsHint}
      problem={undefined}
      actions={
        <>
          <StartButton label={starting || t(`${texts}.start`)} busy={starting !== false} onClick={onStart} />
          <Button icon={<ArrowLeft aria-hidden="true" />} onClick={() => host.leave()}>
            {t(`${texts}.back`)}
          </Button>
        </>
      }
    />
  );
}

/** Whose ghosts fly along, each with its number and colour on the board. */
function GhostNames({ ghosts }: Pick<CoursePlan, 'ghosts'>) {
  const { t } = useTranslation('games');
  if (!ghosts || ghosts.length === 0) return null;
  return (
    <ul className={styles.ghosts} aria-label={t('screen.course.along')}>
      {ghosts.map(({ name }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- their order is their number, and a player may have two runs
        <li key={index} className={styles.ghost} style={{ '--ghost': ghostColor(index + 1) } as CSSProperties}>
          <span className={styles.number}>{index + 1}</span> {name}
        </li>
      ))}
    </ul>
  );
}
