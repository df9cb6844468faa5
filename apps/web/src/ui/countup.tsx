import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../features/settings/settings-store.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface CountupProps {
  readonly value: number;
  /** Where the first count begins; by default the value itself, so that only changes count. */
  readonly from?: number;
  readonly durationMs?: number;
  readonly className?: string | undefined;
}

/** A number that counts to its value instead of jumping. Screen readers get the value alone. */
export function Countup({ value, from = value, durationMs = 900, className }: CountupProps) {
  const { i18n } = useTranslation();
  const reducedMotion = useReducedMotion();
  const digits = useRef<HTMLSpanElement>(null);
  const shown = useRef(from);
  const language = i18n.language;

  useEffect(() => {
    const element = digits.current;
    if (!element) return undefined;
    const format = new Intl.NumberFormat(language);
    const start = shown.current;
    const startedAt = performance.now();
    const duration = reducedMotion ? 0 : durationMs;
    let frame = 0;
    const draw = (now: number) => {
      const progress = duration === 0 ? 1 : Math.min(1, Math.max(0, (now - startedAt) / duration));
      shown.current = Math.round(start + (value - start) * (1 - (1 - progress) ** 3));
      element.textContent = format.format(shown.current);
      if (progress < 1) frame = requestAnimationFrame(draw);
    };
    if (start === value || duration === 0) draw(Infinity);
    else frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [value, durationMs, reducedMotion, language]);

  const final = new Intl.NumberFormat(language).format(value);
  return (
    <span className={className} style={{ fontVariantNumeric: 'tabular-nums' }}>
      <span ref={digits} aria-hidden="true">
        {new Intl.NumberFormat(language).format(from)}
      </span>
      <VisuallyHidden>{final}</VisuallyHidden>
    </span>
  );
}
