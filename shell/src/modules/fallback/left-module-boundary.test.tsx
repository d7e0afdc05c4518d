import { serveContract } from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { Link } from 'react-router-dom';
import { aRelease } from '../../testing/releases.ts';
import { aModuleOf, renderConsole } from '../../testing/render-console.tsx';
import { moduleAtFault } from './module-at-fault.ts';

const server = serveContract();
const TIME = aRelease({ routes: [{ path: '/time/logs', access: 'admin', title: 'Time Logs' }] });
const LEAVE = aRelease({
  name: 'mfe-leave',
  title: 'Leave',
  routes: [{ path: '/leave', access: 'admin', title: 'Leave Management' }],
});
const LOGIN = aRelease({
  name: 'mfe-auth',
  title: 'Account',
  routes: [{ path: '/login', access: 'public', title: 'Sign in' }],
});

const OF_MODULE = Object.assign(new TypeError('Broken'), {
  stack:
    'TypeError: Broken\n at matchPath (http://localhost/shell/1/a.js:1:1)\n at http://localhost/modules/mfe-time/1/b.js:1:1',
});

/** A page whose clean-up throws when it is left. */
function openFailing(useAnyEffect: typeof useEffect, error: unknown, to = '/leave') {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = () => {
    useAnyEffect(
      () => () => {
        throw error;
      },
      [],
    );
    return <Link to={to}>Leave this page</Link>;
  };
  return renderConsole({
    server,
    path: '/time/logs',
    releases: [TIME, LEAVE, LOGIN],
    load: (release) =>
      release.name === 'mfe-time'
        ? { default: { routes: [{ path: '/time/logs', element: <Page /> }] } }
        : aModuleOf(release),
  });
}

afterEach(() => jest.restoreAllMocks());

test.each<[string, typeof useEffect, unknown]>([
  ['an effect throws', useEffect, OF_MODULE],
  ['a layout effect throws', useLayoutEffect, OF_MODULE],
  ['nothing with a stack is thrown', useEffect, null],
])(
  'when %s as the page of a module is left, the next one opens and the module is reported',
  async (_, useAnyEffect, error) => {
    const { user, outcomes } = openFailing(useAnyEffect, error);
    await user.click(await screen.findByRole('link', { name: 'Leave this page' }));
    expect(await screen.findByRole('heading', { name: 'Leave Management' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await waitFor(() =>
      expect(outcomes).toContainEqual(
        expect.objectContaining({
          module: 'mfe-time',
          version: TIME.version,
          result: 'failed',
          why: 'render',
        }),
      ),
    );
  },
);

test.each([
  ['an error of the module', OF_MODULE, undefined, 'mfe-time'],
  [
    'an error of the shell while the module is left',
    { message: 'x', stack: 'Error: x\n at http://localhost/shell/1/a.js:1:1' },
    'mfe-time',
    undefined,
  ],
  [
    'a message that names a module',
    {
      message: 'GET http://localhost/modules/mfe-time/x',
      stack:
        'Error: GET http://localhost/modules/mfe-time/x\n at http://localhost/shell/1/a.js:1:1',
    },
    undefined,
    undefined,
  ],
  ['a text', 'Broken', 'mfe-time', 'mfe-time'],
  ['a text without a suspect', 'Broken', undefined, undefined],
  ['undefined', undefined, undefined, undefined],
])('%s', (_, error, suspect, expected) => {
  expect(moduleAtFault(error, suspect)).toBe(expected);
});
