import { zodResolver } from '@hookform/resolvers/zod';
import type { ErrorCode, FieldError as InvalidField } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import type { FieldError, FieldValues, Path, Resolver, UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type auth from '../../i18n/en/auth.json';
import { i18n } from '../../i18n/index.ts';
import { describeError } from '../../shell/describe-error.ts';

/** Fields of the account forms. */
export type AccountField = 'username' | 'email' | 'password' | 'currentPassword' | 'repeated' | 'solanaWallet';

/** A field's error as a key of the `auth` texts. */
type Problem = keyof typeof auth.problems;

/** Validates a form with a schema. Each error's message is a {@link Problem}, because schema messages are English only. */
export function accountResolver<Values extends FieldValues, Body = Values>(
  schema: Parameters<typeof zodResolver<Values, unknown, Body>>[0],
): Resolver<Values, unknown, Body> {
  const check = zodResolver(schema);
  return async (values, context, options) => {
    const result = await check(values, context, options);
    const errors = result.errors as Partial<Record<AccountField, FieldError>>;
    for (const [field, error] of Object.entries(errors)) {
      error.message = problemOf(field as AccountField, error.type, values[field] as string | undefined);
    }
    return result;
  };
}

function problemOf(field: AccountField, type: FieldError['type'], value: string | undefined): Problem {
  if (!value) return 'required';
  switch (field) {
    case 'email':
      return 'email';
    case 'password':
    case 'currentPassword':
      return type === 'too_big' ? 'passwordLong' : 'passwordShort';
    case 'repeated':
      return 'passwordsDiffer';
    case 'username':
      if (type === 'too_small') return 'usernameShort';
      return type === 'too_big' ? 'usernameLong' : 'usernameCharacters';
    case 'solanaWallet':
      return type === 'too_big' ? 'walletLong' : 'walletCharacters';
  }
}

/** Returns a function that gives a field's error message in the player's language. */
export function useFieldProblem(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('auth');
  return (error) => {
    if (!error) return undefined;
    // Server errors carry a finished message, form checks a text key.
    return error.type === 'server' ? error.message : t(`problems.${error.message as Problem}`);
  };
}

/** Field that an error code is about: the first of these that the form has. */
const FIELDS_BY_CODE: { readonly [Code in ErrorCode]?: readonly AccountField[] } = {
  'auth/email_taken': ['email'],
  'auth/username_taken': ['username'],
  'auth/bad_credentials': ['password'],
  'auth/wrong_password': ['currentPassword', 'password'],
  'auth/password_guessable': ['password'],
};

/** Shows at each field of a form that the server refused why. */
export function showRefusedFields<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly (AccountField & Path<Values>)[],
): void {
  if (!(error instanceof ApiError)) return;
  const show = (field: Path<Values>, message: string) =>
    setError(field, { type: 'server', message }, { shouldFocus: true });
  if (error.code === 'request/invalid') {
    const invalid = (error.details.fields ?? []) as InvalidField[];
    const names = new Set(invalid.map(({ field }) => field.replace(/^body\./, '')));
    for (const field of fields) if (names.has(field)) show(field, i18n.t('auth:problems.refused'));
    return;
  }
  const candidates: readonly AccountField[] = FIELDS_BY_CODE[error.code as ErrorCode] ?? [];
  const field = fields.find((candidate) => candidates.includes(candidate));
  if (field) show(field, describeError(error));
}
