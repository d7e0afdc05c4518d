import type { SmokeRecord } from '@rollcall/cli/smoke/smoke-record';
import { LIST, RELEASE, SHELL } from '../testing/releases.ts';
import type { LiveFacts } from './rules/rule.ts';
import { smokePassed } from './rules/smoke-passed.ts';

const RECORD: SmokeRecord = {
  name: 'mfe-time',
  version: RELEASE.version,
  at: LIST.updatedAt,
  passed: true,
  against: { shell: SHELL.version },
  pages: [],
  notOpened: [],
  browser: 'Chromium 150',
  seconds: 4,
};
const live = { list: LIST, shells: [SHELL], modules: [RELEASE] };
const aModule = { kind: 'module', record: { ...RELEASE, smokeTest: 'required' } } as const;
const aShell = { kind: 'shell', record: { ...SHELL, smokeTest: 'required' } } as const;
const shellRecord = { ...RECORD, name: 'shell', version: SHELL.version };

test.each<
  [
    title: string,
    candidate: LiveFacts['candidate'],
    smoke: object | undefined,
    problem: string | undefined,
  ]
>([
  ['a passed smoke test', aModule, { record: RECORD }, undefined],
  ['no smoke test', aModule, {}, 'has no smoke test'],
  ['no smoke test, confirmed', aModule, { isConfirmed: true }, undefined],
  ['a failed smoke test', aModule, { record: { ...RECORD, passed: false } }, 'failed'],
  [
    'a failed one, confirmed',
    aModule,
    { record: { ...RECORD, passed: false }, isConfirmed: true },
    undefined,
  ],
  [
    'a failed one, confirmed by a deploy token',
    aModule,
    { record: { ...RECORD, passed: false }, isConfirmed: true, isByToken: true },
    'failed',
  ],
  [
    'the failed one of another version, confirmed by a deploy token',
    aModule,
    { record: { ...RECORD, version: '9', passed: false }, isConfirmed: true, isByToken: true },
    undefined,
  ],
  [
    'one that ran with another shell, confirmed by a deploy token',
    aModule,
    { record: { ...RECORD, against: { shell: '9' } }, isConfirmed: true, isByToken: true },
    undefined,
  ],
  [
    'the record of another version',
    aModule,
    { record: { ...RECORD, version: '9' } },
    'has no smoke test',
  ],
  [
    'the record of another module',
    aModule,
    { record: { ...RECORD, name: 'mfe-x' } },
    'has no smoke test',
  ],
  [
    'another shell',
    aModule,
    { record: { ...RECORD, against: { shell: '9' } } },
    `before shell ${SHELL.version} became live`,
  ],
  ['a first release or a rollback', aModule, undefined, undefined],
  ['a release older than the rule', { kind: 'module', record: RELEASE }, {}, undefined],
  [
    'a shell with the live modules',
    aShell,
    { record: { ...shellRecord, against: { 'mfe-time': RELEASE.version } } },
    undefined,
  ],
  [
    'a shell with another version of a module',
    aShell,
    { record: { ...shellRecord, against: { 'mfe-time': '9' } } },
    'mfe-time 1.0.0-abc1234 became live',
  ],
  ['a shell without a smoke test', aShell, {}, 'has no smoke test'],
  ['a shell older than the rule', { kind: 'shell', record: SHELL }, {}, undefined],
])('%s: %#', async (_, candidate, smoke, problem) => {
  const facts = { candidate, live, isRollback: false, again: false };
  const checked = smokePassed.check(
    smoke ? { ...facts, smoke: { record: undefined, isConfirmed: false, ...smoke } } : facts,
  );
  if (problem === undefined) expect(checked).toBeUndefined();
  else expect(checked).toContain(problem);
});
