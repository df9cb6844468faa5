import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import styles from './answer-button.module.css';
import { LETTERS, OptionShape } from './option-shape.tsx';

/** `open` can be chosen; after the lock the chosen one is `locked`, others are `passed`; the result marks `right` and `wrong`. */
export type AnswerStatus = 'open' | 'locked' | 'passed' | 'right' | 'wrong';

export interface AnswerButtonProps {
  /** Its place, 0 to 3. */
  readonly option: number;
  readonly text: string;
  /** Language of the text. */
  readonly lang: string;
  readonly status: AnswerStatus;
  readonly onLock: (option: number) => void;
}

const MARKS = { right: Check, wrong: X } as const;

/** One of the four answers. The same button serves every question, so that it keeps the focus. */
export function AnswerButton({ option, text, lang, status, onLock }: AnswerButtonProps) {
  const { t } = useTranslation('games');
  const Mark = status === 'right' || status === 'wrong' ? MARKS[status] : undefined;
  const letter = LETTERS[option] ?? '';
  return (
    <button
      type="button"
      className={styles.answer}
      data-status={status}
      aria-disabled={status === 'open' ? undefined : true}
      aria-keyshortcuts={`${option + 1} ${letter}`}
      onClick={status === 'open' ? () => onLock(option) : undefined}
    >
      <OptionShape option={option} className={styles.shape} />
      <VisuallyHidden>{letter}</VisuallyHidden>
      <bdi className={styles.text} lang={lang}>
        {text}
      </bdi>
      {Mark ? (
        <span className={styles.mark}>
          <Mark aria-hidden="true" />
          <VisuallyHidden>{t(`lore-master.standing.${status === 'right' ? 'right' : 'wrong'}`)}</VisuallyHidden>
        </span>
      ) : (
        <kbd className={styles.key} aria-hidden="true">
          {option + 1}
        </kbd>
      )}
    </button>
  );
}
