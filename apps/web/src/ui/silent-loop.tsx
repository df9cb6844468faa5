import { type ComponentPropsWithRef, type RefObject, useEffect, useState } from 'react';
import { stopLoading } from './stop-loading.ts';

export interface SilentLoopProps extends Pick<ComponentPropsWithRef<'video'>, 'className' | 'width' | 'height'> {
  readonly ref: RefObject<HTMLVideoElement | null>;
  /** Undefined loads nothing. */
  readonly src: string | undefined;
  readonly poster?: string | undefined;
  readonly moving: boolean;
}

/** Format of the films: H.264, main profile. */
const FORMAT = 'video/mp4; codecs="avc1.4d401f"';

/**
 * A decorative looping video without sound and controls. It has `data-playing` while it plays. A browser that cannot play the
 * format loads nothing.
 */
export function SilentLoop({ ref, src, moving, ...film }: SilentLoopProps) {
  const [playable] = useState(() => document.createElement('video').canPlayType(FORMAT) !== '');
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    // A browser in power saving mode may refuse; then the picture below stays visible.
    if (moving) ref.current?.play().catch(() => undefined);
    else ref.current?.pause();
  }, [ref, moving]);
  useEffect(() => {
    const video = ref.current;
    return () => {
      if (video?.isConnected === false) stopLoading(video);
    };
  }, [ref]);

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
