import type { EnginePage } from './engine-page.ts';

/**
 * Starts a browser with one page over the classic WebDriver protocol.
 * @param driverUrl where the driver listens
 * @param capabilities which browser it shall start, and how
 */
export async function openWebDriverPage(driverUrl: string, capabilities: object): Promise<EnginePage> {
  const { sessionId, capabilities: got } = (await send('POST', `${driverUrl}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `${driverUrl}/session/${sessionId}`;
  const post = async (path: string, body: object) => send('POST', session + path, body);
  const evaluate = async <Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => (await post('/execute/sync', { script: `return (${run.toString()})(...arguments)`, args })) as Result;

  // A million ticks take as long as they take.
  await post('/timeouts', { script: null });

  return {
    version: got.browserVersion,
    evaluate,
    close: async () => void (await send('DELETE', session)),
  };
}

/** @throws {Error} with the driver's own words when it refuses */
async function send(method: 'DELETE' | 'POST', url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error((value as { message: string }).message);
  return value;
}
