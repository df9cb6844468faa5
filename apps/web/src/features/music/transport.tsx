import { music, type RepeatMode, useMusic } from '@star-seekers/audio/music';
import { Repeat, Repeat1, Shuffle, SkipBack, SkipForward } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { PlayButton } from './play-button.tsx';
import styles from './transport.module.css';

/** Shuffle, previous, play, next and repeat buttons, left to right in every language. */
export function Transport() {
  const { t } = useTranslation('music');
  const shuffle = useMusic((state) => state.shuffle);
  const repeat = useMusic((state) => state.repeat);
  return (
    <div className={styles.row} dir="ltr">
      <IconButton
        label={t('shuffle')}
        icon={<Shuffle aria-hidden="true" />}
        lit={shuffle}
        aria-pressed={shuffle}
        onClick={() => music.toggleShuffle()}
      />
      <IconButton label={t('previous')} icon={<SkipBack aria-hidden="true" />} onClick={() => music.previous()} />
      <PlayButton className={styles.play} />
      <IconButton label={t('next')} icon={<SkipForward aria-hidden="true" />} onClick={() => music.next()} />
      <IconButton
        label={t(`repeat.${repeat}`)}
        icon={repeatIcon(repeat)}
        lit={repeat !== 'none'}
        onClick={() => music.cycleRepeat()}
      />
    </div>
  );
}

function repeatIcon(repeat: RepeatMode) {
  return repeat === 'one' ? <Repeat1 aria-hidden="true" /> : <Repeat aria-hidden="true" />;
}
