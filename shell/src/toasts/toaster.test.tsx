import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { notify } from './notify.ts';
import { ToastHost } from './toast-host.tsx';

const show = () =>
  render(
    <>
      <main id="content" tabIndex={-1} />
      <button type="button">Elsewhere</button>
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
