import { type ComponentPropsWithRef, type RefObject, useEffect, useState } from 'react';

export interface SilentLoopProps extends Pick<ComponentPropsWithRef<'video'>, 'className' | 'width' | 'height'> {
  readonly ref: RefObject<HTMLVideoElement | null>;
  /** Nothing is loaded before there is a source. */
  readonly src: string | undefined;
  readonly poster?: string | undefined;
  readonly moving: boolean;
}

/** What the films are: H.264 in its main profile. */
const FORMAT = 'video/mp4; codecs="avc1.4d401f"';

/**
 * A film that belongs to the picture: no sound, no end, no controls, nothing to readers. It has `data-playing` while frames follow. A
 * browser that cannot play it loads nothing.
 */
export function SilentLoop({ ref, src, moving, ...film }: SilentLoopProps) {
  const [playable] = useState(() => document.createElement('video').canPlayType(FORMAT) !== '');
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    // A browser that saves power may refuse; what lies beneath stays then.
    if (moving) ref.current?.play().catch(() => undefined);
    else ref.current?.pause();
  }, [ref, moving]);

  return (
    <video
      ref={ref}
      {...film}
      src={playable ? src : undefined}
      data-playing={(moving && playing) || undefined}
      onPlaying={() => setPlaying(true)}
      onPause={() => setPlaying(false)}
      muted
      loop
      playsInline
      disablePictureInPicture
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
