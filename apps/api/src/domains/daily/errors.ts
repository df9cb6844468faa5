import { ApiFailure } from '../../platform/api-error.ts';

export const dayNotFound = () => new ApiFailure('daily/not_found', 'There is no such day.');

export const dayClosed = () => new ApiFailure('daily/closed', 'An attempt of a day begins and ends within that day.');

export const dayAttempted = (runId: string) =>
  new ApiFailure('daily/attempted', 'You have had your attempt of this game and day.', { details: { runId } });
