import { shellPage } from './shell-page.ts';
import { shellPreloads } from './shell-preloads.ts';

const OLD = shellPreloads.parse({
  files: {},
  parts: { frame: ['base.js', 'frame.js'], home: ['home.js'], table: ['base.js', 'table.js'] },
});
const PRELOADS = {
  ...OLD,
  byAccess: { public: [], session: [], admin: ['frame'] },
  pages: { '/': { access: 'admin', parts: ['home'] } },
};

test.each([
  ['the shell’s own page', '/', undefined, 'admin', ['base.js', 'frame.js', 'home.js']],
  ['the same with slashes more', '//', undefined, 'admin', ['base.js', 'frame.js', 'home.js']],
  [
    'a page of a module',
    '/time',
    { access: 'admin', needs: ['table', 'react'] } as const,
    'admin',
    ['base.js', 'frame.js', 'table.js'],
  ],
  [
    'a page without a frame',
    '/login',
    { access: 'public', needs: ['table'] } as const,
    'public',
    ['base.js', 'table.js'],
  ],
  ['no page', '/nowhere', undefined, 'public', []],
  ['a name of every object', 'constructor', undefined, 'public', []],
])(
  '%s has the parts of its access, its own, and those its module needs',
  (_, path, route, ...expected) => {
    const { access, files } = shellPage(PRELOADS, path, route);
    expect([access, files]).toEqual(expected);
  },
);

test('an older shell says nothing of its frames: only what modules need is known', () => {
  expect(shellPage(OLD, '/time', { access: 'admin', needs: ['table'] })).toEqual({
    access: 'admin',
    files: ['base.js', 'table.js'],
  });
  expect(shellPage(OLD, '/', undefined)).toEqual({ access: undefined, files: [] });
});
