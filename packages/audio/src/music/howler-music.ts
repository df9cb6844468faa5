import { Howl, Howler } from '../backend/howler.ts';
import type { MusicBackend, MusicEvents, MusicVoice } from './music-backend.ts';
import { MusicFailure, type MusicFailureKind } from './music-failure.ts';
import { MUSIC_PATH, type Track } from './track.ts';

/** So short that a pause is at once, so long that it makes no click. */
const PAUSE_FADE_MS = 60;

/** The one sprite of a track's file: its loop, without the margins before and after. */
const LOOP = 'loop';

/** What a media element calls its errors. */
const MEDIA_ERRORS: readonly MusicFailureKind[] = ['network', 'aborted', 'network', 'decode', 'unsupported'];

/** Plays through Howler with Web Audio, decoded, so that loops have no gap. Import it lazily: it brings Howler with it. */
export function createHowlerMusic(): MusicBackend {
  return {
    async load(track, events, signal) {
      const howl = await loadHowl(track, events, signal);
      return voiceOf(howl, track, events);
    },
  };
}

async function loadHowl(track: Track, events: MusicEvents, signal: AbortSignal): Promise<Howl> {
  return new Promise((resolve, reject) => {
    const howl = new Howl({
      src: [MUSIC_PATH + track.filename],
      sprite: { [LOOP]: [track.loop.startMs, track.loop.durationMs] },
      volume: 0,
      onload: () => resolve(howl),
      onloaderror(_id, error) {
        howl.unload();
        reject(failureOf(error));
      },
      onplay: events.onStart,
      onplayerror: events.onBlocked,
    });
    signal.addEventListener('abort', () => {
      howl.unload();
      reject(signal.reason as Error);
    });
  });
}

function voiceOf(howl: Howl, track: Track, events: MusicEvents): MusicVoice {
  const startS = track.loop.startMs / 1000;
  let id: number | undefined;
  let looping = false;
  let placeS = 0;
  let pausing: ReturnType<typeof setTimeout> | undefined;

  howl.on('end', () => {
    if (!looping) events.onEnd();
  });

  const positionS = () => {
    const place = id === undefined ? undefined : howl.seek(id);
    // Between two bars of a loop it may be asked a moment before the first.
    return typeof place === 'number' ? Math.max(0, place - startS) : placeS;
  };

  return {
    positionS,
    play() {
      clearTimeout(pausing);
      pausing = undefined;
      if (id !== undefined) {
        if (howl.playing(id)) events.onStart();
        else howl.play(id);
      } else {
        id = howl.play(LOOP);
        howl.loop(looping, id);
        if (placeS > 0) howl.seek(startS + placeS, id);
      }
      if (Howler.ctx && Howler.ctx.state !== 'running') events.onBlocked();
    },
    pause(atOnce = false) {
      clearTimeout(pausing);
      const playing = id;
      if (playing === undefined) return;
      const stop = () => void howl.pause(playing);
      if (atOnce || !howl.playing(playing)) {
        stop();
        return;
      }
      fade(howl, playing, 0, PAUSE_FADE_MS);
      pausing = setTimeout(stop, PAUSE_FADE_MS);
    },
    seek(seconds) {
      placeS = seconds;
      if (id !== undefined) howl.seek(startS + seconds, id);
    },
    setLoop(loop) {
      if (looping === loop) return;
      looping = loop;
      if (id !== undefined) howl.loop(loop, id);
    },
    fadeTo(volume, durationMs) {
      if (id !== undefined) fade(howl, id, volume, durationMs);
    },
    dispose() {
      clearTimeout(pausing);
      const playing = id;
      if (playing === undefined || !howl.playing(playing)) {
        howl.unload();
        return;
      }
      fade(howl, playing, 0, PAUSE_FADE_MS);
      setTimeout(() => howl.unload(), PAUSE_FADE_MS);
    },
  };
}

function fade(howl: Howl, id: number, to: number, durationMs: number): void {
  const from = howl.volume(id) as number;
  // Howler never ends a fade that goes nowhere.
  if (Math.abs(from - to) < 0.005 || durationMs <= 0) howl.volume(to, id);
  else howl.fade(from, to, durationMs, id);
}

/** Howler tells a media element's code where it fell back to one, and words otherwise. */
function failureOf(error: unknown): MusicFailure {
  const message = typeof error === 'number' ? `media error ${error}` : String(error);
  return new MusicFailure(kindOf(error), message);
}

function kindOf(error: unknown): MusicFailureKind {
  if (typeof error === 'number') return MEDIA_ERRORS[error] ?? 'network';
  const words = String(error);
  if (words.includes('Decoding')) return 'decode';
  return words.includes('support') ? 'unsupported' : 'network';
}
