import { useEffect, useRef, useState } from 'react';
import { numberFormat } from './number-format.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CountingDigitsProps {
  readonly value: number;
  /** Initial value of the first count; by default `value`, so that only changes count. */
  readonly from?: number | undefined;
  readonly durationMs: number;
  /** Text for screen readers instead of the number. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly language: string;
  readonly reducedMotion: boolean;
}

/** A number that counts to a new value. Screen readers get only the final value. */
export function CountingDigits(props: CountingDigitsProps) {
  const { value, from = value, durationMs, label, className, language, reducedMotion } = props;
  const digits = useRef<HTMLSpanElement>(null);
  const shownValue = useRef(from);
  // React renders only the initial digits; afterwards the effect updates them.
  const [firstDigits] = useState(() => numberFormat(language).format(from));

  useEffect(() => {
    const element = digits.current;
    if (!element) return undefined;
    const format = numberFormat(language);
    const start = shownValue.current;
    const startedAt = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const progress = reducedMotion ? 1 : Math.min(1, Math.max(0, (now - startedAt) / durationMs));
      shownValue.current = Math.round(start + (value - start) * (1 - (1 - progress) ** 3));
      element.textContent = format.format(shownValue.current);
      if (progress < 1 && start !== value) frame = requestAnimationFrame(draw);
    };
    draw(startedAt);
    return () => cancelAnimationFrame(frame);
  }, [value, durationMs, language, reducedMotion]);

  return (
    <span className={className} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <span ref={digits} aria-hidden="true">
        {firstDigits}
      </span>
      <VisuallyHidden>{label ?? numberFormat(language).format(value)}</VisuallyHidden>
    </span>
  );
}
