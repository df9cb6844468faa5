import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Overlays } from './local-board.tsx';
import styles from './framed-board.module.css';
import { FramedReplay } from './framed-replay.ts';
import { type BoardCallbacks, useReplaySettings } from './replay-view.tsx';
import { useTranslation } from 'react-i18next';
import type { LoadRequest } from './player-messages.ts';

/** A player that has not answered at all by then is not there. */
const ANSWER_MS = 20_000;

export interface FramedBoardProps extends BoardCallbacks {
  readonly replay: FramedReplay;
  /** Address of the archived build. */
  readonly archive: string;
  readonly overlays: Overlays;
  readonly title: string;
}

/** HUD and board of a replay that an archived player plays. They are a picture: the frame takes neither focus nor pointer. */
export function FramedBoard({ replay, archive, overlays, title, onReady, onError }: FramedBoardProps) {
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
    const end = replay.connect(window, {
      onAnswer: () => clearTimeout(timer),
      onDrawn: () => tellDrawn(),
      onStageFailure: () => tellFailure(),
      onHeight: setHeight,
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [replay, isLoaded]);

  useEffect(() => {
    if (isLoaded) replay.request({ kind: 'show', ...overlays });
  }, [replay, isLoaded, overlays]);

  useEffect(() => {
    const { current } = room;
    if (!isLoaded || !current) return;
    const observer = new ResizeObserver(() => replay.request({ kind: 'room', height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [replay, isLoaded]);

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

/** The replay of a recording that an archived player plays, in the language and with the settings of the first render. */
export function useFramedReplay(ticks: number, sent: LoadRequest['recording'], faction: string) {
  const { i18n } = useTranslation();
  const settings = useReplaySettings();
  const [replay] = useState(() => {
    const { gameId, seed, options } = sent;
    const recording = { gameId, seed, options, replay: sent.replay };
    return new FramedReplay(ticks, { recording, language: i18n.language, faction, settings });
  });
  return replay;
}
