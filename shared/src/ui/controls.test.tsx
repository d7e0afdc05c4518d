/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Input } from 'antd';
import { FieldLayout, FileInput, PasswordInput } from './index.ts';

test('a password is hidden until its toggle shows it, by keyboard too (spec §2)', async () => {
  const user = userEvent.setup();
  render(<PasswordInput aria-label="Password" defaultValue="secret" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Show characters' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide characters' }));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveValue('secret');
});

test('a password field has an autocomplete value, which the form can override', () => {
  render(
    <>
      <PasswordInput aria-label="Old" />
      <PasswordInput aria-label="New" autoComplete="new-password" />
    </>,
  );
  expect(screen.getByLabelText('Old')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('New')).toHaveAttribute('autocomplete', 'new-password');
});

test('each toggle of several passwords is described by the label of its field', () => {
  render(
    <>
      {['Password', 'Confirm Password'].map((label, index) => (
        <FieldLayout key={label} label={label} htmlFor={`field-${index}`} errors={[]}>
          <PasswordInput id={`field-${index}`} />
        </FieldLayout>
      ))}
    </>,
  );
  const [first, second] = screen.getAllByRole('button', { name: 'Show characters' });
  expect(first).toHaveAccessibleDescription('Password');
  expect(second).toHaveAccessibleDescription('Confirm Password');
});

test('Caps Lock shows a warning while it is on', async () => {
  const user = userEvent.setup();
  render(<PasswordInput aria-label="Password" />);
  await user.click(screen.getByLabelText('Password'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('{CapsLock}a');
  expect(screen.getByRole('status')).toHaveTextContent('Caps Lock is on.');
  await user.keyboard('{CapsLock}a');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a field has its label, and shows its hint until there is an error', () => {
  const draw = (errors: { id: string; text: string }[]) => (
    <FieldLayout label="Email Address" htmlFor="email" errors={errors} hint="As on your contract">
      <Input id="email" aria-describedby="email-error" />
    </FieldLayout>
  );
  const { rerender } = render(draw([]));
  expect(screen.getByRole('textbox', { name: 'Email Address' })).toBeVisible();
  expect(screen.getByText('As on your contract')).toBeVisible();
  rerender(draw([{ id: 'email-error', text: 'Email is required' }]));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Email is required');
  expect(screen.queryByText('As on your contract')).not.toBeInTheDocument();
});

const photo = new File(['x'], 'me.png', { type: 'image/png' });

test('a chosen file is reported and stays chosen', async () => {
  const onFile = jest.fn();
  render(<FileInput id="photo" onFile={onFile} />);
  const input = document.querySelector('input') as HTMLInputElement;
  await userEvent.upload(input, photo);
  expect(onFile.mock.calls).toEqual([[photo]]);
  expect(input.files).toHaveLength(1);
});

test('a file that is used at once clears the control, so that it can be chosen again', async () => {
  const onFile = jest.fn();
  render(<FileInput onFile={onFile} isUsedAtOnce />);
  const input = document.querySelector('input') as HTMLInputElement;
  await userEvent.upload(input, photo);
  expect(input.value).toBe('');
  await userEvent.upload(input, photo);
  expect(onFile).toHaveBeenCalledTimes(2);
});

test('only files of the accepted types can be chosen (spec §5)', async () => {
  const onFile = jest.fn();
  render(<FileInput onFile={onFile} accept="image/jpeg,image/png" />);
  const input = document.querySelector('input') as HTMLInputElement;
  await userEvent.upload(input, new File(['x'], 'cv.pdf', { type: 'application/pdf' }));
  expect(onFile).not.toHaveBeenCalled();
});
