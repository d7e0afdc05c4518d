import { isLoopback } from './listen-host.ts';
import type { Environment } from './read-settings.ts';

/** What is said once of a proxy that forwards requests although none is trusted. */
export const UNTRUSTED_PROXY =
  'A proxy forwards requests and TRUST_PROXY is none: all people behind it count as one sender. Set TRUST_PROXY to the number of proxies or their addresses.';

interface ProxySettings {
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUST_PROXY: false | number | string[];
}

/**
 * Sentences to print at the start where a proxy is likely and none is trusted: people reach the console under another
 * address, and nobody has said `TRUST_PROXY=none` on purpose.
 */
export function proxyWarnings({ PUBLIC_URL, TRUST_PROXY }: ProxySettings, env: Environment) {
  const isSaid = Boolean(env.TRUST_PROXY?.trim());
  if (!PUBLIC_URL || TRUST_PROXY || isSaid || isLoopback(new URL(PUBLIC_URL).hostname)) return [];
  return [
    `Warning: PUBLIC_URL is ${PUBLIC_URL} and TRUST_PROXY is not set. If there is a proxy in front, all people count as one sender, and one who guesses passwords keeps the others from signing in. Set TRUST_PROXY to the number of proxies or their addresses, or to none.`,
  ];
}

/** What proxies add to a request that they pass on. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether a request says that a proxy has passed it on. */
export function isForwarded(headers: Readonly<Record<string, unknown>>): boolean {
  return FORWARDED.some((name) => name in headers);
}
