import { CountingDigits } from '@star-seekers/ui/counting-digits';
import { useTranslation } from 'react-i18next';
import { useReducedMotion } from '../features/settings/settings-store.ts';

export interface CountupProps {
  readonly value: number;
  /** Where the first count begins; by default the value itself, so that only changes count. */
  readonly from?: number;
  readonly className?: string | undefined;
}

/** A number that counts to its value instead of jumping, in the pace of the hub. */
export function Countup(props: CountupProps) {
  const { i18n } = useTranslation();
  return <CountingDigits {...props} durationMs={900} language={i18n.language} reducedMotion={useReducedMotion()} />;
}
