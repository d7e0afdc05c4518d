import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countReloads } from '../testing/reloads.ts';
import { showStartFailure } from './start-failure.ts';

afterEach(() => jest.restoreAllMocks());

test('a console that cannot start replaces the page with a message and a button to reload', async () => {
  document.body.innerHTML = '<div id="root"><p>half a page</p></div>';
  const root = document.getElementById('root') as HTMLElement;
  showStartFailure(root, '/live.json returned 404. <b>');
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rollcall could not start');
  expect(screen.getByText('/live.json returned 404. <b>')).toBeVisible();
  expect(screen.queryByText('half a page')).toBeNull();
  const reloads = countReloads();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloads()).toBe(1);
});
