import { useTranslation } from 'react-i18next';
import { numberFormat } from '@star-seekers/ui/number-format';
import { StatList } from '@star-seekers/stage/screen/stat-list.tsx';
import { Step, Steps } from '@star-seekers/stage/screen/steps.tsx';
import { Album } from './album.tsx';
import { PictureOf } from './picture-of.tsx';
import { BACK_URL, FACE_URLS } from './pictures.ts';
import { LEVEL_BONUS, MAX_POINTS, levelSeconds } from './rules.ts';

export interface HowToPlayProps {
  /** The player's record; null without a verified run, or while it is loading. */
  readonly bestPoints: number | null;
  readonly gamesPlayed: number | null;
  /** Faces of the album. */
  readonly album: ReadonlySet<number>;
}

/** Two faces of the deck as examples. */
const [ANCHOR = '', NEWT = ''] = [FACE_URLS[32], FACE_URLS[29]];

const SIZE = 52;

/** How to play in three steps, drawn with the cards of the game, and the player's figures (`G3.4`). */
export function HowToPlay({ bestPoints, gamesPlayed, album }: HowToPlayProps) {
  const { t, i18n } = useTranslation('games');
  const format = numberFormat(i18n.language);
  const unknown = t('screen.badges.noBest');
  return (
    <>
      <Steps three>
        <Step text={t('memory-challenge.howTo.turn')}>
          <PictureOf url={BACK_URL} size={SIZE} />
          <PictureOf url={ANCHOR} size={SIZE} />
        </Step>
        <Step text={t('memory-challenge.howTo.match')}>
          <PictureOf url={ANCHOR} size={SIZE} />
          <PictureOf url={ANCHOR} size={SIZE} />
        </Step>
        <Step text={t('memory-challenge.howTo.time', { seconds: levelSeconds(1), bonus: LEVEL_BONUS })}>
          <PictureOf url={NEWT} size={SIZE} />
          <PictureOf url={BACK_URL} size={SIZE} />
        </Step>
      </Steps>
      <p>{t('memory-challenge.howTo.stars')}</p>
      <StatList
        stats={[
          { label: t('memory-challenge.stats.best'), value: bestPoints === null ? unknown : format.format(bestPoints) },
          { label: t('memory-challenge.stats.played'), value: format.format(gamesPlayed ?? 0) },
          { label: t('memory-challenge.stats.max'), value: format.format(MAX_POINTS) },
        ]}
      />
      <Album found={album} />
    </>
  );
}
