import { aReleaseList } from '../testing/releases.ts';
import { findPage } from './find-page.ts';
import { FRAMES } from './frames.ts';

test.each(Object.entries(FRAMES.pages))(
  '%s is a page of the shell, with the access that the build reports to the web host',
  (path, { access }) => {
    const page = findPage(aReleaseList([]), path, null);
    expect(page.kind).not.toBe('not-found');
    expect(page.access).toBe(access);
  },
);
