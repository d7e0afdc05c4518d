import { sessionStore } from '@rollcall/shared/session';
import { anAdministrator, aToken } from '@rollcall/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { notify, useToasts } from './notify.ts';
import { ToastHost } from './toast-host.tsx';

// The clock stands, so that no toast closes by itself, however slow the machine is.
let now = Date.now();
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const show = () =>
  render(
    <>
      <main id="content" tabIndex={-1} />
      <button type="button">Elsewhere</button>
      <input aria-label="Reason" />
      <ToastHost />
    </>,
  );

test.each(['Undo', 'Close'])('%s of a toast moves the focus to the content', async (name) => {
  show();
  const run = jest.fn();
  act(() => notify('success', 'Leave approved', { label: 'Undo', run }));
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Leave approved')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
  expect(run).toHaveBeenCalledTimes(name === 'Undo' ? 1 : 0);
});

test('a second click on the action of a toast that closes does nothing', async () => {
  show();
  const run = jest.fn();
  act(() => notify('success', 'Time log saved', { label: 'Undo', run }));
  const button = await screen.findByRole('button', { name: 'Undo' });
  act(() => {
    button.click();
    button.click();
  });
  expect(run).toHaveBeenCalledTimes(1);
});

test('Ctrl+Z presses Undo of the newest toast that has it, but not in a field', async () => {
  show();
  const [first, second] = [jest.fn(), jest.fn()];
  act(() => {
    notify('success', 'Leave approved', { label: 'Undo', run: first });
    notify('success', 'Leave rejected', { label: 'Undo', run: second });
    notify('error', 'Failed to fetch leaves');
  });
  await screen.findByText('Failed to fetch leaves');
  act(() => screen.getByRole('textbox').focus());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(second).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([first, second].map((run) => run.mock.calls.length)).toEqual([0, 1]);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Leave rejected')).not.toBeInTheDocument());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(first).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([first, second].map((run) => run.mock.calls.length)).toEqual([1, 1]);
});

test('F6 moves the focus to the newest toast and back; the toast says so', async () => {
  show();
  act(() => notify('success', 'Leave approved', { label: 'Undo', run: jest.fn() }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  await userEvent.keyboard('{F6}');
  expect(undo).toHaveFocus();
  const keys = 'Press Ctrl+Z to undo, or F6 to come here.';
  expect(undo).toHaveAccessibleDescription(keys);
  expect(screen.getByRole('status')).toHaveAccessibleDescription(keys);
  await userEvent.keyboard('{F6}');
  expect(elsewhere).toHaveFocus();
});

test('a toast that has the focus does not close by itself', async () => {
  show();
  act(() => {
    notify('success', 'Leave approved', { label: 'Undo', run: jest.fn() });
    notify('success', 'Saved');
  });
  await screen.findByText('Saved');
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await screen.findByText('Leave approved');
  now += 60_000;
  await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
  expect(screen.getByText('Leave approved')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  await waitFor(() => {
    now += 11_000;
    expect(screen.queryByText('Leave approved')).not.toBeInTheDocument();
  });
});

test('the toasts of a session close when it ends, also those that wait; others stay', async () => {
  notify('success', 'Password reset successfully.');
  sessionStore.getState().signIn({ token: aToken(), employee: anAdministrator() });
  show();
  act(() => {
    notify('success', 'Leave approved', { label: 'Undo', run: jest.fn() });
    notify('success', 'Password changed. You were signed out everywhere else.');
  });
  await screen.findByText('Leave approved');
  act(() => {
    notify('success', 'Still waiting');
    sessionStore.getState().signOut();
  });
  await waitFor(() => expect(screen.queryByText('Leave approved')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByText(/^Password changed/)).not.toBeInTheDocument());
  expect(screen.queryByText('Still waiting')).toBeNull();
  expect(screen.getByText('Password reset successfully.')).toBeVisible();
});

describe('without a connection', () => {
  afterEach(() => {
    jest.useRealTimers();
    act(() => sessionStore.getState().signOut());
    act(() => useToasts.setState({ waiting: [] }));
  });

  /** Imports of the toaster, which fail while there is no connection. */
  function aConnection() {
    const connection = { isUp: false, imports: 0 };
    const importToaster = () => {
      connection.imports += 1;
      return connection.isUp ? import('./toaster.tsx') : Promise.reject(new Error('no chunk'));
    };
    return { connection, importToaster };
  }

  test('a toaster that cannot be loaded breaks nothing; its toasts are shown once it can be', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { connection, importToaster } = aConnection();
    render(
      <>
        <h1>My Time</h1>
        <ToastHost importToaster={importToaster} />
      </>,
    );
    await act(async () => notify('error', 'Failed to create time log'));
    expect(connection.imports).toBe(1);
    expect(screen.getByRole('heading', { name: 'My Time' })).toBeVisible();
    connection.isUp = true;
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(await screen.findByText('Failed to create time log')).toBeVisible();
  });

  test('a toast is shown, since the toaster was loaded during the session', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    sessionStore.getState().signIn({ token: aToken(), employee: anAdministrator() });
    const { connection, importToaster } = aConnection();
    connection.isUp = true;
    render(<ToastHost importToaster={importToaster} />);
    expect(connection.imports).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(connection.imports).toBe(1);
    connection.isUp = false;
    act(() => notify('error', 'Failed to create time log'));
    expect(await screen.findByText('Failed to create time log')).toBeVisible();
    expect(connection.imports).toBe(1);
  });
});
