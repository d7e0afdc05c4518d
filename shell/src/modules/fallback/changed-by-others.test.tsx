import { serveContract } from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { aRelease } from '../../testing/releases.ts';
import { aModuleOf, renderConsole } from '../../testing/render-console.tsx';

// A translator or an extension of the browser has changed the page in a way that nothing repairs (foreign-changes.ts), and React
// fails to remove what it has made.

const server = serveContract();
const TIME = aRelease({ routes: [{ path: '/time/logs', access: 'admin', title: 'Time Logs' }] });
const LEAVE = aRelease({
  name: 'mfe-leave',
  title: 'Leave',
  routes: [{ path: '/leave', access: 'admin', title: 'Leave Management' }],
});

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && 'Some text'}
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      <Link to="/leave">Leave this page</Link>
    </>
  );
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const open = () =>
  renderConsole({
    server,
    path: '/time/logs',
    releases: [TIME, LEAVE],
    load: (release) =>
      release.name === 'mfe-time'
        ? { default: { routes: [{ path: '/time/logs', element: <Page /> }] } }
        : aModuleOf(release),
  });

/** Removes the text of the page as others do. */
async function removeText(): Promise<void> {
  await screen.findByRole('button', { name: 'Close' });
  const text = document.evaluate(
    "//text()[. = 'Some text']",
    document,
    null,
    XPathResult.FIRST_ORDERED_NODE_TYPE,
    null,
  ).singleNodeValue as Text;
  text.remove();
}

/** The date does not move; everything else does. */
const fakeDate = () =>
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: [
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'performance',
      'hrtime',
    ],
  });
afterEach(() => jest.useRealTimers());

const failures = (outcomes: readonly { result: string }[]) =>
  outcomes.filter(({ result }) => result === 'failed');

test('the page is drawn again, once in ten seconds; then it says what to do; the release is not at fault', async () => {
  fakeDate();
  const { user, outcomes } = open();
  await removeText();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/Some text/)).toBeVisible();
  await removeText();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something else changed this page, such as a translation or an extension of your browser.',
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Some text/)).toBeVisible();
  jest.setSystemTime(Date.now() + 10_000);
  await removeText();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/Some text/)).toBeVisible();
  expect(failures(outcomes)).toEqual([]);
});

test('the next page opens when the one before cannot be removed', async () => {
  const { user, outcomes } = open();
  await removeText();
  await user.click(screen.getByRole('link', { name: 'Leave this page' }));
  expect(await screen.findByRole('heading', { name: 'Leave Management' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
  expect(failures(outcomes)).toEqual([]);
});
