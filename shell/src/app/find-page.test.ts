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
