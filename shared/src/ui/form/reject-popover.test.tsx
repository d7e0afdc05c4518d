/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '../../session/index.ts';
import { anAdministrator, aToken } from '../../testing/index.ts';
import { RejectForm, RejectPopover } from '../index.ts';

function draw(isDisabled = false) {
  const onReject = jest.fn();
  const { unmount } = render(
    <>
      <p id="vacation">Vacation of Ana</p>
      <RejectPopover
        about={{ 'aria-describedby': 'vacation' }}
        draft="reject-leave-9"
        isDisabled={isDisabled}
        onReject={onReject}
      />
    </>,
  );
  return { onReject, unmount, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const opener = () => screen.getAllByRole('button', { name: 'Reject' })[0] as HTMLElement;
const field = () => screen.queryByRole('textbox', { name: 'Reason for the rejection' });

/** Opens the popover by keyboard and waits until the reason can be typed. */
async function open(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveFocus());
}

test('Reject describes the request, and is closed at first', () => {
  draw();
  expect(opener()).toHaveAccessibleDescription('Vacation of Ana');
  expect(field()).not.toBeInTheDocument();
});

test('a rejection needs a reason, and spaces are not enough (design §10)', async () => {
  const { user, onReject } = draw();
  await open(user);
  expect(field()).toBeRequired();
  const confirm = screen.getAllByRole('button', { name: 'Reject' }).at(-1);
  expect(confirm).toBeDisabled();
  await user.keyboard('  {Enter}');
  expect(confirm).toBeDisabled();
  expect(onReject).not.toHaveBeenCalled();
});

test('Enter rejects with the reason, trimmed, and closes', async () => {
  const { user, onReject } = draw();
  await open(user);
  await user.keyboard(' Too many away {Enter}');
  expect(onReject.mock.calls).toEqual([['Too many away']]);
  await waitFor(() => expect(field()).not.toBeInTheDocument());
});

test.each(['{Escape}', '{Tab}{Enter}'])(
  '%s cancels without a rejection, focuses Reject and clears the reason',
  async (keys) => {
    const { user, onReject } = draw();
    await open(user);
    await user.keyboard(`Too many${keys}`);
    await waitFor(() => expect(field()).not.toBeInTheDocument());
    expect(opener()).toHaveFocus();
    expect(onReject).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field()).toHaveValue(''));
  },
);

const signIn = () =>
  act(() => sessionStore.getState().signIn({ token: aToken(), employee: anAdministrator() }));

test('a typed reason is there again after the session ended, until it is sent or cancelled (design §7)', async () => {
  signIn();
  const first = draw();
  await open(first.user);
  await first.user.keyboard('Too many away');
  act(() => sessionStore.getState().expire());
  first.unmount();
  signIn();
  const { user } = draw();
  await open(user);
  expect(field()).toHaveValue('Too many away');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field()).not.toBeInTheDocument());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field()).toHaveValue(''));
  act(() => sessionStore.getState().signOut());
});

test('a request that is being decided cannot be rejected', async () => {
  const { user } = draw(true);
  expect(opener()).toBeDisabled();
  await user.click(opener());
  expect(field()).not.toBeInTheDocument();
});

test('in a dialog the reason has the focus first, and Tab leads to Cancel and to what follows', async () => {
  const user = userEvent.setup();
  render(
    <>
      <RejectForm draft="reject-leave-9" onCancel={jest.fn()} onReject={jest.fn()} />
      <a href="#next">Next</a>
    </>,
  );
  expect(field()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});
