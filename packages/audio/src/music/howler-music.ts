import { Howl, Howler } from '../backend/howler.ts';
import { HowlerLayers, MIX_FADE_MS } from './howler-layers.ts';
import type { MusicBackend, MusicEvents, MusicVoice } from './music-backend.ts';
import { MusicFailure, type MusicFailureKind } from './music-failure.ts';
import { MUSIC_PATH, type Track } from './track.ts';

/** Fade before a pause: short enough to feel immediate, long enough to avoid a click. */
const PAUSE_FADE_MS = 60;

/** Name of a track's only sprite: its loop, without the margins before and after. */
const LOOP = 'loop';

/** Failure kinds by media element error code. */
const MEDIA_ERRORS: readonly MusicFailureKind[] = ['network', 'aborted', 'network', 'decode', 'unsupported'];

/** Plays decoded tracks through Howler with Web Audio, so that loops have no gap. Import it lazily, because it imports Howler. */
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
  let initialPositionS = 0;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let volume = 0;
  const layers = new HowlerLayers(track, fade);

  // Howler also reports every repetition.
  howl.on('play', () => {
    if (!layers.isPlaying) layers.start(positionS);
  });
  howl.on('end', () => {
    if (looping) return;
    layers.stop();
    events.onEnd();
  });

  const positionS = () => {
    const place = id === undefined ? undefined : howl.seek(id);
    // At the start of a loop the position can be slightly before the first bar.
    return typeof place === 'number' ? Math.max(0, place - startS) : initialPositionS;
  };

  return {
    positionS,
    play() {
      clearTimeout(pauseTimer);
      pauseTimer = undefined;
      if (id !== undefined) {
        if (howl.playing(id)) events.onStart();
        else howl.play(id);
      } else {
        id = howl.play(LOOP);
        howl.loop(looping, id);
        if (initialPositionS > 0) howl.seek(startS + initialPositionS, id);
      }
      if (Howler.ctx && Howler.ctx.state !== 'running') events.onBlocked();
    },
    pause(atOnce = false) {
      clearTimeout(pauseTimer);
      const playing = id;
      if (playing === undefined) return;
      const stop = () => {
        howl.pause(playing);
        layers.stop();
      };
      if (atOnce || !howl.playing(playing)) {
        stop();
        return;
      }
      fade(howl, playing, 0, PAUSE_FADE_MS);
      layers.fadeTo(0, PAUSE_FADE_MS);
      pauseTimer = setTimeout(stop, PAUSE_FADE_MS);
    },
    seek(seconds) {
      initialPositionS = seconds;
      if (id === undefined) return;
      howl.seek(startS + seconds, id);
      if (layers.isPlaying) layers.start(() => seconds);
    },
    setLoop(loop) {
      if (looping === loop) return;
      looping = loop;
      if (id !== undefined) howl.loop(loop, id);
    },
    mix(intensity) {
      layers.mix(intensity);
      if (id !== undefined && howl.playing(id)) fade(howl, id, volume * layers.trackShare, MIX_FADE_MS);
    },
    fadeTo(to, durationMs) {
      volume = to;
      if (id === undefined) return;
      fade(howl, id, to * layers.trackShare, durationMs);
      layers.fadeTo(to, durationMs);
    },
    dispose() {
      clearTimeout(pauseTimer);
      const playing = id;
      const unload = () => {
        layers.dispose();
        howl.unload();
      };
      if (playing === undefined || !howl.playing(playing)) {
        unload();
        return;
      }
      fade(howl, playing, 0, PAUSE_FADE_MS);
      layers.fadeTo(0, PAUSE_FADE_MS);
      setTimeout(unload, PAUSE_FADE_MS);
    },
  };
}

function fade(howl: Howl, id: number, to: number, durationMs: number): void {
  const from = howl.volume(id) as number;
  // Howler never ends a fade between equal volumes.
  if (Math.abs(from - to) < 0.005 || durationMs <= 0) howl.volume(to, id);
  else howl.fade(from, to, durationMs, id);
}

/** Howler reports a media element's error code if it fell back to one, else a text. */
function failureOf(error: unknown): MusicFailure {
  const message = typeof error === 'number' ? `media error ${error}` : String(error);
  return new MusicFailure(kindOf(error), message);
}

function kindOf(error: unknown): MusicFailureKind {
  if (typeof error === 'number') return MEDIA_ERRORS[error] ?? 'network';
  const text = String(error);
  if (text.includes('Decoding')) return 'decode';
  return text.includes('support') ? 'unsupported' : 'network';
}
