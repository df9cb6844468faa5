import { isIPv4, isIPv6 } from 'node:net';

/** Requests without an address, as reported by a proxy, share one key. */
const NO_ADDRESS = 'no address';

/** An IPv4-mapped IPv6 address. */
const MAPPED = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/i;

/** Groups of the /64 prefix, the least that one customer of a provider has. */
const NETWORK_GROUPS = 4;

const GROUPS = 8;

/**
 * The key of a per-address limit: an IPv4 address, or the /64 network of an IPv6 address, since one customer owns all 2^64
 * addresses in it.
 */
export function addressKey(ip: string): string {
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return NO_ADDRESS;
  const mapped = MAPPED.exec(ip)?.groups?.['v4'];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const groupsOf = (text = '') => (text === '' ? [] : text.split(':'));
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
