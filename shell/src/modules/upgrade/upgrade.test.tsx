import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRelease, aReleaseList } from '../../testing/releases.ts';
import { createReleaseWatch } from './release-watch.ts';
import { watchTypedText } from './unsaved-input.ts';
import { UpgradeOffer } from './upgrade-offer.tsx';

const started = aReleaseList([aRelease()]);
const moved = (changes: object) => ({
  ...started,
  modules: { 'mfe-time': { ...started.modules['mfe-time'], ...changes } },
});

/** A watch that is asked 10 s after the start, and finds `live`. */
function watchFinding(live: unknown) {
  let now = 0;
  const fetchList = jest.fn(async () => live);
  const watch = createReleaseWatch(started, fetchList, () => now);
  const later = (ms: number) => {
    now += ms;
    return watch.getState().check();
  };
  return { watch, fetchList, later };
}

test.each<[string, unknown, boolean]>([
  ['nothing has changed', started, false],
  ['only who confirmed it has changed', moved({ good: null, by: 'somebody' }), false],
  ['a module has another current version', moved({ current: '2.0.0-ccccccc' }), true],
  ['a module was switched off', moved({ disabled: true }), true],
  ['the shell is another', { ...started, shell: { ...started.shell, current: '2' } }, true],
  ['a module is gone', { ...started, modules: {} }, true],
  ['the list is malformed', { format: 7 }, false],
  ['the list is no list', '<html>', false],
  ['the list cannot be had', undefined, false],
])('when %s, newer is %j', async (_, live, isNewer) => {
  const { watch, later } = watchFinding(live);
  await later(10_000);
  expect(watch.getState().isNewerLive).toBe(isNewer);
});

test('the list is asked for every ten seconds at most, and no more once something is found', async () => {
  const { fetchList, later } = watchFinding(moved({ disabled: true }));
  await later(9_999);
  expect(fetchList).not.toHaveBeenCalled();
  await later(1);
  await later(10_000);
  expect(fetchList).toHaveBeenCalledTimes(1);
});

test('a host that does not answer changes nothing', async () => {
  const watch = createReleaseWatch(
    started,
    () => Promise.reject(new Error('offline')),
    () => 1e9,
  );
  await watch.getState().check();
  expect(watch.getState().isNewerLive).toBe(false);
});

async function offer(hasUnsavedInput: () => boolean) {
  const { watch, later } = watchFinding(moved({ disabled: true }));
  const reload = jest.fn();
  const user = userEvent.setup();
  render(<UpgradeOffer {...{ watch, hasUnsavedInput, reload }} />);
  expect(screen.queryByText('New version ready')).not.toBeInTheDocument();
  await act(() => later(10_000));
  expect(screen.getByRole('status', { name: 'New version ready' })).toBeVisible();
  return { user, reload };
}

test('the new version is loaded when the user says so', async () => {
  const { user, reload } = await offer(() => false);
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Load now' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('text that would be lost is warned of first', async () => {
  const { user, reload } = await offer(() => true);
  await user.click(screen.getByRole('button', { name: 'Load now' }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(/typed something here that is not saved/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load and lose it' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('Later puts the offer away', async () => {
  const { user, reload } = await offer(() => false);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('New version ready')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

test('typed text is what differs from what stood there, in fields that are still there', async () => {
  const user = userEvent.setup();
  const hasUnsavedInput = watchTypedText(document);
  const { rerender } = render(
    <form>
      <input aria-label="Name" defaultValue="Ada" />
      <input aria-label="Search" type="search" />
    </form>,
  );
  await user.type(screen.getByLabelText('Search'), 'x');
  expect(hasUnsavedInput()).toBe(false);
  await user.type(screen.getByLabelText('Name'), '!');
  expect(hasUnsavedInput()).toBe(true);
  await user.keyboard('{Backspace}');
  expect(hasUnsavedInput()).toBe(false);
  await user.keyboard('?');
  rerender(<p>Saved</p>);
  expect(hasUnsavedInput()).toBe(false);
});
