/** A test server in a process of its own; see `server-process.ts`. It ends cleanly when its parent's channel closes. */
import { startTestServer } from '../test-server.ts';
import type { ServerProcessOptions } from './server-process.ts';

const [options = '{}'] = process.argv.slice(2);
const server = await startTestServer(JSON.parse(options) as ServerProcessOptions);
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.(server.url);
