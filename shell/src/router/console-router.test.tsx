import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Link, NavLink, useBlocker, useLocation, useNavigationType } from 'react-router-dom';
import { type ConsoleRouter, createConsoleRouter } from './console-router.ts';
import { ConsoleRouterProvider } from './console-router-provider.tsx';

const user = userEvent.setup({ pointerEventsCheck: 0 });

beforeEach(() => history.replaceState(null, '', '/login'));

function Page() {
  const { pathname, state } = useLocation();
  const [count, setCount] = useState(0);
  return (
    <>
      <p>
        {pathname} {useNavigationType()} {JSON.stringify(state)}
      </p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} clicks
      </button>
      <Link to="/employees">Employees</Link>
      <NavLink to="/leave">Leave</NavLink>
    </>
  );
}

const show = (router: ConsoleRouter, page = <Page />) =>
  render(<ConsoleRouterProvider router={router}>{page}</ConsoleRouterProvider>);

const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
  });

describe.each([
  ['the history', async () => {}],
  ['the data router', (router: ConsoleRouter) => act(() => router.needDataRouter())],
])('with %s', (_, prepare) => {
  test('links, replaced entries and the way back are followed', async () => {
    const router = createConsoleRouter();
    show(router);
    await prepare(router);
    await user.click(screen.getByRole('link', { name: 'Employees' }));
    expect(screen.getByText('/employees PUSH null')).toBeVisible();
    await act(async () => router.navigate('/leave', { replace: true, state: { from: '/' } }));
    expect(screen.getByText('/leave REPLACE {"from":"/"}')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leave' })).toHaveAttribute('aria-current', 'page');
    await goBack();
    expect(screen.getByText('/login POP null')).toBeVisible();
  });

  test('a listener runs before a navigation is rendered', async () => {
    const router = createConsoleRouter();
    const seen: string[] = [];
    router.subscribe(() => {
      const shown = document.querySelector('p')?.textContent?.split(' ')[0];
      seen.push(`${shown} → ${router.place().location.pathname}`);
    });
    show(router);
    await prepare(router);
    seen.length = 0;
    await user.click(screen.getByRole('link', { name: 'Employees' }));
    expect(seen[0]).toBe('/login → /employees');
  });
});

test('the data router takes over without a change of the page: state, location and what led there stay', async () => {
  const router = createConsoleRouter();
  show(router);
  await act(async () => router.navigate('/leave', { replace: true, state: { from: '/' } }));
  await user.click(screen.getByRole('button', { name: '0 clicks' }));
  const entries = history.length;
  await act(() => router.needDataRouter());
  expect(screen.getByRole('button', { name: '1 clicks' })).toBeVisible();
  expect(screen.getByText('/leave REPLACE {"from":"/"}')).toBeVisible();
  expect(history.length).toBe(entries);
});

test('after that a page may block a navigation', async () => {
  const router = createConsoleRouter();
  function Asking() {
    const blocker = useBlocker(true);
    return (
      <>
        <Page />
        <p>It asks.</p>
        {blocker.state === 'blocked' && (
          <button type="button" onClick={blocker.proceed}>
            Leave the page
          </button>
        )}
      </>
    );
  }
  function AskingLater() {
    const [isReady, setIsReady] = useState(false);
    useEffect(() => void router.needDataRouter().then(() => setIsReady(true)), []);
    return isReady ? <Asking /> : <Page />;
  }
  show(router, <AskingLater />);
  await screen.findByText('It asks.');
  await user.click(screen.getByRole('link', { name: 'Employees' }));
  const leave = await screen.findByRole('button', { name: 'Leave the page' });
  expect(screen.getByText(/^\/login/)).toBeVisible();
  await user.click(leave);
  expect(await screen.findByText(/^\/employees PUSH/)).toBeVisible();
});

test('a data router that could not be loaded is loaded again for the next module', async () => {
  const importDataRouter = jest
    .fn(() => import('./data-router.ts'))
    .mockRejectedValueOnce(new Error('offline'));
  const router = createConsoleRouter(importDataRouter);
  show(router);
  await expect(router.needDataRouter()).rejects.toThrow('offline');
  expect(router.dataRouter()).toBeUndefined();
  await user.click(screen.getByRole('link', { name: 'Employees' }));
  expect(screen.getByText('/employees PUSH null')).toBeVisible();
  await act(() => router.needDataRouter());
  expect(router.dataRouter()).toBeDefined();
  await act(() => router.needDataRouter());
  expect(importDataRouter).toHaveBeenCalledTimes(2);
});
