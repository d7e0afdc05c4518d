import { serveContract, tableRows } from '@rollcall/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { aModule, aVersion, serveReleases } from '../testing/release-control.ts';
import { aRelease } from '../testing/releases.ts';
import { renderConsole } from '../testing/render-console.tsx';

const server = serveContract();
const control = serveReleases();

type Options = Partial<Parameters<typeof renderConsole>[0]>;
const open = (path: string, options: Options = {}) =>
  renderConsole({
    server,
    path,
    releases: [aRelease()],
    capabilities: ['self', 'ext.payroll'],
    zone: 'America/Chicago',
    ...options,
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const SHELL = aModule({
  name: 'shell',
  current: '1.0.0-fedcba9',
  good: '1.0.0-fedcba9',
  versions: [aVersion('1.0.0-fedcba9')],
  module: undefined,
});
const NEWER = aVersion('1.1.0-bbbbbbb', { builtAt: '2026-02-02T03:04:05.000Z' });
const EARLIER = aVersion('0.9.0-ccccccc', { builtAt: '2026-01-01T03:04:05.000Z', isEarlier: true });

describe('the list', () => {
  test('says what is live, since when, and how its loads went', async () => {
    const health = { ok: 130, fallback: 2, failed: 1, why: { timeout: 3 }, medianMs: 340 };
    control.report(
      [
        aModule({ versions: [NEWER, aVersion('1.0.0-aaaaaaa', { health }), EARLIER] }),
        aModule({ name: 'mfe-old', disabled: true, module: undefined }),
        SHELL,
      ],
      [{ name: 'mfe-new', versions: [NEWER] }],
    );
    open('/modules');
    await screen.findByRole('link', { name: 'Payroll' });
    expect(tableRows('Modules')).toEqual([
      ['Shellshell', '-', 'Live', '1.0.0-fedcba9', 'Jan 02, 2026, 09:04 AM', 'No failed starts'],
      ['mfe-newmfe-new', '-', 'Not live1 version waits', '-', '-', '-'],
      [
        'mfe-oldmfe-old',
        '-',
        'Disabled',
        '1.0.0-aaaaaaa',
        'Jan 02, 2026, 09:04 AM',
        'No loads yet',
      ],
      [
        'Payrollmfe-payroll',
        'payRights: payrollBackend: payroll, set',
        'Live1 version waits',
        '1.0.0-aaaaaaa',
        'Jan 02, 2026, 09:04 AM',
        '133 loads: 2 fell back, 1 failed',
      ],
    ]);
    const links = within(screen.getByRole('navigation', { name: 'Modules' }));
    expect(links.getByRole('link', { name: 'Modules' })).toHaveAttribute('aria-current', 'page');
  });

  test('shows what changes meanwhile', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    control.report([aModule()]);
    open('/modules');
    expect(await screen.findByText('Live')).toBeVisible();
    control.report([aModule({ disabled: true })]);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText('Disabled')).toBeVisible();
    jest.useRealTimers();
  });

  test('asks with the session, and a session that ended leads to sign-in', async () => {
    control.report([aModule()]);
    const { router, go } = open('/modules');
    await screen.findByRole('link', { name: 'Payroll' });
    expect(control.asked[0]?.authorization).toMatch(/^Bearer ey/);
    control.answer('GET /log', { message: 'Please sign in.' }, 401);
    await go('/modules/log');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/modules/log' },
    });
  });

  test('without an answer there is Retry', async () => {
    const { user } = open('/modules');
    expect(await screen.findByRole('alert')).toHaveTextContent('Check your connection');
    control.report([aModule()]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Payroll' })).toBeVisible();
  });
});

test('a link leads to the module with all that is known of it', async () => {
  const upload = {
    by: 'deploy token 1a2b3c4d (CI)',
    at: '2026-02-02T04:00:00.000Z',
    revision: 'abc1234',
  };
  const last = { at: '2026-01-05T15:00:00.000Z', supportId: 'X1Y2' };
  const health = { ok: 8, fallback: 0, failed: 2, why: { render: 2 }, medianMs: 340.4, last };
  const versions = [
    { ...NEWER, upload, smokeTest: 'missing' as const },
    aVersion('1.0.0-aaaaaaa', { health }),
    aVersion('0.8.0-ddddddd', { builtAt: '', problem: 'damaged' }),
    EARLIER,
  ];
  const deprecated = { 'ui#Old': 'use New' };
  control.report([
    aModule({ versions, good: null, bad: ['0.9.0-ccccccc'], deprecated, by: 'administrator 7' }),
  ]);
  const { user } = open('/modules');
  await user.click(await screen.findByRole('link', { name: 'Payroll' }));
  await heading('Payroll');
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([
    'mfe-payroll',
    'Live',
    '1.0.0-aaaaaaa',
    'Jan 02, 2026, 09:04 AM',
    'None yet: no version has proven itself or was confirmed',
    'Jan 02, 2026, 09:04 AM, by administrator 7',
    'pay',
    'payroll',
    'payroll, set',
    'It uses ui#Old: use New',
  ]);
  expect(tableRows('Versions')).toEqual([
    [
      '1.1.0-bbbbbbb',
      'Not smoke-tested',
      'Feb 01, 2026, 09:04 PM',
      'deploy token 1a2b3c4d (CI)Feb 01, 2026, 10:00 PM · Revision abc1234',
      'No loads yet',
      'PreviewMake live',
    ],
    [
      '1.0.0-aaaaaaa',
      'Live',
      'Jan 01, 2026, 09:04 PM',
      'Built with the console',
      '10 loads: 2 failedmedian 340 ms · error in the page: 2 · last failure: Jan 05, 2026, 09:00 AM · support id X1Y2',
      '',
    ],
    ['0.8.0-ddddddd', 'release.json damaged', '-', '-', 'No loads yet', ''],
    [
      '0.9.0-ccccccc',
      'Bad',
      'Dec 31, 2025, 09:04 PM',
      'Built with the console',
      'No loads yet',
      'PreviewMake liveRoll back',
    ],
  ]);
  const [preview] = screen.getAllByRole('link', { name: 'Preview' });
  expect(preview).toHaveAttribute('href', '/?preview=mfe-payroll%401.1.0-bbbbbbb');
  expect(preview).toHaveAttribute('target', '_blank');
  await user.click(screen.getByRole('link', { name: /All modules/ }));
  await heading('Modules');
});

test('files of the live version that are missing are shown, and do not hide what helps', async () => {
  const missing = aVersion('1.0.0-aaaaaaa', { builtAt: '', problem: 'missing' });
  const versions = [missing, NEWER, EARLIER];
  control.report([aModule({ good: EARLIER.version, versions })]);
  const { user } = open('/modules');
  expect(await screen.findByText('Files missing')).toBeVisible();
  expect(screen.getByText('1 version waits')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Payroll' }));
  await heading('Payroll');
  expect(screen.getByText(/the operator repairs it with npm run releases/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Confirm/ })).not.toBeInTheDocument();
  const row = within(screen.getByRole('row', { name: /0\.9\.0/ }));
  expect(row.getByRole('button', { name: 'Roll back' })).toBeVisible();
});

test('the web host says which version was live before, whichever was built first', async () => {
  const versions = [
    { ...NEWER, isEarlier: true },
    aVersion('1.0.0-aaaaaaa'),
    { ...EARLIER, isEarlier: false },
  ];
  control.report([aModule({ versions })]);
  open('/modules/mfe-payroll');
  await heading('Payroll');
  const rollBack = screen.getAllByRole('button', { name: 'Roll back' });
  expect(rollBack.map((button) => button.closest('tr'))).toEqual([
    screen.getByRole('row', { name: /1\.1\.0/ }),
  ]);
});

test('the shell cannot be disabled or previewed', async () => {
  control.report([{ ...SHELL, versions: [...SHELL.versions, EARLIER] }]);
  open('/modules/shell');
  await heading('Shell');
  expect(screen.queryByRole('button', { name: 'Disable' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Preview' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Roll back' })).toBeVisible();
});

test('a backend that is not set says how to set it', async () => {
  control.report([aModule()]);
  open('/modules/mfe-payroll', { capabilities: ['self'] });
  expect(await screen.findByText(/npm run backend -- set payroll --to URL/)).toBeVisible();
});

test.each([
  ['/modules/mfe-other', {}],
  ['/modules', { capabilities: undefined }],
  ['/modules/tokens', { capabilities: undefined }],
])('%s is not found with %j', async (path, options: Options) => {
  control.report([aModule()]);
  open(path, options);
  await heading('Page not found');
});

test('an employee is sent to Access Denied, and nothing is asked', async () => {
  open('/modules', { who: 'employee' });
  await heading('Access Denied');
  expect(control.asked).toEqual([]);
});
