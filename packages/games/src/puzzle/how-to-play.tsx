import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Step, Steps } from '@star-seekers/stage/screen/steps.tsx';
import styles from './how-to-play.module.css';
import { THUMB_URLS } from './pictures.ts';
import { COLUMNS, MOVE_GOALS, PIECES, PLAY_SECONDS, PREVIEW_SECONDS, SOLVED_SCORE } from './rules.ts';

/** The example window, and two pairs of its panes. */
const PICTURE = THUMB_URLS[10] ?? '';
const MISPLACED = [1, 10] as const;
const NEIGHBOURS = [1, 2] as const;

/** Goal, moves and scoring (`G5.1`), drawn with an example window. */
export function HowToPlay() {
  const { t } = useTranslation('games');
  return (
    <Steps three>
      <Step
        text={explain(
          t('puzzle.howTo.goal'),
          t('puzzle.howTo.goalText', { preview: PREVIEW_SECONDS, pieces: PIECES, seconds: PLAY_SECONDS }),
        )}
      >
        <img className={styles.window} src={PICTURE} alt="" width={64} height={64} />
      </Step>
      <Step text={explain(t('puzzle.howTo.swap'), t('puzzle.howTo.swapText'))}>
        <Panes pieces={MISPLACED} />
      </Step>
      <Step
        text={explain(
          t('puzzle.howTo.scoring'),
          t('puzzle.howTo.scoringText', {
            score: SOLVED_SCORE,
            moves: MOVE_GOALS.perfect,
            master: MOVE_GOALS.master,
            flawless: MOVE_GOALS.flawless,
          }),
        )}
      >
        <span className={styles.joined}>
          <Panes pieces={NEIGHBOURS} />
          <Sparkles aria-hidden="true" />
        </span>
      </Step>
    </Steps>
  );
}

function explain(head: string, text: string) {
  return (
    <span>
      <strong className={styles.head}>{head}</strong>
      {text}
    </span>
  );
}

function Panes({ pieces }: { readonly pieces: readonly number[] }) {
  return pieces.map((piece) => (
    <span
      key={piece}
      className={styles.pane}
      style={{
        backgroundImage: `url("${PICTURE}")`,
        backgroundPosition: `${share(piece % COLUMNS)} ${share(Math.floor(piece / COLUMNS))}`,
      }}
    />
  ));
}

/** Start of a row or column as a background position. */
function share(index: number): string {
  return `${(100 * index) / (COLUMNS - 1)}%`;
}
