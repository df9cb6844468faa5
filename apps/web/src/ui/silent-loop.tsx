import { type ComponentPropsWithRef, type RefObject, useEffect, useState } from 'react';

export interface SilentLoopProps extends Pick<ComponentPropsWithRef<'video'>, 'className' | 'width' | 'height'> {
  readonly ref: RefObject<HTMLVideoElement | null>;
  /** Nothing is loaded before there is a source. */
  readonly src: string | undefined;
  readonly poster?: string | undefined;
  readonly moving: boolean;
}

/** A film that belongs to the picture: no sound, no end, no controls, nothing to readers. It has `data-playing` while frames follow. */
export function SilentLoop({ ref, moving, ...film }: SilentLoopProps) {
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
