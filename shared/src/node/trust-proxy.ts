import * as z from 'zod/mini';

const RULE =
  'none, a number of proxies from 1 to 10, or a comma-separated list of IP addresses, networks or loopback';
const KEYWORDS = ['loopback', 'linklocal', 'uniquelocal'];
const ADDRESSES = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()];

/**
 * Which proxies in front of the server are trusted to report the client's IP address. `true` is not allowed: any client
 * could then choose the IP address by which rate limits count it.
 */
export const trustProxy = z.pipe(
  z.string().check(z.refine(isTrustProxy, RULE)),
  z.transform((text): false | number | string[] => {
    if (text === 'none') return false;
    return isCount(text) ? Number(text) : items(text);
  }),
);

/**
 * The setting as Fastify's `trustProxy` option. A number trusts that many proxies, counted from the server outwards;
 * IP addresses and networks are trusted as listed.
 */
export function trustedProxies(setting: false | number | string[]) {
  if (typeof setting !== 'number') return setting;
  return (_address: string, hop: number) => hop < setting;
}

function isTrustProxy(text: string): boolean {
  return text === 'none' || isCount(text) || items(text).every(isProxy);
}

function isCount(text: string): boolean {
  return /^([1-9]|10)$/.test(text);
}

function isProxy(item: string): boolean {
  return KEYWORDS.includes(item) || ADDRESSES.some((schema) => schema.safeParse(item).success);
}

function items(text: string): string[] {
  return text.split(',').map((item) => item.trim());
}
