import { isMainThread } from 'node:worker_threads';

/** The games, which no thread can load. */
export { games } from '@star-seekers/games';

if (!isMainThread) throw new Error('This module is not for threads.');
