import { TrailerPlayer, type TrailerPlayerProps, type TrailerVideoProps } from './trailer-player.tsx';

/** A trailer from a video file. */
export function FileTrailer(props: Omit<TrailerPlayerProps, 'Video'>) {
  return <TrailerPlayer {...props} Video={FileVideo} />;
}

function FileVideo({ source, ...rest }: TrailerVideoProps) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the video has no speech
  return <video {...rest} src={source} playsInline preload="auto" />;
}
