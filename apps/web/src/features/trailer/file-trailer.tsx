import { TrailerPlayer, type TrailerPlayerProps, type TrailerVideoProps } from './trailer-player.tsx';

/** The trailer from a file that the browser plays itself. */
export function FileTrailer(props: Omit<TrailerPlayerProps, 'Video'>) {
  return <TrailerPlayer {...props} Video={FileVideo} />;
}

function FileVideo({ source, ...rest }: TrailerVideoProps) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- music and pictures, nothing is said
  return <video {...rest} src={source} playsInline preload="auto" />;
}
