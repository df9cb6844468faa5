import type { ErrorCode, FieldError } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { i18n } from '../../i18n/index.ts';
import { describeError } from '../../shell/describe-error.ts';
import type { AccountField } from './account-resolver.ts';

/** Field that an error code is about: the first of these that the form has. */
const FIELDS_BY_CODE: { readonly [Code in ErrorCode]?: readonly AccountField[] } = {
  'auth/email_taken': ['email'],
  'auth/username_taken': ['username'],
  'auth/bad_credentials': ['password'],
  'auth/wrong_password': ['currentPassword', 'password'],
};

/** The fields of a form that the server refused, each with its message. */
export function refusedFields<Field extends AccountField>(
  error: unknown,
  fields: readonly Field[],
): readonly { readonly field: Field; readonly message: string }[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === 'request/invalid') {
    const invalid = (error.details.fields ?? []) as FieldError[];
    const names = new Set(invalid.map(({ field }) => field.replace(/^body\./, '')));
    const message = i18n.t('auth:problems.refused');
    return fields.filter((field) => names.has(field)).map((field) => ({ field, message }));
  }
  const candidates: readonly AccountField[] = FIELDS_BY_CODE[error.code as ErrorCode] ?? [];
  const field = fields.find((candidate) => candidates.includes(candidate));
  return field ? [{ field, message: describeError(error) }] : [];
}
