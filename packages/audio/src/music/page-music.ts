import { useStore } from 'zustand';
import { effects } from '../effects/page-effects.ts';
import { MusicPlayer } from './music-player.ts';
import type { MusicState } from './music-state.ts';
import { type MusicStorages, StoredMusic } from './stored-music.ts';
import { TrackLoader } from './track-loader.ts';

const stored = new StoredMusic(pageStorages());

/** The music of this page. Howler is loaded with the first track. */
export const music = new MusicPlayer({
  createLoader: () =>
    new TrackLoader(async () => {
      const { createHowlerMusic } = await import('./howler-music.ts');
      return createHowlerMusic();
    }, describeHead),
  stored,
  random: Math.random,
});

/** Subscribes a component to the state: `useMusic(({ track }) => track)`. */
export function useMusic<Selected>(select: (state: MusicState) => Selected): Selected {
  return useStore(music.state, select);
}

const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Lowers the music during effects and pauses it in a hidden tab. If it was playing before a reload, resumes it at the next user
 * gesture. Call once, when the player's widget mounts.
 * @param isControl whether a gesture is inside the player, which handles it itself
 * @returns removes the listeners
 */
export function startMusic(isControl: (target: EventTarget | null) => boolean): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onVisibility = () => {
    if (document.hidden) music.hold('away');
    else music.release('away');
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  onVisibility();
  // Interface sounds are quiet and frequent, so they do not lower the music.
  const stopDucking = effects.onPlay((id) => {
    if (!id.startsWith('ui.')) music.duck();
  });
  signal.addEventListener('abort', stopDucking);
  // The gesture that loaded the player counts already.
  if (stored.playRequested && 'userActivation' in navigator && navigator.userActivation.hasBeenActive) music.play();
  else if (stored.playRequested) {
    const resume = new AbortController();
    signal.addEventListener('abort', () => resume.abort());
    const onGesture = ({ target }: Event) => {
      resume.abort();
      if (!isControl(target)) music.play();
    };
    for (const gesture of GESTURES) {
      addEventListener(gesture, onGesture, { capture: true, signal: resume.signal });
    }
  }
  return () => stop.abort();
}

async function describeHead(url: string): Promise<string> {
  try {
    const { status, headers } = await fetch(url, { method: 'HEAD' });
    return `${status} ${headers.get('content-type') ?? ''}`.trim();
  } catch {
    return 'nothing, it can not be reached';
  }
}

/** Even reading `localStorage` can throw. */
function pageStorages(): MusicStorages {
  try {
    return { local: localStorage, session: sessionStorage };
  } catch {
    return { local: undefined, session: undefined };
  }
}
