/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Dialog, DraftOffer, Drawer, PageHeading } from './index.ts';

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

const FORM = (
  <form aria-label="Reason">
    <input type="file" aria-label="File" />
    <input disabled aria-label="Id" />
    <input aria-label="Reason" />
  </form>
);

describe.each([
  [
    'dialog',
    (content: ReactNode) => (
      <Dialog title="Leave" size="md" onClose={jest.fn()}>
        {content}
      </Dialog>
    ),
  ],
  [
    'drawer',
    (content: ReactNode) => (
      <Drawer isOpen title="Leave" width={400} onClose={jest.fn()}>
        {content}
      </Drawer>
    ),
  ],
])('the first focus of a %s (decision 062)', (_, draw) => {
  const heading = () => screen.getByRole('heading', { level: 2, name: 'Leave' });

  test('is the first enabled field of its form', async () => {
    render(draw(FORM));
    expect(await screen.findByRole('dialog', { name: 'Leave' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
  });

  test('is the title where there is no form, and stays there when a form appears', async () => {
    const { rerender } = render(draw(<button type="button">Delete</button>));
    await waitFor(() => expect(heading()).toHaveFocus());
    rerender(draw(FORM));
    expect(heading()).toHaveFocus();
  });

  test('is the title where a field would open the keyboard of a phone', async () => {
    const matchMedia = jest.spyOn(globalThis, 'matchMedia');
    matchMedia.mockImplementation((query) => ({
      ...new EventTarget(),
      matches: query === '(pointer: coarse)',
      media: query,
      onchange: null,
      addListener: jest.fn(),
      removeListener: jest.fn(),
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
      dispatchEvent: jest.fn(),
    }));
    render(draw(FORM));
    await waitFor(() => expect(heading()).toHaveFocus());
    matchMedia.mockRestore();
  });
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
])('%s deletes the draft and focuses the first field (design §7)', async (name, restored) => {
  const onRestore = jest.fn();
  const forget = jest.fn();
  render(
    <div>
      <DraftOffer draft={{ values: { reason: 'Flu' }, forget }} onRestore={onRestore} />
      <input aria-label="Reason" />
      <button type="submit">Save</button>
    </div>,
  );
  await setup().click(screen.getByRole('button', { name }));
  expect(onRestore.mock.calls.flat()).toEqual(restored);
  expect(forget).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Reason')).toHaveFocus();
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

test('a drawer can be scrolled by keyboard while it contains no control', async () => {
  const draw = (content: ReactNode) => (
    <Drawer isOpen title="Day" width={400} onClose={jest.fn()}>
      {content}
    </Drawer>
  );
  const { rerender } = render(draw(<p>No time log</p>));
  await screen.findByText('No time log');
  const scroller = () => screen.getByRole('dialog').querySelector('[tabindex="0"]');
  expect(scroller()).toHaveTextContent(/^No time log$/);
  rerender(draw(<button type="button">History</button>));
  await waitFor(() => expect(scroller()).toBeNull());
});
