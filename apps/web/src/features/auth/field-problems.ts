import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type auth from '../../i18n/en/auth.json';

/** Fields of the account forms. */
export type AccountField = 'username' | 'email' | 'password' | 'currentPassword' | 'repeated' | 'solanaWallet';

/** A field's error as a key of the `auth` texts. */
export type Problem = keyof typeof auth.problems;

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
