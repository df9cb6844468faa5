import type { MusicBackend } from '../music-backend.ts';
import { MusicFailure, type MusicFailureKind } from '../music-failure.ts';

export interface SilentMusicOptions {
  /** Load time of a track. */
  readonly loadMs: number;
  /** Failure of a track; undefined if it plays. */
  readonly failureOf?: (trackId: string) => MusicFailureKind | undefined;
}

/** State of a silent voice. */
export interface SilentVoice {
  readonly trackId: string;
  playing: boolean;
  looping: boolean;
  volume: number;
  intensity: number | undefined;
  disposed: boolean;
}

/**
 * A music backend without sound and files: positions advance with the clock, and tracks end after their duration.
 * @returns the backend and its voices, latest last
 */
export function createSilentMusic({ loadMs, failureOf }: SilentMusicOptions): {
  readonly backend: MusicBackend;
  readonly voices: readonly SilentVoice[];
} {
  const voices: SilentVoice[] = [];
  const backend: MusicBackend = {
    async load(track, events, signal) {
      await waitFor(loadMs, signal);
      const failure = failureOf?.(track.id);
      if (failure) throw new MusicFailure(failure, `${track.name} can not be played`);

      const durationS = track.loop.durationMs / 1000;
      const voice: SilentVoice = {
        trackId: track.id,
        playing: false,
        looping: false,
        volume: 0,
        intensity: undefined,
        disposed: false,
      };
      voices.push(voice);
      let startPositionS = 0;
      let startedAt = 0;
      let endTimer: ReturnType<typeof setTimeout> | undefined;
      const elapsedS = () => (voice.playing ? (Date.now() - startedAt) / 1000 : 0);
      const positionS = () => (voice.looping ? (startPositionS + elapsedS()) % durationS : startPositionS + elapsedS());
      const restartClock = () => {
        clearTimeout(endTimer);
        startedAt = Date.now();
        if (!voice.playing || voice.looping) return;
        endTimer = setTimeout(
          () => {
            voice.playing = false;
            startPositionS = 0;
            events.onEnd();
          },
          (durationS - startPositionS) * 1000,
        );
      };
      const setPosition = (seconds: number) => {
        startPositionS = seconds;
        restartClock();
      };
      return {
        positionS,
        play() {
          voice.playing = true;
          restartClock();
          events.onStart();
        },
        pause() {
          const place = positionS();
          voice.playing = false;
          setPosition(place);
        },
        seek: setPosition,
        setLoop(loop) {
          const place = positionS();
          voice.looping = loop;
          setPosition(place);
        },
        mix: (intensity) => void (voice.intensity = intensity),
        fadeTo: (volume) => void (voice.volume = volume),
        dispose() {
          voice.playing = false;
          voice.disposed = true;
          clearTimeout(endTimer);
        },
      };
    },
  };
  return { backend, voices };
}

async function waitFor(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
