import poster from '../film/space-loop-poster.avif?url';
import url from '../film/space-loop.mp4?url';

/** A flight of twelve seconds whose end is its beginning: H.264 without sound, and its first frame. */
export const spaceLoop = { url, poster, width: 960, height: 540 } as const;
