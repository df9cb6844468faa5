import { isIPv4, isIPv6 } from 'node:net';

/** All who come without an address, by the word of a proxy, count as one. */
const NO_ADDRESS = 'no address';

/** An IPv4 address within IPv6. */
const MAPPED = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/i;

/** Groups that name the network: what one customer of a provider has at least. */
const NETWORK_GROUPS = 4;

const GROUPS = 8;

/**
 * What a limit by address counts: the address itself, or the /64 network of an IPv6 address, since whoever has one address there
 * has all 2^64 of them.
 */
export function addressKey(ip: string): string {
  const mapped = MAPPED.exec(ip)?.groups?.['v4'];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return isIPv4(ip) ? ip : NO_ADDRESS;
  const [head = '', tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const groupsOf = (text = '') => (text === '' ? [] : text.split(':'));
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = tail === undefined ? 0 : GROUPS - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
