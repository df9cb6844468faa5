import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Requests without an address, as reported by a proxy, share one key. */
const NO_ADDRESS = 'no address';

/** Groups of the /64 prefix, the least that one customer of a provider has. */
const NETWORK_GROUPS = 4;

/** Bytes of an IPv4 address. */
const IPV4_BYTES = 4;

/**
 * The key of a per-address limit: an IPv4 address, also one that is written as IPv6 (mapped, or translated by NAT64), or the /64 network of an IPv6
 * address, since one customer owns all 2^64 addresses in it.
 */
export function addressKey(ip: string): string {
  // The library also reads numbers and octal notation.
  if (isIP(ip) === 0) return NO_ADDRESS;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  if (address.range() === 'rfc6052') return new ipaddr.IPv4(address.toByteArray().slice(-IPV4_BYTES)).toString();
  return `${new ipaddr.IPv6([...address.parts.slice(0, NETWORK_GROUPS), 0, 0, 0, 0]).toString()}/64`;
}
