import type { Release, ShellRelease } from '@rollcall/shared/module';
import { LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { assertRules, GateError, LIVE_RULES } from './gate.ts';

// What a module needs of the shells that a page may load, and a shell of the modules (decision 064 and decision 065).

const KNOWN: ShellRelease = {
  ...SHELL,
  provides: ['react', '@rollcall/shared/session', '@rollcall/shared/session#useDraft'],
};
/** A shell whose record has no names of our entries and no libraries, and that reads no newer format. */
const { libraries: _, ...OLD } = {
  ...SHELL,
  version: '1.0.0-0000000',
  reads: { list: 1, descriptor: 1, page: 2 },
};
const USES_DRAFT = { consumes: ['react', '@rollcall/shared/session#useDraft'] };

/** The problems of a candidate, each with its rule; [] when the gate lets it pass. */
async function refusals(
  candidate: Release | ShellRelease,
  { shells = [KNOWN], modules = [RELEASE] }: { shells?: ShellRelease[]; modules?: Release[] } = {},
): Promise<string[]> {
  const release =
    'descriptor' in candidate
      ? ({ kind: 'module', record: { ...candidate, version: '1.1.0-bcdefab' } } as const)
      : ({ kind: 'shell', record: { ...candidate, version: '1.1.0-aaaaaaa' } } as const);
  const live = { list: LIST, shells, modules };
  const facts = { candidate: release, live, isRollback: false, again: false };
  const error = await assertRules('it', LIVE_RULES, facts).catch((caught: unknown) => caught);
  if (error instanceof GateError) return error.refusals.map((one) => `${one.rule}: ${one.problem}`);
  expect(error).toBeUndefined();
  return [];
}

test.each<[string, Partial<Release>, ShellRelease[], string[]]>([
  ['a name that the shell provides', USES_DRAFT, [KNOWN], []],
  [
    'a name that the shell does not provide',
    { consumes: ['react', '@rollcall/shared/session#useShift'] },
    [KNOWN],
    [
      'shared-keys-provided: it needs @rollcall/shared/session#useShift, which shell 1.0.0-fedcba9 does not provide',
    ],
  ],
  [
    'a name of a shell that is not confirmed yet',
    USES_DRAFT,
    [KNOWN, OLD],
    [
      'shared-keys-provided: it needs @rollcall/shared/session#useDraft, which shell 1.0.0-0000000 does not provide',
    ],
  ],
  ['another minor version of a library', { libraries: { react: '19.9.0' } }, [KNOWN], []],
  [
    'another major version of a library',
    { libraries: { react: '20.0.1', antd: '6.9.0', dayjs: '2.0.0' } },
    [KNOWN, OLD],
    ['libraries-match: it is built with react 20.0.1; shell 1.0.0-fedcba9 provides 19.3.1'],
  ],
  ['a descriptor that the shell can read', { descriptorFormat: 2 }, [KNOWN], []],
  [
    'a descriptor that last known good cannot read',
    { descriptorFormat: 2 },
    [KNOWN, OLD],
    [
      'descriptor-readable: it needs a shell that reads descriptors of format 2; shell 1.0.0-0000000 does not',
    ],
  ],
])('a module with %s', async (_title, changes, shells, expected) => {
  expect(await refusals({ ...RELEASE, ...changes }, { shells })).toEqual(expected);
});

test('a shell that drops a name is refused, naming the modules that use it', async () => {
  const leave = { ...RELEASE, ...USES_DRAFT, name: 'mfe-leave' };
  const candidate = { ...KNOWN, provides: ['react', '@rollcall/shared/session'] };
  expect(await refusals(candidate, { modules: [RELEASE, leave] })).toEqual([
    'shell-covers: mfe-leave 1.0.0-abc1234 needs @rollcall/shared/session#useDraft, which this shell does not provide',
  ]);
});

test('a shell with another major version of a library is refused', async () => {
  expect(await refusals({ ...KNOWN, libraries: { react: '20.0.0' } })).toEqual([
    'shell-covers: mfe-time 1.0.0-abc1234 is built with react 19.1.0; this shell provides 20.0.0',
  ]);
});
