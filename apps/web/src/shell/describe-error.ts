import { ApiError } from '@star-seekers/contracts/client';
import { i18n } from '../i18n/index.ts';

/**
 * Error message in the player's language: by code, by the server's message for an unknown code, or by the status for a response
 * from a proxy (`P7.5`).
 */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('errors:unexpected');
  if (isBareStatus(error)) return i18n.t('common:states.serverStatus', { status: error.status });
  return i18n.t([`errors:${error.code}`, `refusals:${error.code}`], { defaultValue: error.message });
}

/** Like {@link describeError}, but `fallback` for malformed responses and errors that are not from the API. */
export function describeFailure(error: unknown, fallback: string): string {
  const isKnown = error instanceof ApiError && error.code !== 'unexpected';
  return isKnown ? describeError(error) : fallback;
}

/** Whether an error response has no API body, for example from a proxy. */
export function isBareStatus(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unexpected' && error.status >= 400;
}
