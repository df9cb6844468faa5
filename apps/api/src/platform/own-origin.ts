import type { Server } from 'node:http';

/**
 * The origin of links in e-mails. Never taken from a request, whose `Host` header is controlled by the client.
 * @param publicUrl the configured public URL; without it the loopback address
 */
export function ownOrigin(publicUrl: string | undefined, server: Server): string {
  if (publicUrl) return publicUrl;
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening yet.');
  return `http://localhost:${address.port}`;
}
