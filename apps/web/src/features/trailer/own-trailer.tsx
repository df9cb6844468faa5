import { trailer } from '@star-seekers/art/film';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/languages.ts';
import { TrailerPlayer, type TrailerPlayerProps, type TrailerVideoProps } from './trailer-player.tsx';
import styles from './own-trailer.module.css';

/** The hub's own trailer, with its lines in the player's language. */
export function OwnTrailer(props: Pick<TrailerPlayerProps, 'onComplete' | 'onGiveUp'>) {
  return <TrailerPlayer {...props} source={trailer.url} Video={OwnVideo} />;
}

/** The lines are drawn here and not by the browser, which cuts them off beside and below a picture that is smaller than its element. */
function OwnVideo({ source, ...rest }: TrailerVideoProps) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  const [lines, line] = useActiveLine();
  return (
    <>
      <video {...rest} src={source} poster={trailer.poster} playsInline preload="auto">
        <track ref={lines} kind="captions" src={trailer.subtitles[language]} srcLang={language} />
      </video>
      {line && (
        <p className={styles.line}>
          <span className={styles.words}>{line}</span>
        </p>
      )}
    </>
  );
}

/** A track, to be given the ref, with what is said now; nothing between two lines. */
function useActiveLine(): readonly [RefObject<HTMLTrackElement | null>, string | undefined] {
  const lines = useRef<HTMLTrackElement>(null);
  const [line, setLine] = useState<string>();
  useEffect(() => {
    const track = lines.current?.track;
    if (!track) return undefined;
    // Loaded and followed, but not drawn by the browser.
    track.mode = 'hidden';
    const follow = () => {
      const [cue] = track.activeCues ?? [];
      setLine((cue as VTTCue | undefined)?.text);
    };
    track.addEventListener('cuechange', follow);
    return () => track.removeEventListener('cuechange', follow);
  }, []);
  return [lines, line];
}
