import { checkParts } from './preloads.ts';

const LAYOUT_PRELOADS = {
  byAccess: { public: [], admin: ['layout/admin'] },
  pages: { '/': { parts: ['home'] } },
};

test('a part that the build does not have fails it, instead of losing the preloads of its pages', () => {
  expect(() => checkParts(LAYOUT_PRELOADS, ['home', 'layout/admin', 'react'])).not.toThrow();
  expect(() => checkParts(LAYOUT_PRELOADS, ['react'])).toThrow('no lazy part layout/admin, home');
});
