import { type TestServer, type TestServerOptions, startTestServer } from './test-server.ts';

/** Starts another server on the database of a server, after a deploy that raised the version of every game's rules. */
export async function deployRaisedRules(
  { database }: TestServer,
  options: Omit<TestServerOptions, 'database' | 'gamesModule'> = {},
): Promise<TestServer> {
  const gamesModule = new URL('./games/raised-rules.ts', import.meta.url).href;
  return startTestServer({ ...options, database, gamesModule });
}
