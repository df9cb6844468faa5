import { useAudioSettings } from '@star-seekers/audio';
import { Button } from '@star-seekers/ui/button';
import { Range } from '@star-seekers/ui/range';
import { CirclePlay, Pause, Play, RotateCw, VideoOff, Volume2, VolumeX } from 'lucide-react';
import { type ComponentType, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../../ui/clock-time.ts';
import { stopLoading } from '../../ui/stop-loading.ts';
import { PROGRESS_POLL_MS, isComplete } from './progress.ts';
import { TrailerLoading } from './trailer-loading.tsx';
import noticeStyles from './trailer-notice.module.css';
import styles from './trailer-player.module.css';
import { markTrailerStarted } from './trailer-store.ts';

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

interface VideoPlayer {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly playing: boolean;
  readonly muted: boolean;
  /** Seconds. */
  readonly elapsedS: number;
  /** Seconds; NaN while unknown. */
  readonly durationS: number;
  readonly togglePlay: () => void;
  readonly toggleMute: () => void;
  readonly seek: (seconds: number) => void;
}

type PlayerState = Pick<VideoPlayer, 'status' | 'playing' | 'muted' | 'elapsedS' | 'durationS'>;

const INITIAL: PlayerState = { status: 'loading', playing: false, muted: false, elapsedS: 0, durationS: NaN };

/**
 * State and controls of a video element, which starts by itself.
 * @param onComplete called once, at the end (`P2.30`)
 * @returns the ref for the element, and the player
 */
function useVideoPlayer(onComplete: () => void): readonly [RefObject<HTMLVideoElement | null>, VideoPlayer] {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState(INITIAL);
  const complete = useEffectEvent(onComplete);

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    let completed = false;
    const read = () => {
      const { paused, muted, currentTime, duration } = element;
      setState((last) => ({ ...last, playing: !paused, muted, elapsedS: currentTime, durationS: duration }));
      if (completed || !isComplete(element)) return;
      completed = true;
      complete();
    };
    const setStatus = (status: PlayerState['status']) => () => setState((last) => ({ ...last, status }));
    const listeners = {
      canplay: setStatus('ready'),
      error: setStatus('failed'),
      ended: read,
      pause: read,
      play: read,
      seeked: read,
      volumechange: read,
    };
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener);
    const poll = setInterval(read, PROGRESS_POLL_MS);
    // The global mute applies here too; the trailer's own button can override it.
    element.muted = useAudioSettings.getState().muteAll;
    void startPlaying(element);
    return () => {
      clearInterval(poll);
      for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener);
      element.pause();
      if (!element.isConnected) stopLoading(element);
    };
  }, []);

  const player: VideoPlayer = {
    ...state,
    togglePlay: () => {
      const element = video.current;
      if (element?.paused) void playOrStayPaused(element);
      else element?.pause();
    },
    toggleMute: () => {
      if (video.current) video.current.muted = !video.current.muted;
    },
    seek: (seconds) => {
      if (video.current) video.current.currentTime = seconds;
      setState((last) => ({ ...last, elapsedS: seconds }));
    },
  };
  return [video, player];
}

/** Plays with sound if the browser allows it, else muted, else waits for a click. */
async function startPlaying(element: HTMLVideoElement): Promise<void> {
  try {
    await element.play();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'NotAllowedError') return;
    element.muted = true;
    await playOrStayPaused(element);
  }
}

async function playOrStayPaused(element: HTMLVideoElement): Promise<void> {
  try {
    await element.play();
  } catch {
    // Refused, or the source failed: the element stays paused or emits `error`.
  }
}
