import { aRelease, aShellRelease } from '../../testing/releases.ts';
import { completeRelease, completeShell } from './complete-record.ts';

const HASH = `sha256-${'A'.repeat(43)}=`;
const WHOLE = { ...aRelease(), integrity: { 'remote-entry.js': HASH }, preload: ['a.js'] };
const PARTIAL = { ...WHOLE, integrity: {}, preload: [], isChecked: true, isPartial: true };
const { signal } = new AbortController();

const original = globalThis.fetch;
const respondWith = (status: number, body: unknown) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ ok: status < 400, status, json: async () => body } as Response);
beforeEach(() => {
  globalThis.fetch = original ?? (() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a whole record needs no request', async () => {
  const call = respondWith(200, WHOLE);
  await expect(completeRelease(WHOLE, { signal, force: false })).resolves.toBe(WHOLE);
  await expect(completeShell(aShellRelease(), signal)).resolves.toEqual(aShellRelease());
  expect(call).not.toHaveBeenCalled();
});

test.each([
  [false, 'default'],
  [true, 'reload'],
])('a partial record gets hashes and files from the host (retry: %s)', async (force, cache) => {
  const call = respondWith(200, WHOLE);
  const complete = await completeRelease(PARTIAL, { signal, force });
  expect(complete).toMatchObject({ integrity: WHOLE.integrity, preload: ['a.js'] });
  expect(call).toHaveBeenCalledWith(`${WHOLE.url}record.json`, { signal, cache });
});

test.each([
  ['missing', 404, WHOLE],
  ['damaged', 200, { ...WHOLE, integrity: { 'remote-entry.js': 'none' } }],
  ['of another version', 200, { ...WHOLE, version: '9.9.9-9999999' }],
])(
  'a record that is %s is an error, so that no file is loaded without its hash',
  async (_, ...answer) => {
    respondWith(...answer);
    await expect(completeRelease(PARTIAL, { signal, force: false })).rejects.toThrow(/record/);
  },
);

test('what the shell provides is fetched for a release that the host has not compared', async () => {
  const shell = aShellRelease();
  const call = respondWith(200, shell);
  await expect(completeShell({ ...shell, provides: [], isPartial: true }, signal)).resolves.toEqual(
    shell,
  );
  expect(call).toHaveBeenCalledWith(`/shell/${shell.version}/release.json`, { signal });
});
