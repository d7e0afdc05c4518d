import { aReleaseList } from '../testing/releases.ts';
import { findPage } from './find-page.ts';
import { LAYOUT_PRELOADS } from './layout-preloads.ts';

test.each(Object.entries(LAYOUT_PRELOADS.pages))(
  '%s is a page of the shell, with the access that the build reports to the web host',
  (path, { access }) => {
    const page = findPage(aReleaseList([]), path, null);
    expect(page.kind).not.toBe('not-found');
    expect(page.access).toBe(access);
  },
);
