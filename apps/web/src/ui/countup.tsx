import { CountingDigits } from '@star-seekers/ui/counting-digits';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../features/settings/settings-store.ts';

export interface CountupProps {
  readonly value: number;
  /** Initial value of the first count; by default `value`, so that only changes count. */
  readonly from?: number;
  readonly className?: string | undefined;
}

/** A number that counts to a new value. */
export function Countup(props: CountupProps) {
  const { i18n } = useTranslation();
  return <CountingDigits {...props} durationMs={900} language={i18n.language} reducedMotion={useReducedMotion()} />;
}
