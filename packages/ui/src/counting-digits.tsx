import { useEffect, useRef, useState } from 'react';
import { numberFormat } from './number-format.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CountingDigitsProps {
  readonly value: number;
  /** Where the first count begins; the value itself by default, so that only changes count. */
  readonly from?: number | undefined;
  readonly durationMs: number;
  /** What screen readers hear instead of the bare number. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly language: string;
  readonly reducedMotion: boolean;
}

/** A number that counts to its value instead of jumping. Screen readers get the value alone. */
export function CountingDigits(props: CountingDigitsProps) {
  const { value, from = value, durationMs, label, className, language, reducedMotion } = props;
  const digits = useRef<HTMLSpanElement>(null);
  const shown = useRef(from);
  // React writes the digits once; from then on they belong to the effect.
  const [firstDigits] = useState(() => numberFormat(language).format(from));

  useEffect(() => {
    const element = digits.current;
    if (!element) return undefined;
    const format = numberFormat(language);
    const start = shown.current;
    const startedAt = performance.now();
    let frame = 0;
    const draw = (now: number) => {
      const progress = reducedMotion ? 1 : Math.min(1, Math.max(0, (now - startedAt) / durationMs));
      shown.current = Math.round(start + (value - start) * (1 - (1 - progress) ** 3));
      element.textContent = format.format(shown.current);
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
