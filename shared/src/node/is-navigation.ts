import type { IncomingMessage } from 'node:http';

/** Whether a request is a navigation to a page of the console, at any depth, and not one for a file or a call. */
export function isNavigation({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  const path = url.split('?', 1)[0] ?? '';
  // `/modules` and one name below it are pages; deeper ones are files of versions.
  const isOurs = /^\/((api|ext|shell|sdk)(\/|$)|modules\/[^/]+\/.)/.test(path);
  const isFile = /\.[^/]*$/.test(path);
  const wantsPage = headers.accept?.includes('text/html') ?? false;
  return (method === 'GET' || method === 'HEAD') && wantsPage && !isOurs && !isFile;
}
