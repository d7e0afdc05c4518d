import { FAILED_SHELL_COOKIE } from '@rollcall/shared/module';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countReloads } from '../testing/reloads.ts';
import { ShellFallbackNotice } from './shell-fallback-notice.tsx';

test('the user can try the latest version again', async () => {
  const reloads = countReloads();
  document.cookie = `${FAILED_SHELL_COOKIE}=1.1.0-aaaaaaa`;
  render(<ShellFallbackNotice />);
  expect(screen.getByRole('region', { name: 'Earlier version' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try the latest version again' }));
  expect(document.cookie).toBe('');
  expect(reloads()).toBe(1);
});
