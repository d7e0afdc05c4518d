import { checkParts } from './preloads.ts';

const FRAMES = {
  byAccess: { public: [], admin: ['layout/admin'] },
  pages: { '/': { parts: ['home'] } },
};

test('a part that the build does not have fails it, instead of losing the preloads of its pages', () => {
  expect(() => checkParts(FRAMES, ['home', 'layout/admin', 'react'])).not.toThrow();
  expect(() => checkParts(FRAMES, ['react'])).toThrow('no lazy part layout/admin, home');
});
