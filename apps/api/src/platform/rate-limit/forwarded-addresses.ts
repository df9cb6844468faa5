import { SocketAddress, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Log } from '../log.ts';

const HEADER = 'x-forwarded-for';

/** Characters of an entry in the log. */
const MOST_CHARS = 64;

/**
 * Reads what gateways write into `X-Forwarded-For` besides bare addresses: `203.0.113.1:50001`, `[2001:db8::1]:443`. To be added before
 * whatever asks for the client's address. A client's address that is none is logged once: all such clients share each limit by address.
 */
export function readForwardedAddresses(app: FastifyInstance, log: Pick<Log, 'warn'>): void {
  let isLogged = false;
  app.addHook('onRequest', (request, _reply, next) => {
    const { headers } = request.raw;
    const forwarded = headers[HEADER];
    if (typeof forwarded === 'string') {
      headers[HEADER] = forwarded.split(',').map(addressIn).join(', ');
      const { ip } = request;
      if (!isLogged && isIP(ip) === 0) {
        isLogged = true;
        log.warn({ event: 'proxy.address', entry: ip.slice(0, MOST_CHARS) }, 'proxy.address');
      }
    }
    next();
  });
}

/** The address in an entry; an entry without one stays as it is. */
function addressIn(entry: string): string {
  const text = entry.trim();
  return isIP(text) === 0 ? (SocketAddress.parse(text)?.address ?? text) : text;
}
