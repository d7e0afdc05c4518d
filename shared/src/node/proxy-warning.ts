import { isLoopback } from './listen-host.ts';
import type { Environment } from './read-settings.ts';

/** Logged once when a proxy forwards requests although no proxy is trusted. */
export const UNTRUSTED_PROXY =
  'A proxy forwards requests and TRUST_PROXY is none: everyone behind it counts as one client. Set TRUST_PROXY to the number of proxies or their IP addresses.';

interface ProxySettings {
  readonly PUBLIC_URL?: string | undefined;
  readonly TRUST_PROXY: false | number | string[];
}

/**
 * Warnings to print on start when a proxy is likely but none is trusted: PUBLIC_URL is not a loopback address, and
 * TRUST_PROXY is not explicitly set to `none`.
 */
export function proxyWarnings({ PUBLIC_URL, TRUST_PROXY }: ProxySettings, env: Environment) {
  const isExplicit = Boolean(env.TRUST_PROXY?.trim());
  if (!PUBLIC_URL || TRUST_PROXY || isExplicit || isLoopback(new URL(PUBLIC_URL).hostname))
    return [];
  return [
    `Warning: PUBLIC_URL is ${PUBLIC_URL} and TRUST_PROXY is not set. If there is a proxy in front, everyone counts as one client, and one person who guesses passwords prevents the others from signing in. Set TRUST_PROXY to the number of proxies or their IP addresses, or to none.`,
  ];
}

/** Headers that proxies add to requests. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'];

/** Whether a request's headers show that a proxy forwarded it. */
export function isForwarded(headers: Readonly<Record<string, unknown>>): boolean {
  return FORWARDED.some((name) => name in headers);
}
