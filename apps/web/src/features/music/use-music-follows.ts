import { music, startMusic } from '@star-seekers/audio/music';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSettings } from '../settings/settings-store.ts';
import { useTrailer } from '../trailer/trailer-store.ts';
import { trackOfPage } from './page-track.ts';

/** Selector of the player; a gesture inside it does not start the music by itself. */
const WIDGET = '[data-music-player]';

/** Selects the music of the page, and pauses it during the trailer if the settings say so (`P4.5`). */
export function useMusicFollows(): void {
  const { pathname } = useLocation();
  const isTrailerPlaying = useTrailer(({ started }) => started);
  const pausesForVideo = useSettings(
    ({ pauseMusicForVideo, videoMusicBehavior }) => pauseMusicForVideo && videoMusicBehavior === 'pause',
  );

  useEffect(() => music.visit(trackOfPage(pathname)), [pathname]);

  useEffect(() => {
    if (!isTrailerPlaying || !pausesForVideo) return undefined;
    music.hold('video');
    return () => music.release('video');
  }, [isTrailerPlaying, pausesForVideo]);

  useEffect(() => startMusic((target) => target instanceof Element && target.closest(WIDGET) !== null), []);
}
