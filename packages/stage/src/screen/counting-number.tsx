import { CountingDigits } from '@star-seekers/ui/counting-digits';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from './motion-context.ts';

export interface CountingNumberProps {
  readonly value: number;
  /** Start of the first count; the value itself by default, so that only changes are animated. */
  readonly from?: number;
  readonly durationMs?: number;
  /** What screen readers hear instead of the bare number. */
  readonly label?: string;
}

/** A number that counts up or down to its value. */
export function CountingNumber({ durationMs = 450, ...rest }: CountingNumberProps) {
  const { i18n } = useTranslation('games');
  return (
    <CountingDigits {...rest} durationMs={durationMs} language={i18n.language} reducedMotion={useReducedMotion()} />
  );
}
