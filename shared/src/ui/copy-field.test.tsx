/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyField } from './copy-field.tsx';

test('the button copies the text, and says so', async () => {
  const user = userEvent.setup();
  render(<CopyField label="Calendar link" text="https://rollcall.example/secret.ics" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://rollcall.example/secret.ics');
  expect(screen.getByLabelText('Calendar link')).toHaveAttribute('readonly');
});

test('a refusal of the browser says what to do instead', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied'));
  render(<CopyField label="Calendar link" text="https://rollcall.example/secret.ics" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The browser did not copy it. Select the text and copy it with the keyboard.',
  );
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});
