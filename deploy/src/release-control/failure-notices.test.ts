import type { Outcome } from '@rollcall/shared/module';
import { LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { createFailureNotices, type FailureNotice, type Source } from './failure-notices.ts';

const GOOD = '0.9.0-0000000';
const FAILURE: Outcome = {
  module: 'mfe-time',
  version: RELEASE.version,
  ms: 1,
  result: 'failed',
  why: 'render',
  supportId: 'K3X',
};
const TIME = LIST.modules['mfe-time'];

/** Notices about the releases of the fixture, with what was logged and sent. */
function open({ isDisabled = false, canNotify = true, good = GOOD } = {}) {
  const list = { ...LIST, modules: { 'mfe-time': { ...TIME, good, disabled: isDisabled } } };
  const sent: FailureNotice[] = [];
  const lines: [details: object, sentence: string][] = [];
  const notify = async (notice: FailureNotice) => {
    sent.push(notice);
    if (!canNotify) throw new Error('The database is away');
  };
  const store = { readList: async () => list as typeof LIST };
  const notice = createFailureNotices({ store, notify });
  const log = { error: (details: object, sentence: string) => lines.push([details, sentence]) };
  const reportFrom = (source: Source, ...outcomes: Outcome[]) => notice(outcomes, source, log);
  const report = (...outcomes: Outcome[]) => reportFrom(PERSON, ...outcomes);
  return { report, reportFrom, sent, lines };
}

const reporterAt = (network: string): Source => ({ network, isPerson: async () => false });
const PERSON: Source = { network: '192.0.2.1', isPerson: async () => true };

test('the first failure of a live version is logged and sent, once', async () => {
  const { report, sent, lines } = open();
  await report(FAILURE, FAILURE);
  await report({ ...FAILURE, result: 'fallback' });
  const text = 'Time 1.0.0-abc1234 fails in browsers.';
  expect(sent).toEqual([
    { key: 'release mfe-time 1.0.0-abc1234 fails', text, link: '/modules/mfe-time' },
  ]);
  const { module, version, why, supportId } = FAILURE;
  const whatToDo =
    'To see how often: npm run releases -- mfe-time. To roll back: npm run rollback -- mfe-time';
  expect(lines).toEqual([[{ module, version, why, supportId }, `${text} ${whatToDo}`]]);
});

test('a fallback says which version is shown; the shell is the console', async () => {
  const { report, sent } = open();
  await report({ ...FAILURE, result: 'fallback' });
  await report({ ...FAILURE, module: 'shell', version: SHELL.version });
  expect(sent.map(({ text, link }) => [text, link])).toEqual([
    [
      `Time 1.0.0-abc1234 fails in browsers. They show the earlier version ${GOOD} instead.`,
      '/modules/mfe-time',
    ],
    [`The console ${SHELL.version} fails in browsers.`, '/modules/shell'],
  ]);
});

test.each([
  ['a success', { result: 'ok' }],
  ['a version that is not live', { version: GOOD }],
  ['a module that is not in the list', { module: 'mfe-leave' }],
] as const)('%s is no reason', async (_, changes) => {
  const { report, sent, lines } = open();
  await report({ ...FAILURE, ...changes } as Outcome);
  expect([sent, lines]).toEqual([[], []]);
});

test('neither is a disabled module', async () => {
  const { report, sent } = open({ isDisabled: true });
  await report(FAILURE);
  expect(sent).toEqual([]);
});

test.each(['load', 'timeout'] as const)(
  'a failure by "%s" may be due to one connection: it counts from the third report',
  async (why) => {
    const { report, sent } = open();
    await report({ ...FAILURE, why }, { ...FAILURE, why });
    expect(sent).toEqual([]);
    await report({ ...FAILURE, why });
    await report({ ...FAILURE, why });
    expect(sent).toHaveLength(1);
  },
);

test('a notification that cannot be stored is logged and does not refuse the report', async () => {
  const { report, lines } = open({ canNotify: false });
  await report(FAILURE);
  expect(lines.map(([, sentence]) => sentence)).toEqual([
    expect.stringContaining('fails in browsers'),
    'No one could be notified.',
  ]);
});

test('what comes without a session is logged; administrators are notified of it when it comes from three networks', async () => {
  const { reportFrom, sent, lines } = open();
  for (const network of ['198.51.100.1', '198.51.100.1', '198.51.100.2']) {
    await reportFrom(reporterAt(network), FAILURE, FAILURE);
  }
  expect([lines.length, sent]).toEqual([1, []]);
  await reportFrom(reporterAt('198.51.100.3'), FAILURE);
  expect(sent).toHaveLength(1);
});

test('a report with a session is believed after those without', async () => {
  const { report, reportFrom, sent } = open();
  await reportFrom(reporterAt('198.51.100.1'), FAILURE);
  await report(FAILURE);
  expect(sent).toHaveLength(1);
});

test('a first version has no earlier one to show', async () => {
  const { report, sent } = open({ good: RELEASE.version });
  await report({ ...FAILURE, result: 'fallback' });
  expect(sent[0]?.text).not.toContain('earlier version');
});
