import { upload } from '@rollcall/shared/contract';
import { aResponse, renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { PhotoField } from './photo-field.tsx';

const server = serveContract();
const save = jest.fn<Promise<unknown>, [string]>();

function openField() {
  const Photo = () => <PhotoField url={null} isOwnServer save={save} />;
  return renderAsAdministrator([{ path: '/', Component: Photo }], { server, path: '/' });
}

const file = (type: string) =>
  new File([new Uint8Array(8)], `me.${type}`, { type: `image/${type}` });
const field = () => screen.getByLabelText('Profile Photo');

beforeEach(() => {
  save.mockReset().mockResolvedValue(undefined);
  server.respond(upload, () => aResponse('/api/v1/files/1.png'));
});

test.each(['jpeg', 'png', 'webp'])(
  'a %s is uploaded and saved immediately (spec §4, §5)',
  async (type) => {
    const { user, toasts } = openField();
    expect(field()).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp');
    await user.upload(field(), file(type));
    expect(await screen.findByRole('button', { name: 'Adjust' })).toBeVisible();
    expect(save.mock.calls).toEqual([['/api/v1/files/1.png']]);
    expect(toasts).toEqual([{ tone: 'success', text: 'Image uploaded successfully' }]);
  },
);

test.each([
  [{ message: 'This is not an image.' }, 'This is not an image.'],
  ['', 'Upload failed'],
])(
  'a failed upload shows its message, and the file can be chosen again: %j (spec §8)',
  async (body, message) => {
    server.respondRaw(upload, () => ({ status: 415, body }));
    const { user } = openField();
    await user.upload(field(), file('png'));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(message));
    expect(save).not.toHaveBeenCalled();
    // Browsers fire no change event when the same file is chosen again in a field that still has it.
    expect(field()).toHaveValue('');
  },
);

test('Adjust changes the crop and saves again, without losing the focus', async () => {
  const { user } = openField();
  await user.upload(field(), file('png'));
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  expect(field()).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('button', { name: 'Save photo' }));
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(field()).toHaveFocus());
});
