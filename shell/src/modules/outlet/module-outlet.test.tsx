import type { Release } from '@rollcall/shared/module';
import { serveContract } from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { lazy } from 'react';
import { aNavGroup, aRelease, aReleaseList } from '../../testing/releases.ts';
import { aModuleOf, renderConsole } from '../../testing/render-console.tsx';

const server = serveContract();

const TIME = {
  ...aRelease({
    routes: [
      { path: '/time/logs', access: 'admin', title: 'Time Logs' },
      { path: '/time/today', access: 'admin', title: 'Today' },
      { path: '/applyCorrection', access: 'public', title: 'Time Correction' },
    ],
    nav: [aNavGroup('Time', 300, { Today: ['/time/today'] })],
    // The deadline is earlier than the second of four attempts, so that no test waits for retries.
    budget: { loadTimeoutMs: 100, sizeKb: 250 },
  }),
  version: '1.1.0-bbbbbbb',
};
const GOOD: Release = { ...TIME, version: '1.0.0-aaaaaaa' };
const LEAVE = aRelease({
  name: 'mfe-leave',
  title: 'Leave',
  routes: [{ path: '/leave', access: 'admin', title: 'Leave Management' }],
  nav: [aNavGroup('Leave', 400, { 'Leave Management': ['/leave'] })],
  budget: TIME.descriptor.budget,
});

/** The list with a last known good of mfe-time. */
function listWithGood(good = GOOD) {
  const list = aReleaseList([TIME, LEAVE]);
  const releases = { [TIME.version]: TIME, [good.version]: good };
  Object.assign(list.modules['mfe-time'] ?? {}, { good: good.version, releases });
  return list;
}

interface Options {
  readonly path?: string;
  readonly releases?: readonly Release[] | ReturnType<typeof aReleaseList>;
}

/** The console where mfe-time is loaded by `load`, and every other module successfully. */
const open = (
  load: (release: Release) => unknown,
  { path = '/time/logs', releases = [TIME, LEAVE] }: Options = {},
) =>
  renderConsole({
    server,
    path,
    releases,
    load: (release) => (release.name === TIME.name ? load(release) : aModuleOf(release)),
  });

const panel = (title = 'Time Logs') =>
  screen.findByRole('alert', { name: `${title} is not available` });
const page = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const fact = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const notFound = () => Promise.reject(new Error('404'));
/** A module with a page that throws while rendering as long as `isBroken` returns true. */
const throwing = (isBroken: () => boolean, error: unknown = new Error('bad data')) => {
  const Page = () => {
    if (isBroken()) throw error;
    return <h1>Time Logs</h1>;
  };
  return {
    default: {
      routes: TIME.descriptor.routes.map(({ path, title }) =>
        path === '/time/today' ? { path, element: <h1>{title}</h1> } : { path, Component: Page },
      ),
    },
  };
};

const captureErrors = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => jest.restoreAllMocks());

describe('a module that cannot be loaded (design §5)', () => {
  test('the panel has the reason and the facts for support, and takes the focus', async () => {
    open(notFound);
    expect(await panel()).toHaveTextContent('took longer than 0.1 seconds to load');
    expect(await page('Time Logs is not available')).toHaveFocus();
    expect(fact('Module')).toBe('mfe-time');
    expect(fact('Version')).toBe(TIME.version);
    expect(fact('Team')).toBe('attendance');
    expect(fact('Support id')).toMatch(/^[0-9A-Z]{1,7}$/);
  });

  test('navigation and other modules keep working; coming back retries', async () => {
    let isDown = true;
    const { user } = open((release) => (isDown ? notFound() : aModuleOf(release)));
    await panel();
    await user.click(screen.getByRole('link', { name: 'Leave Management' }));
    await page('Leave Management');
    expect(screen.queryByRole('alert')).toBeNull();
    isDown = false;
    const { contexts } = jest.spyOn(HTMLElement.prototype, 'focus').mock;
    await user.click(screen.getByRole('link', { name: 'Today' }));
    await page('Today');
    expect(contexts.map((one) => one.textContent)).not.toContain('Today is not available');
  });

  test('Retry shows the page once it can be loaded; then the focus moves to the content; the support id stays the same', async () => {
    let isDown = true;
    const { user } = open((release) => (isDown ? notFound() : aModuleOf(release)));
    await panel();
    const id = fact('Support id');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('status', { name: 'Loading Time Logs' });
    await panel();
    expect(fact('Support id')).toBe(id);
    expect(await page('Time Logs is not available')).toHaveFocus();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await page('Time Logs');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the next module that fails takes the focus, and has a new support id', async () => {
    const { user } = renderConsole({
      server,
      path: '/time/logs',
      releases: [TIME, LEAVE],
      load: notFound,
    });
    await panel();
    const id = fact('Support id');
    await user.click(screen.getByRole('link', { name: 'Leave Management' }));
    await panel('Leave Management');
    expect(await page('Leave Management is not available')).toHaveFocus();
    expect(fact('Support id')).not.toBe(id);
  });
});

test.each<[string, unknown, string]>([
  ['nothing', {}, 'it exports no routes'],
  ['routes that are not a list', { default: { routes: 'all' } }, 'it exports no routes'],
  [
    'not all of its pages',
    { default: { routes: [{ path: '/time/logs' }] } },
    'it has no page for /time/today, /applyCorrection',
  ],
])(
  'a module that exports %s is reported as incomplete (federation E3)',
  async (_, exported, words) => {
    const { outcomes } = open(() => exported);
    expect(await panel()).toHaveTextContent(`did not load completely: ${words}.`);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(outcomes).toMatchObject([{ result: 'failed', why: 'shape' }]);
  },
);

describe('a module that throws while rendering (design §5)', () => {
  test.each<[string, unknown, string, string]>([
    ['an error', new Error('bad data'), 'ran into an unexpected problem', 'render'],
    ['nothing at all', null, 'ran into an unexpected problem', 'render'],
    [
      'a chunk error',
      Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }),
      'could not be loaded',
      'load',
    ],
  ])('%s is contained, shown, logged and reported once', async (_, error, words, why) => {
    const log = captureErrors();
    const { outcomes } = open(() => throwing(() => true, error));
    expect(await panel()).toHaveTextContent(words);
    expect(await page('Time Logs is not available')).toHaveFocus();
    const failures = outcomes.filter(({ result }) => result === 'failed');
    expect(failures).toMatchObject([
      { module: 'mfe-time', version: TIME.version, why, supportId: fact('Support id') },
    ]);
    const lines = log.mock.calls.map(([line]) => line);
    expect(lines).toContain(`[${fact('Support id')}] mfe-time failed while rendering`);
  });

  test('Retry renders it again without loading', async () => {
    captureErrors();
    let isBroken = true;
    let loads = 0;
    const { user } = open(() => {
      loads += 1;
      return throwing(() => isBroken);
    });
    await panel();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await page('Time Logs');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(loads).toBe(1);
  });

  test('a lazy part that failed is loaded by reloading the module', async () => {
    captureErrors();
    let loads = 0;
    const { user } = open((release) => {
      loads += 1;
      if (loads > 1) return aModuleOf(release);
      const Late = lazy(() =>
        Promise.reject(Object.assign(new Error('404'), { request: '/x.js' })),
      );
      return {
        default: {
          routes: TIME.descriptor.routes.map(({ path }) => ({ path, element: <Late /> })),
        },
      };
    });
    expect(await panel()).toHaveTextContent('could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await page('Time Logs');
    expect(loads).toBe(2);
  });

  test('other pages of the module work, and so does the way back', async () => {
    captureErrors();
    let isBroken = true;
    const { user, go } = open(() => throwing(() => isBroken));
    await panel();
    await user.click(screen.getByRole('link', { name: 'Today' }));
    await page('Today');
    isBroken = false;
    await go('/time/logs');
    await page('Time Logs');
  });
});

test.each([
  ['cannot be loaded', notFound],
  ['throws while rendering', () => throwing(() => true)],
])('on a page without a layout a module that %s still has one main landmark', async (_, load) => {
  captureErrors();
  open(load, { path: '/applyCorrection' });
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveAccessibleName(
    'Loading Time Correction',
  );
  const alert = await panel('Time Correction');
  expect(screen.getByRole('main')).toContainElement(alert);
});

describe('last known good (design §5)', () => {
  const isCurrent = ({ version }: Release) => version === TIME.version;

  test('replaces a release that cannot be loaded, with a notice', async () => {
    let isDown = true;
    const { user } = open(
      (release) => (isDown && isCurrent(release) ? notFound() : aModuleOf(release)),
      { releases: listWithGood() },
    );
    await page('Time Logs');
    const notice = screen.getByText(/^Time Logs is shown in its earlier version 1.0.0-aaaaaaa\./);
    expect(notice).toHaveTextContent('took longer than 0.1 seconds to load');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try the latest version again' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await page('Time Logs');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('can be chosen when a release loads but does not render', async () => {
    captureErrors();
    const { user } = open(
      (release) => (isCurrent(release) ? throwing(() => true) : aModuleOf(release)),
      { releases: listWithGood() },
    );
    await panel();
    await user.click(screen.getByRole('button', { name: 'Try the previous version' }));
    await page('Time Logs');
    expect(screen.getByText(/earlier version 1.0.0-aaaaaaa/)).toHaveTextContent(
      'ran into an unexpected problem',
    );
  });

  test('is not offered when there is none, nor when it is already shown', async () => {
    captureErrors();
    const { user, unmount } = open(() => throwing(() => true));
    await panel();
    expect(screen.queryByRole('button', { name: 'Try the previous version' })).toBeNull();
    unmount();
    open(() => throwing(() => true), { releases: listWithGood() });
    await panel();
    await user.click(screen.getByRole('button', { name: 'Try the previous version' }));
    await screen.findByText(/earlier version/);
    await panel();
    expect(screen.queryByRole('button', { name: 'Try the previous version' })).toBeNull();
    expect(fact('Version')).toBe(GOOD.version);
  });

  test('shows a message when it does not have the page yet', async () => {
    const routes = TIME.descriptor.routes.slice(1);
    const older = { ...GOOD, descriptor: { ...GOOD.descriptor, routes } };
    open((release) => (isCurrent(release) ? notFound() : aModuleOf(release)), {
      releases: listWithGood(older),
    });
    await page('Time Logs');
    expect(screen.getByText(/does not have this page yet/)).toBeVisible();
  });
});
