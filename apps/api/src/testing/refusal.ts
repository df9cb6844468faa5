import { ApiError } from '@star-seekers/contracts/client';

/** The error that a call is refused with. @throws {Error} when the call is answered, or fails otherwise */
export async function refusal(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the call was answered, but should have been refused');
}
