import type { Server } from 'node:http';

/**
 * Reads the origin of links in e-mails. Never taken from a request, whose `Host` header is controlled by the client.
 * @param publicUrl the configured public URL; without it the loopback address
 * @returns the origin, also while the server closes; it throws before the server listens
 */
export function ownOrigin(publicUrl: string | undefined, server: Server): () => string {
  let local: string | undefined;
  server.once('listening', () => {
    const address = server.address();
    if (typeof address === 'object' && address) local = `http://localhost:${address.port}`;
  });
  return () => {
    const origin = publicUrl ?? local;
    if (origin === undefined) throw new Error('The server is not listening yet.');
    return origin;
  };
}
