import { CirclePlay, RotateCw, VideoOff } from 'lucide-react';
import { type ComponentType, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@star-seekers/ui/button';
import { TrailerControls } from './trailer-controls.tsx';
import { TrailerLoading } from './trailer-loading.tsx';
import noticeStyles from './trailer-notice.module.css';
import styles from './trailer-player.module.css';
import { markTrailerBegun } from './trailer-store.ts';
import { useVideoPlayer } from './use-video-player.ts';

/** What a video element of the player is given; it behaves as `<video>` does. */
export interface TrailerVideoProps {
  /** What is played: the address of a file, or the number of a video on Vimeo. */
  readonly source: string;
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly className: string | undefined;
  readonly hidden: boolean;
  readonly onClick: () => void;
}

export interface TrailerPlayerProps {
  readonly source: string;
  /** Draws the video itself. */
  readonly Video: ComponentType<TrailerVideoProps>;
  /** The end was reached. */
  readonly onComplete: () => void;
  /** It can't be shown and the player goes on without it. */
  readonly onGiveUp: () => void;
}

/** The video with its controls, while it loads, plays or fails. */
export function TrailerPlayer({ source, Video, onComplete, onGiveUp }: TrailerPlayerProps) {
  const { t } = useTranslation('trailer');
  const [ref, player] = useVideoPlayer(onComplete);
  const { playing } = player;
  useEffect(() => {
    if (playing) markTrailerBegun();
  }, [playing]);
  return (
    <>
      <Video
        source={source}
        ref={ref}
        className={styles.video}
        hidden={player.status === 'failed'}
        onClick={player.togglePlay}
      />
      {player.status === 'loading' && <TrailerLoading />}
      {player.status === 'failed' && (
        <div className={noticeStyles.notice} role="alert">
          <VideoOff className={noticeStyles.icon} aria-hidden="true" />
          <p className={noticeStyles.title}>{t('error.title')}</p>
          <p className={noticeStyles.text}>{t('error.message')}</p>
          <div className={noticeStyles.actions}>
            <Button icon={<RotateCw aria-hidden="true" />} onClick={() => window.location.reload()}>
              {t('error.retry')}
            </Button>
            <Button variant="primary" onClick={onGiveUp}>
              {t('error.continue')}
            </Button>
          </div>
        </div>
      )}
      {player.status === 'ready' && !player.playing && (
        <span className={styles.paused} aria-hidden="true">
          <CirclePlay />
        </span>
      )}
      {player.status !== 'failed' && <TrailerControls player={player} />}
    </>
  );
}
