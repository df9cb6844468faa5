import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TrailerPlayer, type TrailerPlayerProps, type TrailerVideoProps } from './trailer-player.tsx';
import 'vimeo-video-element';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vimeo-video': React.DetailedHTMLProps<React.HTMLAttributes<HTMLVideoElement>, HTMLVideoElement>;
    }
  }
}

/** A player that has not answered after this long is not there. */
const LOAD_TIMEOUT_MS = 10_000;

/** The trailer from Vimeo, with the hub's own controls. */
export function VimeoTrailer(props: Omit<TrailerPlayerProps, 'Video'>) {
  return <TrailerPlayer {...props} Video={VimeoVideo} />;
}

/** A video of Vimeo's that behaves as a `<video>` does, `canplay` and `error` included. */
function VimeoVideo({ source, ref, className, hidden, onClick }: TrailerVideoProps) {
  const { t } = useTranslation('trailer');
  const title = t('label');

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (!element.shadowRoot) element.attachShadow({ mode: 'open' }).append(playerFrame(source, title));
    element.setAttribute('src', `https://vimeo.com/${source}`);
  }, [ref, source, title]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const timeout = setTimeout(() => element.dispatchEvent(new Event('error')), LOAD_TIMEOUT_MS);
    const loaded = () => {
      clearTimeout(timeout);
      element.dispatchEvent(new Event('canplay'));
    };
    element.addEventListener('loadcomplete', loaded);
    return () => {
      clearTimeout(timeout);
      element.removeEventListener('loadcomplete', loaded);
    };
  }, [ref]);

  return <vimeo-video ref={ref} className={className} hidden={hidden} onClick={onClick} />;
}

/** Made here, since the element's own comes with a style that the content security policy refuses, and without a name. */
function playerFrame(videoId: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = `https://player.vimeo.com/video/${videoId}?${new URLSearchParams({ controls: '0', playsinline: '1', dnt: '1' }).toString()}`;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.width = '100%';
  frame.height = '100%';
  // The hub's own controls steer it, and a click anywhere pauses as on any other video.
  Object.assign(frame.style, { border: '0', pointerEvents: 'none' });
  frame.tabIndex = -1;
  return frame;
}
