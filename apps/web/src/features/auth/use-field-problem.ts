import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

export type AuthField = 'username' | 'email' | 'password';

/** What is wrong with a field, in the player's language. The schemas say which rule was broken; their words are English. */
export function useFieldProblem(): (field: AuthField, error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  return (field, error) => {
    if (!error) return undefined;
    // The server's refusals come translated.
    if (error.type === 'server') return error.message;
    const { ref } = error;
    if (ref instanceof HTMLInputElement && ref.value === '') return t('problems.required');
    switch (field) {
      case 'email':
        return t('problems.email');
      case 'password':
        return t(error.type === 'too_big' ? 'problems.passwordLong' : 'problems.passwordShort');
      case 'username':
        if (error.type === 'too_small') return t('problems.usernameShort');
        return t(error.type === 'too_big' ? 'problems.usernameLong' : 'problems.usernameCharacters');
    }
  };
}
