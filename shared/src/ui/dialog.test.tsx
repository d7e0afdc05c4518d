/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, DraftOffer, PageHeading } from './index.ts';

const setup = () => userEvent.setup({ pointerEventsCheck: 0 });

function Page({ onClose }: { readonly onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Break Logs" size="md" onClose={close}>
          <button type="button">Inside</button>
        </Dialog>
      )}
    </>
  );
}

async function open(onClose?: () => void) {
  const user = setup();
  render(<Page {...(onClose && { onClose })} />);
  await user.tab();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Break Logs' });
  return { user, dialog };
}

test.each([
  ['Escape', (user: ReturnType<typeof setup>) => user.keyboard('{Escape}')],
  [
    'the close button',
    (user: ReturnType<typeof setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
  ],
  [
    'a click on the backdrop',
    (user: ReturnType<typeof setup>) =>
      user.click(document.querySelector('.ant-modal-wrap') as HTMLElement),
  ],
])('a dialog closes on %s, and restores the focus (spec §2)', async (_, close) => {
  const onClose = jest.fn();
  const { user } = await open(onClose);
  await close(user);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a click inside a dialog does not close it', async () => {
  const onClose = jest.fn();
  const { user } = await open(onClose);
  await user.click(screen.getByRole('button', { name: 'Inside' }));
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ['Restore', [{ reason: 'Flu' }]],
  ['Discard', []],
])('%s deletes the draft (design §7)', async (name, restored) => {
  const onRestore = jest.fn();
  const forget = jest.fn();
  render(<DraftOffer draft={{ values: { reason: 'Flu' }, forget }} onRestore={onRestore} />);
  await setup().click(screen.getByRole('button', { name }));
  expect(onRestore.mock.calls.flat()).toEqual(restored);
  expect(forget).toHaveBeenCalledTimes(1);
});

test('without a draft there is no offer', () => {
  const { container } = render(<DraftOffer draft={null} onRestore={jest.fn()} />);
  expect(container).toBeEmptyDOMElement();
});

test('a page heading is of level 1 and has actions', () => {
  render(<PageHeading title="Time Logs" actions={<button type="button">Add</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Time Logs' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
});
