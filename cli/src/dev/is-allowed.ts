import type { IncomingMessage } from 'node:http';

/**
 * Whether the development server answers a request. Only pages that it has served itself may ask it, and people who open
 * one: another site could otherwise read the module's sources as a script, or reach the console under a name of its own that leads to this
 * machine.
 */
export function isAllowed({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>) {
  const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${socket.localPort}`);
  if (!hosts.includes(headers.host ?? '')) return false;
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return false;
  const site = headers['sec-fetch-site'] ?? 'none';
  return site === 'none' || site === 'same-origin' || headers['sec-fetch-dest'] === 'document';
}
