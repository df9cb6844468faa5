import { useTranslation } from 'react-i18next';
import styles from './how-to-play.module.css';
import { POWER_UP_KINDS } from './rules.ts';
import { Sprite } from './sprite.tsx';

/** The four things to know, drawn with the sprites of the game. */
export function HowToPlay() {
  const { t } = useTranslation('games');
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <span className={styles.picture}>
          <Sprite frame="shot" size={24} />
          <Sprite frame="player" size={56} />
        </span>
        {t('battle-arena.howTo.fly')}
      </li>
      <li className={styles.step}>
        <span className={styles.picture}>
          <Sprite frame="e1" size={42} className={styles.down} />
          <Sprite frame="e2" size={42} className={styles.down} />
          <Sprite frame="e4" size={42} />
          <Sprite frame="c8" size={56} className={styles.down} />
        </span>
        {t('battle-arena.howTo.waves')}
      </li>
      <li className={styles.step}>
        <span className={styles.picture}>
          {POWER_UP_KINDS.map((kind) => (
            <Sprite key={kind} frame={kind} size={46} />
          ))}
        </span>
        {t('battle-arena.howTo.powerUps')}
      </li>
      <li className={styles.step}>
        <span className={styles.picture}>
          <Sprite frame="c11-open" size={84} className={styles.down} />
        </span>
        {t('battle-arena.howTo.boss')}
      </li>
    </ol>
  );
}
