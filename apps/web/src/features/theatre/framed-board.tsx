import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Overlays } from './film-board.tsx';
import styles from './framed-board.module.css';
import type { FramedFilm } from './framed-film.ts';
import type { BoardCallbacks } from './screening.tsx';

/** A player that has not answered at all by then is not there. */
const ANSWER_MS = 20_000;

export interface FramedBoardProps extends BoardCallbacks {
  readonly film: FramedFilm;
  /** Address of the sealed build. */
  readonly archive: string;
  readonly overlays: Overlays;
  readonly title: string;
}

/** HUD and board of a film that a sealed player plays. They are a picture: the frame takes neither focus nor pointer. */
export function FramedBoard({ film, archive, overlays, title, onReady, onError }: FramedBoardProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const [isLoaded, setIsLoaded] = useState(false);
  const tellFailure = useEffectEvent(onError);
  const tellDrawn = useEffectEvent(onReady);

  useEffect(() => {
    const window = frame.current?.contentWindow;
    if (!isLoaded || !window) return;
    const timer = setTimeout(() => tellFailure(), ANSWER_MS);
    const end = film.connect(window, {
      onAnswer: () => clearTimeout(timer),
      onDrawn: () => tellDrawn(),
      onStageFailure: () => tellFailure(),
      onHeight: setHeight,
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [film, isLoaded]);

  useEffect(() => {
    if (isLoaded) film.request({ kind: 'show', ...overlays });
  }, [film, isLoaded, overlays]);

  useEffect(() => {
    const { current } = room;
    if (!isLoaded || !current) return;
    const observer = new ResizeObserver(() => film.request({ kind: 'room', height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [film, isLoaded]);

  return (
    <>
      <div ref={room} className={styles.room} />
      <iframe
        ref={frame}
        className={styles.frame}
        src={`${archive}/player.html`}
        // Without an origin: an older build has no way to cookies, storage and API of the hub.
        sandbox="allow-scripts"
        title={title}
        tabIndex={-1}
        style={height ? { blockSize: height } : undefined}
        onLoad={() => setIsLoaded(true)}
      />
    </>
  );
}
