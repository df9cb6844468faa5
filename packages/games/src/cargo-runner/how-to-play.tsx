import { useTranslation } from 'react-i18next';
import { Step, Steps } from '../screen/steps.tsx';
import styles from './how-to-play.module.css';
import { Sprite } from './sprite.tsx';

/** The four things to know, drawn with the sprites of the game. */
export function HowToPlay() {
  const { t } = useTranslation('games');
  return (
    <Steps>
      <Step
        picture={
          <>
            <Sprite frame="DIAMOND" size={46} />
            <Sprite frame="SDU" size={38} />
            <Sprite frame="LUMAN" size={38} />
            <Sprite frame="PWRSRC" size={38} />
          </>
        }
      >
        {t('cargo-runner.howTo.carry')}
      </Step>
      <Step
        picture={
          <>
            <Sprite frame="lighter-3" size={46} />
            <Sprite frame="points-3" size={60} />
          </>
        }
      >
        {t('cargo-runner.howTo.deliver')}
      </Step>
      <Step
        picture={
          <>
            <Sprite frame="drone-patrol" size={52} />
            <span className={styles.route} />
          </>
        }
      >
        {t('cargo-runner.howTo.hide')}
      </Step>
      <Step
        picture={
          <>
            <Sprite frame="doubt" size={34} />
            <Sprite frame="alarm" size={38} />
            <Sprite frame="drone-chase" size={52} />
          </>
        }
      >
        {t('cargo-runner.howTo.flee')}
      </Step>
    </Steps>
  );
}
