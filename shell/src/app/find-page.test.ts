import { aReleaseList } from '../testing/releases.ts';
import { findPage } from './find-page.ts';

test.each([
  ['/', 'dashboard'],
  ['//', 'dashboard'],
  ['/unauthorized', 'access-denied'],
  ['/unauthorized/', 'access-denied'],
  ['/Unauthorized', 'access-denied'],
  ['/unauthorized/else', 'not-found'],
  ['/nothing', 'not-found'],
])('%s is the page %s of the shell (design §4)', (pathname, kind) => {
  expect(findPage(aReleaseList([]), pathname, null).kind).toBe(kind);
});

test.each([
  ['/modules', ['self'], 'releases'],
  ['/Modules/', [], 'releases'],
  ['/modules/mfe-time', [], 'releases'],
  ['/modules/mfe-time/1.0.0', [], 'not-found'],
  ['/modules', null, 'not-found'],
])('%s with the capabilities %j is the page %s', (pathname, names, kind) => {
  const capabilities = names && new Set(names);
  expect(findPage(aReleaseList([]), pathname, capabilities).kind).toBe(kind);
});
