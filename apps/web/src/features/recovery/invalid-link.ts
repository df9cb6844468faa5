import { ApiError } from '@star-seekers/contracts/client';

/** Whether a refusal says that the reset link is used, outdated or was never ours. */
export function isInvalidLink(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'auth/reset_invalid';
}
