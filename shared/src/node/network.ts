import ipaddr from 'ipaddr.js';

/**
 * What counts as one sender: an IPv4 address, however it is written, or the /64 of addresses that one IPv6
 * customer holds. Of a client that has hung up no address is known; all of them are one sender.
 * @example networkOf('::ffff:192.0.2.1') // 192.0.2.1
 */
export function networkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const known = ipaddr.process(address);
  if (!(known instanceof ipaddr.IPv6)) return known.toString();
  const network = known.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
