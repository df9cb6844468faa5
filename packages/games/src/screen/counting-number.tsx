import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from './motion-context.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CountingNumberProps {
  readonly value: number;
  /** Where the first count begins; the value itself by default, so that only changes count. */
  readonly from?: number;
  readonly durationMs?: number;
  /** What screen readers hear instead of the bare number. */
  readonly label?: string;
}

/** A number that counts to its value instead of jumping. */
export function CountingNumber({ value, from = value, durationMs = 450, label }: CountingNumberProps) {
  const { i18n } = useTranslation('games');
  const reducedMotion = useReducedMotion();
  const { language } = i18n;
  const digits = useRef<HTMLSpanElement>(null);
  const shown = useRef(from);
  // React writes the digits once; from then on they belong to the effect.
  const [firstDigits] = useState(() => new Intl.NumberFormat(language).format(from));

  useEffect(() => {
    const element = digits.current;
    if (!element) return undefined;
    const format = new Intl.NumberFormat(language);
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
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>
      <span ref={digits} aria-hidden="true">
        {firstDigits}
      </span>
      <VisuallyHidden>{label ?? new Intl.NumberFormat(language).format(value)}</VisuallyHidden>
    </span>
  );
}
