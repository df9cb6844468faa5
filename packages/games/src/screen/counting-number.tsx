import { CountingDigits } from '@star-seekers/ui/counting-digits';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from './motion-context.ts';

export interface CountingNumberProps {
  readonly value: number;
  /** Where the first count begins; the value itself by default, so that only changes count. */
  readonly from?: number;
  readonly durationMs?: number;
  /** What screen readers hear instead of the bare number. */
  readonly label?: string;
}

/** A number that counts to its value instead of jumping, in the pace of a game. */
export function CountingNumber({ durationMs = 450, ...rest }: CountingNumberProps) {
  const { i18n } = useTranslation('games');
  return (
    <CountingDigits {...rest} durationMs={durationMs} language={i18n.language} reducedMotion={useReducedMotion()} />
  );
}
