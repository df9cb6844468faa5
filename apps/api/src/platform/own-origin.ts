import type { Server } from 'node:http';

/**
 * The address that links in letters lead to. Never taken from a request: its `Host` header is whatever the caller wrote there.
 * @param publicUrl what the operator set; without it the server is this machine's own
 */
export function ownOrigin(publicUrl: string | undefined, server: Server): string {
  if (publicUrl) return publicUrl;
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server is not listening yet.');
  return `http://localhost:${address.port}`;
}
