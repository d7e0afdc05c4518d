import { serveContract } from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aModule, aVersion, serveReleases } from '../testing/release-control.ts';
import { aRelease } from '../testing/releases.ts';
import { renderConsole } from '../testing/render-console.tsx';
import { useToasts } from '../toasts/notify.ts';

const server = serveContract();
const control = serveReleases();

const NEWER = aVersion('1.1.0-bbbbbbb', { builtAt: '2026-02-02T03:04:05.000Z' });
const EARLIER = aVersion('0.9.0-ccccccc', { builtAt: '2026-01-01T03:04:05.000Z', isEarlier: true });
const LIVE = aVersion('1.0.0-aaaaaaa');
const PAYROLL = aModule({ versions: [NEWER, LIVE, EARLIER] });

const PATH = '/modules/mfe-payroll';
const MOVES = 'POST /mfe-payroll/moves';
const FROM = '1.0.0-aaaaaaa';

async function open(module = PAYROLL, path = PATH) {
  control.report([module]);
  const view = renderConsole({ server, path, releases: [aRelease()], capabilities: ['self'] });
  await screen.findByRole('heading', { level: 1, name: 'Payroll' });
  return view;
}

const row = (version: string) => within(screen.getByRole('row', { name: new RegExp(version) }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

interface Case {
  readonly module?: typeof PAYROLL;
  /** The version in whose row the button is; by default it is above. */
  readonly of?: string;
  readonly button: string;
  readonly title: string;
  readonly confirm?: string;
  readonly body: object;
  readonly toast: string;
}

const CASES: readonly Case[] = [
  {
    of: '1.1.0-bbbbbbb',
    button: 'Make live',
    title: 'Make Payroll 1.1.0-bbbbbbb live?',
    body: { action: 'release', from: FROM, to: '1.1.0-bbbbbbb' },
    toast: 'Payroll 1.1.0-bbbbbbb is live.',
  },
  {
    of: '0.9.0-ccccccc',
    button: 'Make live',
    title: 'Make Payroll 0.9.0-ccccccc live?',
    body: { action: 'release', from: FROM, to: '0.9.0-ccccccc' },
    toast: 'Payroll 0.9.0-ccccccc is live.',
  },
  {
    of: '0.9.0-ccccccc',
    button: 'Roll back',
    title: 'Roll back Payroll to 0.9.0-ccccccc?',
    body: { action: 'rollback', from: FROM, to: '0.9.0-ccccccc' },
    toast: 'Payroll was rolled back to 0.9.0-ccccccc; 1.0.0-aaaaaaa is marked bad.',
  },
  {
    module: { ...PAYROLL, good: EARLIER.version },
    button: 'Confirm as last known good',
    title: 'Make Payroll 1.0.0-aaaaaaa last known good?',
    confirm: 'Confirm',
    body: { action: 'confirm', from: FROM },
    toast: 'Payroll 1.0.0-aaaaaaa is now last known good.',
  },
  {
    button: 'Disable',
    title: 'Disable Payroll?',
    body: { action: 'disable', from: FROM },
    toast: 'Payroll is disabled.',
  },
  {
    module: { ...PAYROLL, disabled: true },
    button: 'Enable',
    title: 'Enable Payroll?',
    body: { action: 'enable', from: FROM },
    toast: 'Payroll 1.0.0-aaaaaaa is enabled.',
  },
];

test.each(CASES)('$button of $of sends $body', async ({ module, of, button, ...expected }) => {
  const { user, toasts, at } = await open(module);
  control.answer(MOVES, {});
  const place = of === undefined ? screen : row(of);
  await user.click(place.getByRole('button', { name: button }));
  const asked = await dialog(expected.title);
  await user.click(asked.getByRole('button', { name: expected.confirm ?? button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(control.changes().map(({ body }) => body)).toEqual([expected.body]);
  expect(toasts).toEqual([{ tone: 'success', text: expected.toast }]);
  expect(at()).toBe(PATH);
});

test('a version of a module that is not live becomes live without a version to leave', async () => {
  control.answer('GET /', { names: [], notLive: [{ name: 'mfe-payroll', versions: [LIVE] }] });
  control.answer(MOVES, {});
  const { user } = renderConsole({
    server,
    path: PATH,
    releases: [aRelease()],
    capabilities: ['self'],
  });
  await user.click(await screen.findByRole('button', { name: 'Make live' }));
  const asked = await dialog('Make mfe-payroll 1.0.0-aaaaaaa live?');
  expect(screen.queryByRole('button', { name: 'Disable' })).not.toBeInTheDocument();
  await user.click(asked.getByRole('button', { name: 'Make live' }));
  await waitFor(() => expect(control.changes()).toHaveLength(1));
  expect(control.changes()[0]?.body).toEqual({ action: 'release', to: '1.0.0-aaaaaaa' });
});

test('the page shows the result at once, and Cancel changes nothing', async () => {
  const { user } = await open();
  control.answer(MOVES, {});
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  await user.click((await dialog('Disable Payroll?')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(control.changes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  control.report([{ ...PAYROLL, disabled: true }]);
  await user.click((await dialog('Disable Payroll?')).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByRole('button', { name: 'Enable' })).toBeVisible();
});

test.each([
  ['Roll back', 'Roll back Payroll to 0.9.0-ccccccc?'],
  ['Disable', 'Disable Payroll?'],
])('%s can reload open pages', async (button, title) => {
  const { user } = await open();
  control.answer(MOVES, {});
  await user.click(screen.getByRole('button', { name: button }));
  const asked = await dialog(title);
  await user.click(asked.getByRole('checkbox', { name: 'Reload open pages' }));
  await user.click(asked.getByRole('button', { name: button }));
  await waitFor(() => expect(control.changes()[0]?.body).toMatchObject({ now: true }));
});

/** Opens the question before NEWER becomes live; `press` answers it. */
async function askRelease(module = PAYROLL) {
  const { user } = await open(module);
  await user.click(row('1.1.0').getByRole('button', { name: 'Make live' }));
  const asked = await dialog('Make Payroll 1.1.0-bbbbbbb live?');
  const press = () => user.click(asked.getByRole('button', { name: 'Make live' }));
  return { user, asked, press };
}

const FIX = 'release the other module first.';
const refuse = (...rules: readonly string[]) => {
  const refusals = rules.map((rule) => ({ rule, problem: `${rule} says no`, fix: FIX }));
  control.answer(MOVES, { message: 'The gate refused it', code: 'conflict', refusals }, 409);
};

test('the rules of the gate are shown, each with its fix', async () => {
  refuse('no-collision', 'routes-kept');
  const { asked, press } = await askRelease();
  await press();
  const alert = await asked.findByRole('alert');
  expect(alert).toHaveTextContent('The gate refused it. Nothing was changed.');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    `no-collision: no-collision says no.Fix: ${FIX}`,
    `routes-kept: routes-kept says no.Fix: ${FIX}`,
  ]);
  expect(asked.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('what is known to need a consent asks for it first, in words', async () => {
  const unsmoked = { ...NEWER, smokeTest: 'failed' as const };
  control.answer(MOVES, {});
  const { user, asked, press } = await askRelease({
    ...PAYROLL,
    bad: [NEWER.version],
    versions: [unsmoked, LIVE],
  });
  expect(asked.getByText('1.1.0-bbbbbbb is marked bad: it was rolled back.')).toBeVisible();
  await user.click(asked.getByRole('checkbox', { name: AGAIN }));
  await user.click(asked.getByRole('checkbox', { name: UNSMOKED }));
  await press();
  await waitFor(() => expect(control.changes()).toHaveLength(1));
  expect(control.changes()[0]?.body).toMatchObject({ again: true, unsmoked: true });
});

test('a rule that cannot be overridden leaves no consent to give', async () => {
  refuse('smoke-passed', 'no-collision');
  const { asked, press } = await askRelease();
  await press();
  expect(await asked.findByRole('alert')).toHaveTextContent(`smoke-passed says no.Fix: ${FIX}`);
  expect(asked.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a consent stays visible as long as it is sent', async () => {
  refuse('smoke-passed');
  const { user, asked, press } = await askRelease();
  await press();
  await user.click(await asked.findByRole('checkbox', { name: UNSMOKED }));
  control.answer(MOVES, { message: 'The server has no space left.' }, 503);
  await press();
  expect(await asked.findByText('The server has no space left.')).toBeVisible();
  expect(asked.getByRole('checkbox', { name: UNSMOKED })).toBeChecked();
});

test('a consent is withdrawn when a rule refuses that it cannot override', async () => {
  refuse('smoke-passed');
  const { user, asked, press } = await askRelease();
  await press();
  await user.click(await asked.findByRole('checkbox', { name: UNSMOKED }));
  refuse('no-collision');
  await press();
  expect(await asked.findByText(`Fix: ${FIX}`)).toBeVisible();
  expect(asked.queryByRole('checkbox')).not.toBeInTheDocument();
  refuse('smoke-passed');
  await press();
  expect(await asked.findByRole('checkbox', { name: UNSMOKED })).not.toBeChecked();
  expect(control.changes().at(-1)?.body).not.toHaveProperty('unsmoked');
});

test('a move that fails after its dialog was closed says so', async () => {
  const { user } = await open();
  const { promise, resolve } = Promise.withResolvers<void>();
  control.answer(MOVES, { message: 'The gate refused it.' }, 409, promise);
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  await user.click((await dialog('Disable Payroll?')).getByRole('button', { name: 'Disable' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  resolve();
  await waitFor(() =>
    expect(useToasts.getState().waiting).toMatchObject([
      { tone: 'error', text: 'The gate refused it.' },
    ]),
  );
});

test('the focus stays at what was pressed', async () => {
  const { user } = await open();
  control.answer(MOVES, {});
  await user.click(screen.getByRole('button', { name: 'Disable' }));
  const asked = await dialog('Disable Payroll?');
  control.report([{ ...PAYROLL, disabled: true }]);
  await user.click(asked.getByRole('button', { name: 'Disable' }));
  const enable = await screen.findByRole('button', { name: 'Enable' });
  await waitFor(() => expect(enable).toHaveFocus());
});

const AGAIN = 'Make it live although it is marked bad';
const UNSMOKED = 'Make it live without a passed smoke test; the log keeps this';

test.each([
  ['not-marked-bad', AGAIN, { again: true }],
  ['smoke-passed', UNSMOKED, { unsmoked: true }],
])('%s can be overridden, explicitly', async (rule, label, consent) => {
  refuse(rule);
  const { user, asked, press } = await askRelease();
  await press();
  expect(await asked.findByRole('alert')).not.toHaveTextContent('Fix');
  await user.click(asked.getByRole('checkbox', { name: label }));
  control.answer(MOVES, {});
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(control.changes().map(({ body }) => body)).toEqual([
    { action: 'release', from: FROM, to: '1.1.0-bbbbbbb' },
    { action: 'release', from: FROM, to: '1.1.0-bbbbbbb', ...consent },
  ]);
});

test('a move of another administrator meanwhile is a sentence, and the page shows what is so now', async () => {
  const { user, asked, press } = await askRelease();
  control.report([{ ...PAYROLL, current: '1.1.0-bbbbbbb' }]);
  const message = 'mfe-payroll is now at 1.1.0-bbbbbbb: someone else moved it.';
  control.answer(MOVES, { message, code: 'conflict' }, 409);
  await press();
  expect(await asked.findByText(message)).toBeVisible();
  expect(asked.queryByRole('button', { name: 'Make live' })).not.toBeInTheDocument();
  await user.click(asked.getByText('Close', { selector: '.ant-modal-body *' }));
  await waitFor(() => expect(row('1.1.0').getByText('Live')).toBeVisible());
});

test.each([
  '?dialog=release&version=1.0.0-aaaaaaa',
  '?dialog=release&version=2.0.0-eeeeeee',
  '?dialog=rollback&version=1.1.0-bbbbbbb',
  '?dialog=confirm',
  '?dialog=enable',
  '?dialog=other',
])('an old link with %s opens nothing', async (search) => {
  await open(PAYROLL, PATH + search);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a link opens its dialog', async () => {
  await open(PAYROLL, `${PATH}?dialog=rollback&version=0.9.0-ccccccc`);
  expect(await dialog('Roll back Payroll to 0.9.0-ccccccc?')).toBeDefined();
});
