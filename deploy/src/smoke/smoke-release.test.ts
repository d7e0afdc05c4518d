import type { ReleaseClient } from '@rollcall/cli/release-client';
import { NoBrowserError } from '@rollcall/cli/smoke/browser';
import type { SmokeRecord } from '@rollcall/cli/smoke/smoke-record';
import { smokePublished } from '@rollcall/cli/smoke-release';
import { LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const { name, version } = RELEASE;
const PASSED: SmokeRecord = {
  name,
  version,
  at: LIST.updatedAt,
  passed: true,
  against: { shell: SHELL.version },
  pages: [],
  notOpened: [],
  browser: 'Chromium 150',
  seconds: 4,
};
const folder = temporaryFolder();

/** The smoke test of a version that has this record; there is no browser, so that a test that runs is refused. */
function smoke(record: SmokeRecord | null, changes: object = {}) {
  const client: Partial<Record<keyof ReleaseClient, unknown>> = {
    record: async () => ({
      kind: 'module',
      record: { ...RELEASE, smokeTest: 'required', ...changes },
    }),
    live: async () => LIST,
    smokeTest: async () => record,
  };
  const published = { name, version, folder };
  return smokePublished(client as ReleaseClient, published, new AbortController());
}

test('a version that passed next to what is live is not tested again', async () => {
  expect(await smoke(PASSED)).toEqual(PASSED);
});

test.each<[string, SmokeRecord | null]>([
  ['had none', null],
  ['failed', { ...PASSED, passed: false }],
  ['passed next to an earlier shell', { ...PASSED, against: { shell: '0.9.0-0000000' } }],
])('a version that %s is tested', async (_, record) => {
  await expect(smoke(record)).rejects.toThrow(NoBrowserError);
});

test('a version that is older than the rule needs none', async () => {
  expect(await smoke(null, { smokeTest: undefined })).toBeUndefined();
});
