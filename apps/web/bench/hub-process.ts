/** Runs the built hub in its own process. Sends its URL over the IPC channel and exits when the channel closes. */
import { join } from 'node:path';
import { startTestServer } from '@star-seekers/api/testing';

const server = await startTestServer({ webRoot: join(import.meta.dirname, '../dist') });
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.(server.url);
