import type { ErrorCode, FieldError } from '@star-seekers/contracts';
import { ApiError } from '@star-seekers/contracts/client';
import { i18n } from '../../i18n/index.ts';
import { describeError } from '../../shell/describe-error.ts';
import type { AccountField } from './account-resolver.ts';

/** The field that a refusal is about; of several, the first that the form has. */
const FIELDS_BY_CODE: { readonly [Code in ErrorCode]?: readonly AccountField[] } = {
  'auth/email_taken': ['email'],
  'auth/username_taken': ['username'],
  'auth/bad_credentials': ['password'],
  'auth/wrong_password': ['currentPassword', 'password'],
};

/** The fields of a form that a refusal is about, each with what to say there. */
export function refusedFields<Field extends AccountField>(
  error: unknown,
  fields: readonly Field[],
): readonly { readonly field: Field; readonly message: string }[] {
  if (!(error instanceof ApiError)) return [];
  if (error.code === 'request/invalid') {
    const wrong = (error.details.fields ?? []) as FieldError[];
    const named = new Set(wrong.map(({ field }) => field.replace(/^body\./, '')));
    const message = i18n.t('auth:problems.refused');
    return fields.filter((field) => named.has(field)).map((field) => ({ field, message }));
  }
  const candidates: readonly AccountField[] = FIELDS_BY_CODE[error.code as ErrorCode] ?? [];
  const field = fields.find((own) => candidates.includes(own));
  return field ? [{ field, message: describeError(error) }] : [];
}
