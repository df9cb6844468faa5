import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './answer-button.module.css';
import { LETTERS, OptionShape } from './option-shape.tsx';

/** How an answer stands: `open` can be chosen; after the lock it is `locked` or `passed`; then the right one is shown, and the wrong. */
export type AnswerStanding = 'open' | 'locked' | 'passed' | 'right' | 'wrong';

export interface AnswerButtonProps {
  /** Its place, 0 to 3. */
  readonly option: number;
  readonly text: string;
  readonly standing: AnswerStanding;
  readonly onLock: (option: number) => void;
}

const MARKS = { right: Check, wrong: X } as const;

/** One of the four answers. It stays where it is from question to question, so that the focus stays too. */
export function AnswerButton({ option, text, standing, onLock }: AnswerButtonProps) {
  const { t } = useTranslation('games');
  const Mark = standing === 'right' || standing === 'wrong' ? MARKS[standing] : undefined;
  const letter = LETTERS[option] ?? '';
  return (
    <button
      type="button"
      className={styles.answer}
      data-standing={standing}
      aria-disabled={standing === 'open' ? undefined : true}
      aria-keyshortcuts={`${option + 1} ${letter}`}
      onClick={standing === 'open' ? () => onLock(option) : undefined}
    >
      <OptionShape option={option} className={styles.shape} />
      <VisuallyHidden>{letter}</VisuallyHidden>
      <bdi className={styles.text} lang="en">
        {text}
      </bdi>
      {Mark ? (
        <span className={styles.mark}>
          <Mark aria-hidden="true" />
          <VisuallyHidden>{t(`lore-master.standing.${standing === 'right' ? 'right' : 'wrong'}`)}</VisuallyHidden>
        </span>
      ) : (
        <kbd className={styles.key} aria-hidden="true">
          {option + 1}
        </kbd>
      )}
    </button>
  );
}
