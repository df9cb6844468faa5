import { join } from 'node:path';
import { preview } from 'vite';

/** The built sandbox on a free port of this machine. */
export interface Sandbox {
  readonly url: string;
  stop(): Promise<void>;
}

/** @throws {Error} when the sandbox has not been built */
export async function startSandbox(): Promise<Sandbox> {
  const server = await preview({
    root: join(import.meta.dirname, '../../sandbox'),
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('the sandbox has no address');
  return { url, stop: () => server.close() };
}
