import { MedalIcon } from './medal-icon.tsx';
import styles from './medal-ladder.module.css';
import { numberFormat } from './number-format.ts';

/** The medals of a game, the lowest first. */
const MEDALS = ['bronze', 'silver', 'gold'] as const;

type Medal = (typeof MEDALS)[number];

export interface MedalLadderProps {
  /** Names the list. */
  readonly label: string;
  /** What each medal asks for. */
  readonly medals: Readonly<Record<Medal, number>>;
  /** They ask for stars in place of a score. */
  readonly inStars: boolean;
  readonly nameOf: (medal: Medal) => string;
  readonly language: string;
  /** What a run has for them: those that it earned are lit, the next one is framed. Without it they are all alike. */
  readonly figure?: number | undefined;
  /** In the middle of its line, as in panels over a game. */
  readonly centered?: boolean;
  /** The name of the list is read too. */
  readonly labeled?: boolean;
}

/** What the medals of a game ask for, everywhere in the same words and with the same look. */
export function MedalLadder({
  label,
  medals,
  inStars,
  nameOf,
  language,
  figure,
  centered = false,
  labeled = false,
}: MedalLadderProps) {
  const format = numberFormat(language);
  const next = figure === undefined ? undefined : MEDALS.find((medal) => figure < medals[medal]);
  return (
    <dl
      className={styles.ladder}
      aria-label={label}
      data-reached={figure === undefined ? undefined : ''}
      data-centered={centered || undefined}
      data-labeled={labeled || undefined}
      data-stars={inStars || undefined}
    >
      {MEDALS.map((medal) => (
        <div
          key={medal}
          className={styles.step}
          data-earned={figure !== undefined && figure >= medals[medal] ? '' : undefined}
          data-next={medal === next ? '' : undefined}
        >
          <MedalIcon medal={medal} />
          <dt>{nameOf(medal)}</dt>
          <dd>{starred(format.format(medals[medal]), inStars)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A figure of medals: '630', or '4 ★' where they count stars. */
export function starred(figure: string, inStars: boolean): string {
  return inStars ? `${figure} ★` : figure;
}
