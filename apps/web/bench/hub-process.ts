/** The built hub in a process of its own. It tells its address over the IPC channel and ends with it. */
import { join } from 'node:path';
import { startTestServer } from '@star-seekers/api/testing';

const server = await startTestServer({ webRoot: join(import.meta.dirname, '../dist') });
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.(server.url);
