/** Runs the built hub in its own process, with runs on its boards if its argument is `populated`. Sends its URL over the IPC channel and exits when the channel closes. */
import { join } from 'node:path';
import { populate, startTestServer } from '@star-seekers/api/testing';

const server = await startTestServer({ webRoot: join(import.meta.dirname, '../dist') });
if (process.argv[2] === 'populated') await populate(server);
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.(server.url);
