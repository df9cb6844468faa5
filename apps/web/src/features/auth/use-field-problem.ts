import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Problem } from './account-resolver.ts';

/** Returns a function that gives a field's error message in the player's language. */
export function useFieldProblem(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  return (error) => {
    if (!error) return undefined;
    // Server errors carry a finished message, form checks a text key.
    return error.type === 'server' ? error.message : t(`problems.${error.message as Problem}`);
  };
}
