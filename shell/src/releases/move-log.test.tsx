import { serveContract, tableRows } from '@rollcall/shared/testing';
import { screen } from '@testing-library/react';
import { aMove, serveReleases } from '../testing/release-control.ts';
import { aRelease } from '../testing/releases.ts';
import { renderConsole } from '../testing/render-console.tsx';

const server = serveContract();
const control = serveReleases();

const open = (path: string) =>
  renderConsole({
    server,
    path,
    releases: [aRelease()],
    capabilities: ['self'],
    zone: 'America/Chicago',
  });

test('the log says who moved what, newest first, in pages', async () => {
  const older = Array.from({ length: 9 }, (_, index) =>
    aMove({ number: 9 - index, action: 'seed', from: null, good: null, by: 'npm start' }),
  );
  control.answer('GET /log', {
    moves: [
      aMove({ number: 12, action: 'later-action', from: '1.0.0-a', to: '1.0.0-a' }),
      aMove({ number: 11, action: 'rollback', by: 'administrator 1' }),
      aMove({ number: 10, unsmoked: true }),
      ...older,
    ],
  });
  const { user, at } = open('/modules/log');
  await screen.findAllByRole('link', { name: 'mfe-payroll' });
  const when = 'Jan 02, 2026, 09:04 AM';
  const [name, good] = ['mfe-payroll', '1.0.0-aaaaaaa'];
  const way = '1.0.0-aaaaaaa → 1.1.0-bbbbbbb';
  const rows = tableRows('Release log');
  expect(rows.slice(0, 4)).toEqual([
    [name, when, 'later-action', '1.0.0-a', good, 'administrator 7'],
    [name, when, 'Rolled back', way, good, 'you'],
    [name, when, 'Made live without a passed smoke test', way, good, 'administrator 7'],
    [name, when, 'Installed', '1.1.0-bbbbbbb', 'None', 'npm start'],
  ]);
  expect(rows).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(at()).toBe('/modules/log?page=2');
  expect(tableRows('Release log')).toHaveLength(2);
});

test('a log that is cut says so', async () => {
  const moves = Array.from({ length: 200 }, (_, index) => aMove({ number: 300 - index }));
  control.answer('GET /log', { moves });
  open('/modules/log');
  expect(await screen.findByText(/These are the newest 200 changes/)).toBeVisible();
});
