/** A test server in a separate process; see `server-process.ts`. It stops cleanly when its parent's channel closes. */
import { startTestServer } from '../test-server.ts';
import type { ServerProcessOptions } from './server-process.ts';

const [options = '{}'] = process.argv.slice(2);
const server = await startTestServer(JSON.parse(options) as ServerProcessOptions);
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
process.send?.(server.url);
