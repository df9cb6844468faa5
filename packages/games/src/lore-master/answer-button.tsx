import { VisuallyHidden } from '@star-seekers/ui/visually-hidden';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './answer-button.module.css';

/** Each letter has its own shape, so that answers differ without text or colour. */
const SHAPES = [
  <path key="a" d="M16 3.5 29 27.5H3Z" />,
  <path key="b" d="M16 2.5 29.5 16 16 29.5 2.5 16Z" />,
  <circle key="c" cx="16" cy="16" r="12.5" />,
  <rect key="d" x="4.5" y="4.5" width="23" height="23" rx="1.5" />,
] as const;

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** The letter of an option in its shape; decorative. @param option its place, 0 to 3 */
function OptionShape({ option, className }: { readonly option: number; readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      {SHAPES[option]}
      <text x="16" y={option === 0 ? 24 : 20.8} textAnchor="middle">
        {LETTERS[option]}
      </text>
    </svg>
  );
}

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
