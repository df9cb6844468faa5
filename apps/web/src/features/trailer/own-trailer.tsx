import { trailer } from '@star-seekers/art/film';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../i18n/languages.ts';
import { TrailerPlayer, type TrailerPlayerProps, type TrailerVideoProps } from './trailer-player.tsx';

/** The hub's own trailer, with its lines in the player's language. */
export function OwnTrailer(props: Pick<TrailerPlayerProps, 'onComplete' | 'onGiveUp'>) {
  return <TrailerPlayer {...props} source={trailer.url} Video={OwnVideo} />;
}

function OwnVideo({ source, ...rest }: TrailerVideoProps) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return (
    <video {...rest} src={source} poster={trailer.poster} playsInline preload="auto">
      <track
        kind="captions"
        src={trailer.subtitles[language]}
        srcLang={language}
        label={languages.find(({ tag }) => tag === language)?.name}
        default
      />
    </video>
  );
}
