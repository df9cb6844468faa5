import { trailer } from '@star-seekers/art/film';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TrailerPlayer, type TrailerPlayerProps, type TrailerVideoProps } from './trailer-player.tsx';
import styles from './own-trailer.module.css';

/** The hub's own trailer, with captions in the player's language. */
export function OwnTrailer(props: Pick<TrailerPlayerProps, 'onComplete' | 'onGiveUp'>) {
  return <TrailerPlayer {...props} source={trailer.url} Video={OwnVideo} />;
}

/** Renders the captions itself: the browser clips them when the picture is smaller than its element. */
function OwnVideo({ source, ...rest }: TrailerVideoProps) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [trackRef, caption] = useActiveCaption();
  return (
    <>
      <video {...rest} src={source} poster={trailer.poster} playsInline preload="auto">
        <track ref={trackRef} kind="captions" src={trailer.subtitles[language]} srcLang={language} />
      </video>
      {caption && (
        <p className={styles.caption}>
          <span className={styles.words}>{caption}</span>
        </p>
      )}
    </>
  );
}

/** @returns a ref for the track, and the text of the active caption if any */
function useActiveCaption(): readonly [RefObject<HTMLTrackElement | null>, string | undefined] {
  const trackRef = useRef<HTMLTrackElement>(null);
  const [caption, setCaption] = useState<string>();
  useEffect(() => {
    const track = trackRef.current?.track;
    if (!track) return undefined;
    // `hidden` loads the cues without rendering them.
    track.mode = 'hidden';
    const update = () => {
      const [cue] = track.activeCues ?? [];
      setCaption((cue as VTTCue | undefined)?.text);
    };
    track.addEventListener('cuechange', update);
    return () => track.removeEventListener('cuechange', update);
  }, []);
  return [trackRef, caption];
}
