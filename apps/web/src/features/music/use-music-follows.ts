import { music, startMusic } from '@star-seekers/audio/music';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSettings } from '../settings/settings-store.ts';
import { useTrailer } from '../trailer/trailer-store.ts';
import { trackOfPage } from './page-track.ts';

/** Marks the widget: a gesture in it is for the player. */
const WIDGET = '[data-music-player]';

/** Lets the music follow the page, and stand still for the trailer as the settings say (`P4.5`). */
export function useMusicFollows(): void {
  const { pathname } = useLocation();
  const watching = useTrailer(({ begun }) => begun);
  const yields = useSettings(
    ({ pauseMusicForVideo, videoMusicBehavior }) => pauseMusicForVideo && videoMusicBehavior === 'pause',
  );

  useEffect(() => music.visit(trackOfPage(pathname)), [pathname]);

  useEffect(() => {
    if (!watching || !yields) return undefined;
    music.hold('video');
    return () => music.release('video');
  }, [watching, yields]);

  useEffect(() => startMusic((target) => target instanceof Element && target.closest(WIDGET) !== null), []);
}
