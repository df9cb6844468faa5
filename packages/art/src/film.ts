import arabic from '../film/trailer.ar.vtt?url';
import german from '../film/trailer.de.vtt?url';
import english from '../film/trailer.en.vtt?url';
import spanish from '../film/trailer.es.vtt?url';
import french from '../film/trailer.fr.vtt?url';
import japanese from '../film/trailer.ja.vtt?url';
import portuguese from '../film/trailer.pt-BR.vtt?url';
import trailerPoster from '../film/trailer-poster.webp?url';
import trailerUrl from '../film/trailer.mp4?url';
import poster from '../film/space-loop-poster.avif?url';
import url from '../film/space-loop.mp4?url';

/** A flight of twelve seconds whose end is its beginning: H.264 without sound, and its first frame. */
export const spaceLoop = { url, poster, width: 960, height: 540 } as const;

/** The trailer: H.264 with its soundtrack, a picture of it, and its lines by language. */
export const trailer = {
  url: trailerUrl,
  poster: trailerPoster,
  /** What is loaded of it when it is played. */
  bytes: 9_719_781,
  width: 1280,
  height: 720,
  subtitles: {
    en: english,
    de: german,
    es: spanish,
    fr: french,
    'pt-BR': portuguese,
    ja: japanese,
    ar: arabic,
  },
} as const;
