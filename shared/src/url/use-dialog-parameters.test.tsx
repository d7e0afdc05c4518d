/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useDialogParameters, useListParameters, useNamedDialog } from './index.ts';

/** Opens the page in a browser's history, which goes back asynchronously. */
async function open(address: string, state?: unknown) {
  const seen: ReturnType<typeof useHooks>[] = [];
  function useHooks() {
    return {
      list: useListParameters(),
      log: useDialogParameters({ which: ['log'], inside: ['tab', 'dialog'] }),
      confirm: useNamedDialog('delete'),
      add: useNamedDialog('add'),
    };
  }
  function Page() {
    seen.push(useHooks());
    return null;
  }
  window.history.pushState({ key: 'before' }, '', '/before');
  window.history.pushState({ key: 'list', usr: state }, '', `/list${address}`);
  const router = createBrowserRouter([
    { path: '/list', element: <Page /> },
    { path: '*', element: null },
  ]);
  const view = render(<RouterProvider router={router} />);
  await act(async () => undefined);
  const before = window.history.length;
  routers.push(router);
  return {
    view,
    at: () => window.location.pathname + window.location.search,
    is: (search: string) => waitFor(() => expect(window.location.search).toBe(search)),
    run: (change: (page: ReturnType<typeof useHooks>) => void) =>
      act(async () => change(seen.at(-1) as ReturnType<typeof useHooks>)),
    page: () => seen.at(-1) as ReturnType<typeof useHooks>,
    back: () => move(-1),
    forward: () => move(1),
    added: () => window.history.length - before,
    router,
  };
}

/** Presses Back or Forward. */
const move = (by: number) =>
  act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.go(by);
    await arrived;
  });

const routers: { dispose(): void }[] = [];
afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
});
afterEach(() => window.history.replaceState(null, '', '/before'));

test('Back closes a dialog and changes nothing else, Forward opens it again', async () => {
  const { run, at, back, forward } = await open('?page=3');
  await run(({ log }) => log.open({ log: '5' }));
  expect(at()).toBe('/list?page=3&log=5');
  await back();
  expect(at()).toBe('/list?page=3');
  await forward();
  expect(at()).toBe('/list?page=3&log=5');
});

test('closing a dialog that was opened on the page leaves no history entry behind', async () => {
  const { run, at, is, back } = await open('?page=3');
  await run(({ log }) => log.open({ log: '5' }));
  await run(({ log }) => log.change({ tab: 'bank' }));
  expect(at()).toBe('/list?page=3&log=5&tab=bank');
  await run(({ log }) => log.close());
  await is('?page=3');
  await back();
  expect(at()).toBe('/before');
});

test('after a reload, closing still goes back', async () => {
  const first = await open('');
  await first.run(({ log }) => log.open({ log: '5' }));
  first.view.unmount();
  first.router.dispose();
  const { usr } = window.history.state as { usr: unknown };
  expect(usr).toEqual({ dialogs: ['log'] });
  const router = createBrowserRouter([{ path: '*', element: <Closer /> }]);
  routers.push(router);
  render(<RouterProvider router={router} />);
  await waitFor(() => expect(window.location.search).toBe(''));
  await move(-1);
  expect(window.location.pathname).toBe('/before');
});

/** Closes the open log as soon as it is pressed by the test. */
function Closer() {
  const log = useDialogParameters({ which: ['log'] });
  if (log.values.log !== undefined) queueMicrotask(() => log.close());
  return null;
}

test('closing a dialog that came with a link removes its parameters, in the same entry', async () => {
  const { run, at, back, added } = await open('?page=3&log=5&tab=bank&dialog=delete');
  await run(({ log }) => log.close());
  expect(at()).toBe('/list?page=3');
  expect(added()).toBe(0);
  await back();
  expect(at()).toBe('/before');
});

test('closing a dialog closes the dialogs inside it, in one step', async () => {
  const { run, is, back, at } = await open('');
  await run(({ log }) => log.open({ log: '5' }));
  await run(({ confirm }) => confirm.open());
  expect(at()).toBe('/list?log=5&dialog=delete');
  await back();
  expect(at()).toBe('/list?log=5');
  await run(({ confirm }) => confirm.open());
  await run(({ log }) => log.close());
  await is('');
  await back();
  expect(at()).toBe('/before');
});

test('a dialog of a link closes together with one that was opened inside it', async () => {
  const { run, is, back, at } = await open('?log=5&page=2');
  await run(({ confirm }) => confirm.open());
  await run(({ log }) => log.close());
  await is('?page=2');
  await back();
  expect(at()).toBe('/before');
});

test.each([
  ['close twice', ['close', 'close'], 1, ''],
  ['close and open another one', ['close', 'add'], 1, '?dialog=add'],
  ['close and open the same one', ['close', 'again'], 1, '?log=6'],
  ['close and change a filter', ['close', 'filter'], 1, '?q=a'],
  ['close, open and close', ['close', 'add', 'closeAdd'], 2, ''],
  ['open another log', ['again'], 0, '?log=6'],
] as const)('%s: no step is lost or taken twice', async (_, steps, waysBack, search) => {
  const { run, back, at } = await open('');
  await run(({ log }) => log.open({ log: '5' }));
  const arrived = jest.fn();
  window.addEventListener('popstate', arrived);
  await run(({ log, add, list }) => {
    const actions = {
      close: () => log.close(),
      add: () => add.open(),
      closeAdd: () => add.close(),
      again: () => log.open({ log: '6' }),
      filter: () => list.showFilter({ q: 'a' }),
    };
    for (const step of steps) actions[step]();
  });
  await waitFor(() => expect(arrived).toHaveBeenCalledTimes(waysBack));
  await act(async () => undefined);
  expect(at()).toBe(`/list${search}`);
  if (search !== '') {
    await back();
    expect(at()).toBe('/list');
  }
  await back();
  expect(at()).toBe('/before');
  window.removeEventListener('popstate', arrived);
});

test('a late close does not close the dialog that is open meanwhile', async () => {
  const { run, page, at } = await open('');
  await run(({ log }) => log.open({ log: '5' }));
  const { close } = page().log;
  await run(({ log }) => log.open({ log: '6' }));
  await run(close);
  expect(at()).toBe('/list?log=6');
});

test('a page that is replaced below an open dialog keeps what closing does', async () => {
  const { run, is, back, at } = await open('?page=3');
  await run(({ log }) => log.open({ log: '5' }));
  await run(({ list }) => list.showPage(1, { replace: true }));
  expect(at()).toBe('/list?page=2&log=5');
  await run(({ log }) => log.close());
  await is('?page=3');
  await back();
  expect(at()).toBe('/before');
});

test('closing after a filter change keeps the filter', async () => {
  const { run, at } = await open('');
  await run(({ log }) => log.open({ log: '5' }));
  await run(({ list }) => list.showFilter({ q: 'a' }));
  await run(({ log }) => log.close());
  expect(at()).toBe('/list?q=a');
});

test('a dialog of another name is neither closed nor changed', async () => {
  const { run, at } = await open('?dialog=delete');
  await run(({ log }) => log.change({ tab: 'bank' }));
  await run(({ log }) => log.close());
  expect(at()).toBe('/list?dialog=delete');
});

test.each([
  ['?log=%205%00', '5'],
  ['?log=', undefined],
  ['?log=%00', undefined],
  ['', undefined],
])('the parameter in %j is %j', async (address, value) => {
  expect((await open(address)).page().log.values.log).toBe(value);
});

test.each([[{ dialogs: 'log' }], [{ dialogs: [1, {}] }], ['text'], [{ from: '/leave' }]])(
  'with the unknown history state %j, closing removes the parameters',
  async (state) => {
    const { run, at } = await open('?log=5', state);
    await run(({ log }) => log.close());
    expect(at()).toBe('/list');
  },
);

test('if the browser does not go back, the parameters are removed', async () => {
  jest.useFakeTimers();
  const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
  try {
    const { run, at } = await open('?log=5', { dialogs: ['log'] });
    await run(({ log }) => log.close());
    expect(at()).toBe('/list?log=5');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(at()).toBe('/list');
  } finally {
    go.mockRestore();
    jest.useRealTimers();
  }
});

test('Escape closes a dialog whose code is still loading; one that is shown handles the key itself', async () => {
  const { is, run } = await open('');
  const pressEscape = () =>
    act(async () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
  await run(({ log }) => log.open({ log: '3' }));
  await is('?log=3');
  await pressEscape();
  await is('');
  await run(({ log }) => log.open({ log: '3' }));
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  await pressEscape();
  await is('?log=3');
  dialog.remove();
});
