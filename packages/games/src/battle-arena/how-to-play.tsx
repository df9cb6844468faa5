import { useTranslation } from 'react-i18next';
import { Step, Steps } from '@star-seekers/stage/screen/steps.tsx';
import styles from './how-to-play.module.css';
import { POWER_UP_KINDS } from './rules.ts';
import { Sprite } from './sprite.ts';

/** How to play in four steps, drawn with the sprites of the game. */
export function HowToPlay() {
  const { t } = useTranslation('games');
  return (
    <Steps>
      <Step text={t('battle-arena.howTo.fly')}>
        <Sprite frame="shot" size={24} />
        <Sprite frame="player" size={56} />
      </Step>
      <Step text={t('battle-arena.howTo.waves')}>
        <Sprite frame="e1" size={42} className={styles.down} />
        <Sprite frame="e2" size={42} className={styles.down} />
        <Sprite frame="e4" size={42} />
        <Sprite frame="c8" size={56} className={styles.down} />
      </Step>
      <Step text={t('battle-arena.howTo.powerUps')}>
        {POWER_UP_KINDS.map((kind) => (
          <Sprite key={kind} frame={kind} size={46} />
        ))}
      </Step>
      <Step text={t('battle-arena.howTo.boss')}>
        <Sprite frame="c11-open" size={84} className={styles.down} />
      </Step>
    </Steps>
  );
}
