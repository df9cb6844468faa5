import type { LiveEvent } from '@star-seekers/contracts';
import { watchLive } from '@star-seekers/contracts/live-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveTape } from './run/live-tape.ts';
import type { Say } from './use-notices.ts';

/** What is known of the watched run. */
export interface LiveStatus {
  readonly username: string;
  /** Ticks that have been shown. */
  readonly toTick: number;
  readonly isPaused: boolean;
  /** Of games that show nothing else. */
  readonly score: number | null;
}

/** Watches a run of the hub behind this page's proxy. @param onTape called with each connection's run */
export function useLive(say: Say, onTape: (tape: LiveTape) => void) {
  const { t } = useTranslation('sandbox');
  const [status, setStatus] = useState<LiveStatus | null>(null);
  const watching = useRef<AbortController>(undefined);
  const show = useRef(onTape);
  useEffect(() => {
    show.current = onTape;
  }, [onTape]);

  const stop = useCallback(() => {
    watching.current?.abort();
    setStatus(null);
  }, []);
  useEffect(() => stop, [stop]);

  const watch = async (id: string) => {
    stop();
    const own = new AbortController();
    watching.current = own;
    let tape: LiveTape | undefined;
    const take = (event: LiveEvent) => {
      switch (event.type) {
        case 'head':
          tape = event.setup ? new LiveTape(event) : undefined;
          if (tape) show.current(tape);
          setStatus(statusOf(event.username, event.past));
          break;
        case 'play':
          tape?.append(event);
          setStatus((before) => before && statusOf(before.username, event));
          break;
        case 'score':
          setStatus((before) => before && statusOf(before.username, event));
          break;
        case 'end':
          say({ kind: 'info', text: t(`live.${event.reason}`) });
          setStatus(null);
          break;
      }
    };
    try {
      for await (const event of watchLive(id, { signal: own.signal })) if (!own.signal.aborted) take(event);
    } catch (error) {
      if (own.signal.aborted) return;
      say({ kind: 'problem', text: t('live.failed', { reason: String(error) }) });
      setStatus(null);
    }
  };
  return { status, watch, stop };
}

type Place = Partial<Extract<LiveEvent, { type: 'play' | 'score' }>> | null;

function statusOf(username: string, place: Place): LiveStatus {
  const score = place && 'score' in place ? (place.score ?? null) : null;
  return { username, toTick: place?.toTick ?? 0, isPaused: place?.kind === 'pause', score };
}
