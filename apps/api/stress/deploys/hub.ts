/** A server as an operator starts it, of a version whose games are those of `GAMES_MODULE`. */
import { readConfig } from '../../src/composition/config.ts';
import { start } from '../../src/server.ts';

await start(readConfig(process.env), process.env['GAMES_MODULE']);
