import ipaddr from 'ipaddr.js';

/**
 * The key by which rate limits count a client: an IPv4 address in canonical form, or the /64 network of an IPv6
 * address, which belongs to one customer. Clients that have disconnected have no address and share the key 'unknown'.
 * @example networkOf('::ffff:192.0.2.1') // 192.0.2.1
 */
export function networkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
