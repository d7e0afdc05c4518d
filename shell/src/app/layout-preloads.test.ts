import { aRelease, aReleaseList } from '../testing/releases.ts';
import { findPage } from './find-page.ts';
import { LAYOUT_PRELOADS } from './layout-preloads.ts';

/** Settings exist as soon as a module has some. */
const LIST = aReleaseList([
  aRelease({ extensions: [{ point: 'settings.page', id: 'a', title: 'A' }] }),
]);

test.each(Object.entries(LAYOUT_PRELOADS.pages))(
  '%s is a page of the shell, with the access and title that the build reports to the web host',
  (path, { access, title }) => {
    const page = findPage(LIST, path.replaceAll(':', ''), new Set());
    expect(page.kind).not.toBe('not-found');
    expect(page.access).toBe(access);
    expect(page.title).toBe(title);
  },
);
