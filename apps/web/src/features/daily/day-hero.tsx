import type { Daily } from '@star-seekers/contracts';
import { catalog } from '@star-seekers/games/catalog';
import { numberFormat } from '@star-seekers/ui/number-format';
import { Flame, Ticket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Countup } from '../../ui/countup.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useServerNow } from '../../shell/server-clock.ts';
import { roughTime } from '../dice/countdown.ts';
import { Constellation } from './constellation.tsx';
import styles from './day-hero.module.css';
import { ShareDay } from './share-day.tsx';
import type { OwnDay } from './use-own-day.ts';

/** The constellation of a day with its sum, the streak, and the time that is left. */
export function DayHero({ daily, own }: { readonly daily: Daily; readonly own: OwnDay }) {
  const { t, i18n } = useTranslation('daily');
  const now = useServerNow(30_000);
  const { state, startsAt, endsAt } = daily;
  const { me, attempts, total } = own;
  const format = numberFormat(i18n.language);
  return (
    <Panel tone="accent" padding="none" className={styles.hero}>
      <div className={styles.picture}>
        <Constellation attempts={attempts} />
      </div>
      <div className={styles.words}>
        {state === 'tomorrow' ? (
          <p className={styles.begin}>{t('time.tomorrow', { time: roughTime(startsAt - now, i18n.language) })}</p>
        ) : (
          <>
            <p className={styles.time}>
              {state === 'past' ? t('time.past') : t('time.open', { time: roughTime(endsAt - now, i18n.language) })}
            </p>
            <p className={styles.sum}>
              <Countup value={total} /> <span className={styles.unit}>{t('light')}</span>
            </p>
          </>
        )}
        <p className={styles.rule}>{t('rule')}</p>
        <dl className={styles.facts}>
          {me && me.rank !== null && (
            <div>
              <dt>{t('rank')}</dt>
              <dd>{format.format(me.rank)}</dd>
            </div>
          )}
          {state !== 'tomorrow' && (
            <div>
              <dt>{t('played')}</dt>
              <dd>{t('of', { done: attempts.length, total: catalog.length })}</dd>
            </div>
          )}
          {me && (
            <div>
              <dt>
                <Flame aria-hidden="true" /> {t('streak.label')}
              </dt>
              <dd>{t('streak.days', { count: me.streak.days })}</dd>
            </div>
          )}
          {me && me.streak.leaves > 0 && (
            <div>
              <dt>
                <Ticket aria-hidden="true" /> {t('streak.leaves')}
              </dt>
              <dd>{format.format(me.streak.leaves)}</dd>
            </div>
          )}
        </dl>
        {me && <p className={styles.rule}>{t('streak.rule')}</p>}
        {attempts.length > 0 && <ShareDay daily={daily} attempts={attempts} total={total} />}
      </div>
    </Panel>
  );
}
