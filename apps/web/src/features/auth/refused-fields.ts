import type { ErrorCode, FieldError } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { i18n } from '../../i18n/index.ts';
import { describeError } from '../../shell/describe-error.ts';
import type { AccountField } from './account-resolver.ts';

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
    const invalid = (error.details.fields ?? []) as FieldError[];
    const names = new Set(invalid.map(({ field }) => field.replace(/^body\./, '')));
    for (const field of fields) if (names.has(field)) show(field, i18n.t('auth:problems.refused'));
    return;
  }
  const candidates: readonly AccountField[] = FIELDS_BY_CODE[error.code as ErrorCode] ?? [];
  const field = fields.find((candidate) => candidates.includes(candidate));
  if (field) show(field, describeError(error));
}
