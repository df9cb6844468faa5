import { music, useMusic } from '@star-seekers/audio/music';
import { useEffect, useState } from 'react';

const POLL_MS = 500;

/** Seconds from the first bar of the track; read twice a second while it is heard. */
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
