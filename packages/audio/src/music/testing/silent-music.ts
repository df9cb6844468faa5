import type { MusicBackend } from '../music-backend.ts';
import { MusicFailure, type MusicFailureKind } from '../music-failure.ts';

export interface SilentMusicOptions {
  /** How long a track takes to be ready. */
  readonly loadMs: number;
  /** What is wrong with a track; undefined when it plays. */
  readonly failureOf?: (trackId: string) => MusicFailureKind | undefined;
}

/** What a silent machine is doing. */
export interface SilentVoice {
  readonly trackId: string;
  playing: boolean;
  looping: boolean;
  volume: number;
  disposed: boolean;
}

/**
 * Music that nobody hears: places move with the clock and tracks end when their time is over, but there is no sound and no file.
 * @returns the backend, and every voice that it has made, the latest last
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
      const voice: SilentVoice = { trackId: track.id, playing: false, looping: false, volume: 0, disposed: false };
      voices.push(voice);
      let placeS = 0;
      let startedAt = 0;
      let ending: ReturnType<typeof setTimeout> | undefined;
      const passedS = () => (voice.playing ? (Date.now() - startedAt) / 1000 : 0);
      const positionS = () => (voice.looping ? (placeS + passedS()) % durationS : placeS + passedS());
      const restartClock = () => {
        clearTimeout(ending);
        startedAt = Date.now();
        if (!voice.playing || voice.looping) return;
        ending = setTimeout(
          () => {
            voice.playing = false;
            placeS = 0;
            events.onEnd();
          },
          (durationS - placeS) * 1000,
        );
      };
      const stayAt = (seconds: number) => {
        placeS = seconds;
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
          stayAt(place);
        },
        seek: stayAt,
        setLoop(loop) {
          const place = positionS();
          voice.looping = loop;
          stayAt(place);
        },
        fadeTo: (volume) => void (voice.volume = volume),
        dispose() {
          voice.playing = false;
          voice.disposed = true;
          clearTimeout(ending);
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
