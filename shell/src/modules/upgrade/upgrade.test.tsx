import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRelease, aReleaseList } from '../../testing/releases.ts';
import { createReleaseWatch } from './release-watch.ts';
import { watchUnsavedInput } from './unsaved-input.ts';
import { UpgradeOffer } from './upgrade-offer.tsx';

const started = aReleaseList([aRelease()]);
const moved = (changes: object) => ({
  ...started,
  modules: { 'mfe-time': { ...started.modules['mfe-time'], ...changes } },
});

/** A watch whose checks find `live`; `later` moves the clock and checks. */
function watchFinding(live: unknown, used = ['mfe-time']) {
  let now = 0;
  const fetchList = jest.fn(async () => live);
  const watch = createReleaseWatch(started, {
    usedModules: () => used,
    fetchList,
    now: () => now,
  });
  const later = (ms: number) => {
    now += ms;
    return watch.getState().check();
  };
  return { watch, fetchList, later };
}

test.each<[string, unknown, boolean]>([
  ['nothing has changed', started, false],
  ['only the operator has changed', moved({ good: null, by: 'operator' }), false],
  ['a module has another current version', moved({ current: '2.0.0-ccccccc' }), true],
  ['a module was disabled', moved({ disabled: true }), true],
  ['the shell has changed', { ...started, shell: { ...started.shell, current: '2' } }, true],
  ['a module is missing', { ...started, modules: {} }, true],
  ['the list is malformed', { format: 7 }, false],
  ['the list is not a list', '<html>', false],
  ['the list cannot be fetched', undefined, false],
])('when %s, newer is %j', async (_, live, isNewer) => {
  const { watch, later } = watchFinding(live);
  await later(10_000);
  expect(watch.getState().isNewerLive).toBe(isNewer);
});

test('the list is fetched at most every ten seconds', async () => {
  const { fetchList, later } = watchFinding(started);
  await later(9_999);
  expect(fetchList).not.toHaveBeenCalled();
  await later(1);
  expect(fetchList).toHaveBeenCalledTimes(1);
});

test('a reverted move is no news any more', async () => {
  const { watch, fetchList, later } = watchFinding(moved({ disabled: true, urgent: '2026-01-02' }));
  await later(10_000);
  expect(watch.getState()).toMatchObject({ isNewerLive: true, isUrgent: true });
  fetchList.mockResolvedValue(started);
  await later(10_000);
  expect(watch.getState()).toMatchObject({ isNewerLive: false, isUrgent: false });
});

test('a module that the page has not used is no news for it', async () => {
  const { watch, later } = watchFinding(
    moved({ current: '2.0.0-ccccccc', urgent: '2026-01-02' }),
    [],
  );
  await later(10_000);
  expect(watch.getState()).toMatchObject({ isNewerLive: false, isUrgent: false });
});

test.each([
  [{ current: '2.0.0-ccccccc' }, { isNewerLive: true, isUrgent: false }],
  [
    { current: '2.0.0-ccccccc', urgent: '2026-01-02' },
    { isNewerLive: true, isUrgent: true },
  ],
  [
    { disabled: true, urgent: '2026-01-02' },
    { isNewerLive: true, isUrgent: true },
  ],
  // The page was started after the urgent move.
  [{ urgent: '2026-01-02' }, { isNewerLive: false, isUrgent: false }],
])('a used module with %j: %j', async (changes, expected) => {
  const { watch, later } = watchFinding(moved(changes));
  await later(10_000);
  expect(watch.getState()).toMatchObject(expected);
});

test('a host that does not respond changes nothing', async () => {
  const watch = createReleaseWatch(started, {
    usedModules: () => [],
    fetchList: () => Promise.reject(new Error('offline')),
    now: () => 1e9,
  });
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

test('the new version is loaded when the user chooses to', async () => {
  const { user, reload } = await offer(() => false);
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Load now' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the user is warned first about text that would be lost', async () => {
  const { user, reload } = await offer(() => true);
  await user.click(screen.getByRole('button', { name: 'Load now' }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(/unsaved changes on this page/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard and load' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

async function offerUrgent(hasUnsavedInput: () => boolean) {
  const { watch, later } = watchFinding(moved({ disabled: true, urgent: '2026-01-02' }));
  const reload = jest.fn();
  render(<UpgradeOffer {...{ watch, hasUnsavedInput, reload }} />);
  await act(() => later(10_000));
  return reload;
}

test('an urgent version is loaded without a question', async () => {
  expect(await offerUrgent(() => false)).toHaveBeenCalledTimes(1);
});

test('with unsaved input an urgent version waits until it is saved, and cannot be put off', async () => {
  jest.useFakeTimers();
  let isUnsaved = true;
  const reload = await offerUrgent(() => isUnsaved);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText(/Save your changes/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  isUnsaved = false;
  act(() => void jest.advanceTimersByTime(2000));
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('Later hides the offer', async () => {
  const { user, reload } = await offer(() => false);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('New version ready')).not.toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

test('input is unsaved if it differs from the initial text of a field that still exists', async () => {
  const user = userEvent.setup();
  const hasUnsavedInput = watchUnsavedInput(document);
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

test('input stays unsaved when the user leaves the field and returns to it', async () => {
  const user = userEvent.setup();
  const hasUnsavedInput = watchUnsavedInput(document);
  render(
    <form>
      <input aria-label="Name" defaultValue="Ada" />
      <input aria-label="City" />
    </form>,
  );
  await user.type(screen.getByLabelText('Name'), '!');
  await user.click(screen.getByLabelText('City'));
  await user.click(screen.getByLabelText('Name'));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(hasUnsavedInput()).toBe(true);
});

test('input that is no text is unsaved if the page asks before it is left', () => {
  const hasUnsavedInput = watchUnsavedInput(document);
  const ask = (event: Event) => event.preventDefault();
  expect(hasUnsavedInput()).toBe(false);
  window.addEventListener('beforeunload', ask);
  expect(hasUnsavedInput()).toBe(true);
  window.removeEventListener('beforeunload', ask);
  expect(hasUnsavedInput()).toBe(false);
});
