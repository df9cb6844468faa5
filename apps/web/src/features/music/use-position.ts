import { music, useMusic } from '@star-seekers/audio/music';
import { useEffect, useState } from 'react';

const POLL_MS = 500;

/** Position in the track in seconds, polled twice per second while it plays. */
export function usePosition(): number {
  const status = useMusic((state) => state.status);
  const track = useMusic((state) => state.track);
  const [positionS, setPositionS] = useState(() => music.positionS());
  useEffect(() => {
    const read = () => setPositionS(music.positionS());
    read();
    if (status !== 'playing') return undefined;
    const timer = setInterval(read, POLL_MS);
    return () => clearInterval(timer);
  }, [status, track]);
  return positionS;
}
