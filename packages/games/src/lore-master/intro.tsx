import { dateFormat } from '@star-seekers/ui/date-format';
import { percentText } from '@star-seekers/ui/number-format';
import { BadgeCheck, BookOpen, CircleX, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { LastResult } from '../screen/game-host.ts';
import styles from './intro.module.css';
import { PassBadge } from './pass-badge.tsx';
import {
  ANSWER_POINTS,
  EASY_COUNT,
  MAX_STRIKES,
  PASS_PERCENT,
  QUESTION_COUNT,
  QUESTION_SECONDS,
  WAY_IN_COUNT,
} from './rules.ts';

const FACTS = ['questions', 'seconds', 'strikes', 'cost'] as const;

const RULES = [
  ['questions', BookOpen],
  ['seconds', Timer],
  ['strikes', CircleX],
  ['pass', BadgeCheck],
] as const;

export interface IntroProps {
  readonly last: LastResult | null;
  /** Practice costs nothing and stores no result. */
  readonly free: boolean;
}

/** The introduction: four facts, four rules, the last result (`G4.2`). */
export function Intro({ last, free }: IntroProps) {
  const { t } = useTranslation('games');
  const figures = {
    questions: QUESTION_COUNT,
    seconds: QUESTION_SECONDS,
    strikes: MAX_STRIKES,
    points: ANSWER_POINTS,
    percent: PASS_PERCENT,
    easy: EASY_COUNT,
    wayIn: WAY_IN_COUNT,
  };
  return (
    <div className={styles.intro}>
      <ul className={styles.facts}>
        {FACTS.filter((fact) => !(free && fact === 'cost')).map((fact) => (
          <li key={fact}>{t(`lore-master.facts.${fact}`, figures)}</li>
        ))}
      </ul>
      <ol className={styles.rules}>
        {RULES.map(([rule, Icon]) => (
          <li key={rule} className={styles.rule}>
            <Icon aria-hidden="true" />
            <strong>{t(`lore-master.rules.${rule}.title`, figures)}</strong>
            <span>{t(`lore-master.rules.${rule}.text`, figures)}</span>
          </li>
        ))}
      </ol>
      {!free && <LastResultPanel last={last} />}
    </div>
  );
}

/** The player's last verified run (`G4.2`: Last Result panel). @param last null without one */
function LastResultPanel({ last }: { readonly last: LastResult | null }) {
  const { t, i18n } = useTranslation('games');
  return (
    <section className={styles.last} aria-label={t('lore-master.last.title')}>
      <h3>{t('lore-master.last.title')}</h3>
      {last ? (
        <>
          <p className={styles.figures}>
            <strong>{t('lore-master.last.points', { count: last.points })}</strong>
            <span>
              {t('lore-master.result.correctOf', {
                right: last.stats.right ?? 0,
                count: last.stats.asked ?? QUESTION_COUNT,
                percent: percentText(i18n.language, last.stats.percent ?? 0),
              })}
            </span>
            <time dateTime={new Date(last.finishedAt).toISOString()}>
              {dateFormat(i18n.language, { dateStyle: 'medium' }).format(last.finishedAt)}
            </time>
          </p>
          <PassBadge passed={last.stats.passed === 1} />
        </>
      ) : (
        <p>{t('lore-master.last.none')}</p>
      )}
    </section>
  );
}
