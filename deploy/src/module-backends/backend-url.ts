import { ControlError } from '../http/control-error.ts';

/**
 * The address of a call at its backend, without the query, which is passed on unchanged: what follows `/ext/NAME` in the
 * request's URL, below `upstream`.
 * @throws ControlError 400 for a path that leaves the upstream's own.
 */
export function backendUrlOf(upstream: string, url: string, name: string): string {
  const [path = ''] = url.split('?', 1);
  const prefix = `/ext/${name}`;
  const target = URL.parse(upstream + path.slice(prefix.length));
  const base = new URL(upstream);
  const basePath = base.pathname.replace(/\/+$/, '');
  const isBelow = target?.origin === base.origin && target.pathname.startsWith(`${basePath}/`);
  if (!target || !isBelow || !path.startsWith(`${prefix}/`) || !isDecodable(path)) {
    throw new ControlError(400, 'The path of the call cannot be read.');
  }
  return target.href;
}

function isDecodable(path: string): boolean {
  try {
    return !/(^|[\\/])\.\.([\\/]|$)/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
