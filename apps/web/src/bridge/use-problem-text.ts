import { ApiError } from '@star-seekers/contracts/client';
import { useTranslation } from 'react-i18next';

/** Says in the language of the page what went wrong: a request, or a passkey that did not come. */
export function useProblemText(): (error: unknown) => string {
  const { t } = useTranslation(['bridge', 'errors', 'refusals']);
  return (error) => {
    if (error instanceof DOMException) return t('problems.passkey');
    if (!(error instanceof ApiError)) return t('errors:unexpected');
    // Why a decision is not possible is said by the server alone.
    if ((error.code as string) === 'bridge/refused') return t('problems.refused', { why: error.message });
    return t([`bridge:problems.${error.code}`, `errors:${error.code}`, `refusals:${error.code}`] as never, {
      defaultValue: error.message,
    });
  };
}
