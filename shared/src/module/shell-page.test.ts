import { shellPage } from './shell-page.ts';

const PRELOADS = {
  files: {},
  parts: { layout: ['base.js', 'layout.js'], home: ['home.js'], table: ['base.js', 'table.js'] },
  byAccess: { public: [], session: [], admin: ['layout'] },
  pages: { '/': { access: 'admin', title: 'Dashboard', parts: ['home'] } },
};

test.each([
  ['the shell’s own page', '/', undefined, 'admin', ['base.js', 'layout.js', 'home.js']],
  [
    'the same page with extra slashes',
    '//',
    undefined,
    'admin',
    ['base.js', 'layout.js', 'home.js'],
  ],
  [
    'a page of a module',
    '/time',
    { access: 'admin', needs: ['table', 'react'] } as const,
    'admin',
    ['base.js', 'layout.js', 'table.js'],
  ],
  [
    'a page without a layout',
    '/login',
    { access: 'public', needs: ['table'] } as const,
    'public',
    ['base.js', 'table.js'],
  ],
  ['an unknown page', '/nowhere', undefined, 'public', []],
  ['an inherited property', 'constructor', undefined, 'public', []],
])(
  '%s has the parts of its access, its own, and those its module needs',
  (_, path, route, ...expected) => {
    const { access, files } = shellPage(PRELOADS, path, route);
    expect([access, files]).toEqual(expected);
  },
);
