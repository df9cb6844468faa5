import { ApiError } from '@star-seekers/contracts/client';
import { i18n } from '../i18n/index.ts';

/**
 * What went wrong, for the player, in their language: by code, by the server's own words where the code is unknown here, and by the
 * status where something before the server refused the call (`P7.5`).
 */
export function describeError(error: unknown): string {
  if (!(error instanceof ApiError)) return i18n.t('errors:unexpected');
  if (isBareStatus(error)) return i18n.t('common:states.serverStatus', { status: error.status });
  return i18n.t(`errors:${error.code}`, { defaultValue: error.message });
}

/** The same, with the words of what failed for an answer that is not in the API's form, and for anything that is no answer. */
export function describeFailure(error: unknown, otherwise: string): string {
  const understood = error instanceof ApiError && error.code !== 'unexpected';
  return understood ? describeError(error) : otherwise;
}

/** The call was refused without a word of ours: by a proxy, or by a server that fails before it answers. */
export function isBareStatus(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unexpected' && error.status >= 400;
}
