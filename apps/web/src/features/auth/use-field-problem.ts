import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Problem } from './account-resolver.ts';

/** What is wrong with a field, in the player's language. */
export function useFieldProblem(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  return (error) => {
    if (!error) return undefined;
    // The server's refusals come in words; the form's own checks as keys.
    return error.type === 'server' ? error.message : t(`problems.${error.message as Problem}`);
  };
}
