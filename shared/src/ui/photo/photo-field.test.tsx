/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhotoField } from '../index.ts';

const send = jest.fn<Promise<unknown>, [{ readonly file: Blob; readonly name: string }]>();
const messageOf = (error: unknown) => (error instanceof Error ? error.message : undefined);

function openField(changes: { isLimited?: boolean; url?: string } = {}) {
  const { isLimited = true, url = null } = changes;
  render(
    <PhotoField
      url={url}
      isLimited={isLimited}
      send={send}
      messageOf={messageOf}
      action={<button type="button">Remove</button>}
    />,
  );
  return userEvent.setup({ pointerEventsCheck: 0 });
}

const file = (type: string, bytes = 8) =>
  new File([new Uint8Array(bytes)], `me.${type}`, { type: `image/${type}` });
const field = () => screen.getByLabelText('Profile Photo');

beforeEach(() => send.mockReset().mockResolvedValue(undefined));

test.each(['jpeg', 'png', 'webp'])('a %s is sent immediately (spec §4, spec §5)', async (type) => {
  const user = openField();
  expect(field()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
  await user.upload(field(), file(type));
  expect(await screen.findByRole('button', { name: 'Adjust' })).toBeVisible();
  expect(send.mock.calls.map(([{ name }]) => name)).toEqual([`me.${type}`]);
});

test.each([
  [new Error('This is not an image.'), 'This is not an image.'],
  ['no message', 'Upload failed'],
])(
  'a failure shows its message, and the file can be chosen again: %j (spec §8)',
  async (error, message) => {
    send.mockRejectedValue(error);
    const user = openField();
    await user.upload(field(), file('png'));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(message));
    // Browsers fire no change event when the same file is chosen again in a field that still has it.
    expect(field()).toHaveValue('');
  },
);

test.each([
  [true, 0],
  [false, 1],
])(
  'a photo above 1 MB, where the server limits it: %s, is sent %d times (spec §9)',
  async (isLimited, calls) => {
    const user = openField({ isLimited });
    await user.upload(field(), file('png', 1_100_000));
    const button = await screen.findByRole('button', { name: 'Adjust' });
    expect(button).toBeVisible();
    expect(send).toHaveBeenCalledTimes(calls);
    if (isLimited) expect(field()).toHaveAccessibleDescription('The file is larger than 1 MB');
  },
);

test('another type is refused without sending it', async () => {
  const user = openField();
  await user.upload(field(), file('png'));
  await screen.findByRole('button', { name: 'Adjust' });
  const gif = userEvent.setup({ applyAccept: false });
  await gif.upload(field(), file('gif'));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/JPEG, PNG or WebP/));
  await gif.upload(field(), file('png', 0));
  await waitFor(() => expect(field()).toHaveAccessibleDescription('The file is empty'));
  expect(send).toHaveBeenCalledTimes(1);
});

test('Adjust changes the crop and sends again, without losing the focus', async () => {
  const user = openField();
  await user.upload(field(), file('png'));
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  expect(field()).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Save photo' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(field()).toHaveFocus());
});
