import { Button } from '@star-seekers/ui/button';
import { Range } from '@star-seekers/ui/range';
import { CirclePlay, Pause, Play, RotateCw, VideoOff, Volume2, VolumeX } from 'lucide-react';
import { type ComponentType, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../ui/clock-time.ts';
import { TrailerLoading } from './trailer-loading.tsx';
import noticeStyles from './trailer-notice.module.css';
import styles from './trailer-player.module.css';
import { markTrailerStarted } from './trailer-store.ts';
import { type VideoPlayer, useVideoPlayer } from './use-video-player.ts';

/** Props of a video element of the player, which behaves like `<video>`. */
export interface TrailerVideoProps {
  /** URL of a file, or id of a Vimeo video. */
  readonly source: string;
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly className: string | undefined;
  readonly hidden: boolean;
  readonly onClick: () => void;
}

export interface TrailerPlayerProps {
  readonly source: string;
  /** Renders the video. */
  readonly Video: ComponentType<TrailerVideoProps>;
  /** Called at the end of the video. */
  readonly onComplete: () => void;
  /** Called when the video cannot play and the player continues without it. */
  readonly onGiveUp: () => void;
}

/** The video with its controls and its loading and error states. */
export function TrailerPlayer({ source, Video, onComplete, onGiveUp }: TrailerPlayerProps) {
  const { t } = useTranslation('trailer');
  const [ref, player] = useVideoPlayer(onComplete);
  const { playing } = player;
  useEffect(() => {
    if (playing) markTrailerStarted();
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

/** Play, mute, seek bar and times at the bottom of the video. */
function TrailerControls({ player }: { readonly player: VideoPlayer }) {
  const { t } = useTranslation('trailer');
  const { status, playing, muted, elapsedS, durationS } = player;
  const length = Number.isFinite(durationS) ? durationS : 0;
  const times = { elapsed: clockTime(elapsedS), total: clockTime(durationS) };
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.control}
        aria-label={t(playing ? 'pause' : 'play')}
        aria-disabled={status === 'loading'}
        onClick={player.togglePlay}
      >
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <button
        type="button"
        className={styles.control}
        aria-label={t(muted ? 'unmute' : 'mute')}
        onClick={player.toggleMute}
      >
        {muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      </button>
      <Range
        className={styles.seek}
        max={length}
        step={0.1}
        value={Math.min(elapsedS, length)}
        disabled={length === 0}
        aria-label={t('seek')}
        valueText={t('position', times)}
        onValueChange={player.seek}
      />
      <span className={styles.times} aria-hidden="true">
        {times.elapsed} / {times.total}
      </span>
    </div>
  );
}
