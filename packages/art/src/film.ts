import trailerPoster from '../film/trailer-poster.webp?url';
import trailerUrl from '../film/trailer.mp4?url';
import poster from '../film/space-loop-poster.avif?url';
import url from '../film/space-loop.mp4?url';

const lines = import.meta.glob<string>('../film/trailer.*.vtt', { eager: true, query: '?url', import: 'default' });

/** A seamless loop of a flight, 12 seconds, H.264 without sound, and its first frame. */
export const spaceLoop = { url, poster, width: 960, height: 540 } as const;

/** The trailer: H.264 with sound, its poster, and subtitles by language. */
export const trailer = {
  url: trailerUrl,
  poster: trailerPoster,
  /** Size of the video file. */
  bytes: 9_719_781,
  width: 1280,
  height: 720,
  subtitles: Object.fromEntries(
    Object.entries(lines).map(([path, address]) => [path.split('.').at(-2), address]),
  ) as Readonly<Record<string, string>>,
} as const;
