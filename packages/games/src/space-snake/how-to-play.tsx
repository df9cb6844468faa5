import { useTranslation } from 'react-i18next';
import { Step, Steps } from '@star-seekers/stage/screen/steps.tsx';
import styles from './how-to-play.module.css';
import { RESOURCE_KINDS, RESOURCE_POINTS } from './rules.ts';
import { Sprite } from './sprite.ts';

/** How to play in four steps, drawn with the sprites of the game. */
export function HowToPlay() {
  const { t } = useTranslation('games');
  return (
    <Steps>
      <Step text={t('space-snake.howTo.steer')}>
        <Sprite frame="flagship" size={52} className={styles.sideways} />
      </Step>
      <Step text={t('space-snake.howTo.gather')}>
        {RESOURCE_KINDS.map((kind) => (
          <span key={kind} className={styles.resource}>
            <Sprite frame={kind} size={38} />
            <span className={styles.points} data-kind={kind} dir="ltr">
              +{RESOURCE_POINTS[kind]}
            </span>
          </span>
        ))}
      </Step>
      <Step text={t('space-snake.howTo.grow')}>
        <Sprite frame="tail" size={38} className={styles.sideways} />
        <span className={styles.stack}>
          <Sprite frame="wagon" size={38} className={styles.sideways} />
          <Sprite frame="hold-15" size={38} className={styles.sideways} />
        </span>
        <Sprite frame="flagship" size={44} className={styles.sideways} />
      </Step>
      <Step text={t('space-snake.howTo.avoid')}>
        <Sprite frame="hologram-e2" size={38} />
        <Sprite frame="e2" size={38} />
        <Sprite frame="e1" size={38} />
        <Sprite frame="e4" size={38} />
      </Step>
    </Steps>
  );
}
