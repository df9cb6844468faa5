import { zodResolver } from '@hookform/resolvers/zod';
import type { LoginBody, RegisterBody } from '@star-seekers/contracts';
import type { FieldError, Resolver } from 'react-hook-form';
import type auth from '../../i18n/en/auth.json';

export type AuthField = keyof RegisterBody;

/** What is wrong with a field: a key of the `auth` texts. */
export type Problem = keyof typeof auth.problems;

/** Checks a form with the contracts' schema; every error's message is the {@link Problem}, since the schema's own words are English. */
export function authResolver<Body extends LoginBody | RegisterBody>(
  schema: Parameters<typeof zodResolver<Body, unknown, Body>>[0],
): Resolver<Body> {
  const check = zodResolver(schema);
  return async (values, context, options) => {
    const result = await check(values, context, options);
    const errors = result.errors as Partial<Record<AuthField, FieldError>>;
    for (const [field, error] of Object.entries(errors)) {
      error.message = problemOf(field as AuthField, error.type, (values as Partial<RegisterBody>)[field as AuthField]);
    }
    return result;
  };
}

function problemOf(field: AuthField, type: FieldError['type'], value: string | undefined): Problem {
  if (!value) return 'required';
  switch (field) {
    case 'email':
      return 'email';
    case 'password':
      return type === 'too_big' ? 'passwordLong' : 'passwordShort';
    case 'username':
      if (type === 'too_small') return 'usernameShort';
      return type === 'too_big' ? 'usernameLong' : 'usernameCharacters';
  }
}
