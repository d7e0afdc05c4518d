/**
 * The IP address or host name to listen on: `HOST` when set; else loopback while the well-known demo administrator
 * exists, else every IP address (design §11).
 */
export function listenHost(host: string | undefined, hasDemoAdministrator: boolean): string {
  return host ?? (hasDemoAdministrator ? '127.0.0.1' : '0.0.0.0');
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host name or IP address is loopback. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}
