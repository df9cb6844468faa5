import { ApiFailure } from '../../platform/api-error.ts';

export const challengeNotFound = () => new ApiFailure('challenges/not_found', 'There is no such challenge.');

export const challengeImpossible = () =>
  new ApiFailure('challenges/impossible', 'This run cannot be challenged: it has no course that others could play.');

export const challengeClosed = () => new ApiFailure('challenges/closed', 'This challenge cannot be played now.');

export const recordingCopied = () =>
  new ApiFailure('challenges/copied', 'This was played by somebody else: the recording is that of another player.');

export const challengeFull = () =>
  new ApiFailure('challenges/full', 'This challenge is full, and all results in it are better.');
