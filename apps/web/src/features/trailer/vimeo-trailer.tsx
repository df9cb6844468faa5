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

/** Time after which a player without a response counts as failed. */
const LOAD_TIMEOUT_MS = 10_000;

/** A trailer from Vimeo with the hub's own controls. */
export function VimeoTrailer(props: Omit<TrailerPlayerProps, 'Video'>) {
  return <TrailerPlayer {...props} Video={VimeoVideo} />;
}

/** A Vimeo video that behaves like a `<video>`, with `canplay` and `error` events. */
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
    const onLoadComplete = () => {
      clearTimeout(timeout);
      element.dispatchEvent(new Event('canplay'));
    };
    element.addEventListener('loadcomplete', onLoadComplete);
    return () => {
      clearTimeout(timeout);
      element.removeEventListener('loadcomplete', onLoadComplete);
    };
  }, [ref]);

  return <vimeo-video ref={ref} className={className} hidden={hidden} onClick={onClick} />;
}

/** Replaces the element's own frame, which has an inline style that the content security policy refuses, and no title. */
function playerFrame(videoId: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = `https://player.vimeo.com/video/${videoId}?${new URLSearchParams({ controls: '0', playsinline: '1', dnt: '1' }).toString()}`;
  frame.title = title;
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.width = '100%';
  frame.height = '100%';
  // The hub's own controls handle all input, and a click anywhere pauses.
  Object.assign(frame.style, { border: '0', pointerEvents: 'none' });
  frame.tabIndex = -1;
  return frame;
}
