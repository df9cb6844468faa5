import { useTranslation } from 'react-i18next';
import { Step, Steps } from '@star-seekers/stage/screen/steps.tsx';
import styles from './how-to-play.module.css';
import { Sprite } from './sprite.ts';

/** How to play in four steps, drawn with the sprites of the game. */
export function HowToPlay() {
  const { t } = useTranslation('games');
  return (
    <Steps>
      <Step text={t('cargo-runner.howTo.carry')}>
        <Sprite frame="DIAMOND" size={46} />
        <Sprite frame="SDU" size={38} />
        <Sprite frame="LUMAN" size={38} />
        <Sprite frame="PWRSRC" size={38} />
      </Step>
      <Step text={t('cargo-runner.howTo.deliver')}>
        <Sprite frame="lighter-3" size={46} />
        <Sprite frame="points-3" size={60} />
      </Step>
      <Step text={t('cargo-runner.howTo.hide')}>
        <Sprite frame="drone-patrol" size={52} />
        <span className={styles.route} />
      </Step>
      <Step text={t('cargo-runner.howTo.flee')}>
        <Sprite frame="doubt" size={34} />
        <Sprite frame="alarm" size={38} />
        <Sprite frame="drone-chase" size={52} />
      </Step>
    </Steps>
  );
}
