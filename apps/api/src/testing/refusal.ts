import { ApiError } from '@star-seekers/contracts/client';

/** The error response of a request. @throws {Error} when the request succeeds, or fails otherwise */
export async function refusal(request: Promise<unknown>): Promise<ApiError> {
  try {
    await request;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('the request succeeded, but should have failed');
}
