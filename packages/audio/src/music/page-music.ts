import { useStore } from 'zustand';
import { effects } from '../effects/page-effects.ts';
import { MusicPlayer } from './music-player.ts';
import type { MusicState } from './music-state.ts';
import { type MusicStorages, StoredMusic } from './stored-music.ts';
import { TrackLoader } from './track-loader.ts';

const stored = new StoredMusic(pageStorages());

/** The music of this page. Howler is fetched with the first track that is to be heard, never before. */
export const music = new MusicPlayer({
  createLoader: () =>
    new TrackLoader(async () => {
      const { createHowlerMusic } = await import('./howler-music.ts');
      return createHowlerMusic();
    }, headOf),
  stored,
  random: Math.random,
});

/** What the player shows. In a component `useMusic(({ track }) => track)`. */
export function useMusic<Selected>(select: (state: MusicState) => Selected): Selected {
  return useStore(music.state, select);
}

const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Lets the music step back under effects, stand still in a hidden tab, and go on after a reload: with the player's next gesture,
 * where it was on when the page was left. Call once, when the player's widget comes.
 * @param isControl whether a gesture is for the player itself, which then knows better
 * @returns stops it
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
  // The hub's own clicks are too soft and too many to step back for.
  const stopDucking = effects.onPlay((id) => {
    if (!id.startsWith('ui.')) music.duck();
  });
  signal.addEventListener('abort', stopDucking);
  // The gesture that brought the player counts already.
  if (stored.wanted && 'userActivation' in navigator && navigator.userActivation.hasBeenActive) music.play();
  else if (stored.wanted) {
    const goOn = new AbortController();
    signal.addEventListener('abort', () => goOn.abort());
    const onGesture = ({ target }: Event) => {
      goOn.abort();
      if (!isControl(target)) music.play();
    };
    for (const gesture of GESTURES) {
      addEventListener(gesture, onGesture, { capture: true, signal: goOn.signal });
    }
  }
  return () => stop.abort();
}

async function headOf(address: string): Promise<string> {
  try {
    const { status, headers } = await fetch(address, { method: 'HEAD' });
    return `${status} ${headers.get('content-type') ?? ''}`.trim();
  } catch {
    return 'nothing, it can not be reached';
  }
}

/** Reading the property itself can be refused. */
function pageStorages(): MusicStorages {
  try {
    return { local: localStorage, session: sessionStorage };
  } catch {
    return { local: undefined, session: undefined };
  }
}
