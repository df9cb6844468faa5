/** Each letter has its own shape, so that answers differ without text or colour. */
const SHAPES = [
  <path key="a" d="M16 3.5 29 27.5H3Z" />,
  <path key="b" d="M16 2.5 29.5 16 16 29.5 2.5 16Z" />,
  <circle key="c" cx="16" cy="16" r="12.5" />,
  <rect key="d" x="4.5" y="4.5" width="23" height="23" rx="1.5" />,
] as const;

export const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** The letter of an option in its shape; decorative. @param option its place, 0 to 3 */
export function OptionShape({
  option,
  className,
}: {
  readonly option: number;
  readonly className?: string | undefined;
}) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      {SHAPES[option]}
      <text x="16" y={option === 0 ? 24 : 20.8} textAnchor="middle">
        {LETTERS[option]}
      </text>
    </svg>
  );
}
