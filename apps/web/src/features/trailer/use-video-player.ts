import { useAudioSettings } from '@star-seekers/audio';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isComplete, PROGRESS_POLL_MS } from './progress.ts';

export interface VideoPlayer {
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
export function useVideoPlayer(onComplete: () => void): readonly [RefObject<HTMLVideoElement | null>, VideoPlayer] {
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

/** Stops the download: a browser continues it for a removed element. */
function stopLoading(element: HTMLVideoElement): void {
  element.removeAttribute('src');
  element.load();
}

async function playOrStayPaused(element: HTMLVideoElement): Promise<void> {
  try {
    await element.play();
  } catch {
    // Refused, or the source failed: the element stays paused or emits `error`.
  }
}
