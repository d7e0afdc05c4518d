import { join } from 'node:path';
import { FAILED_SHELL_COOKIE, type ShellRelease } from '@rollcall/shared/module';
import { folderStore } from '../store/folder-store.ts';
import { aSeed, LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { dataOf, startWeb } from '../testing/web-app.ts';

// The page of a browser in which the live shell has failed (decision 066).

const root = temporaryFolder();
const hashOf = (letter: string) => `sha256-${letter.repeat(43)}=`;
const GOOD: ShellRelease = { ...SHELL, inlineScripts: [hashOf('G')] };
const LIVE: ShellRelease = { ...SHELL, version: '1.1.0-aaaaaaa', inlineScripts: [hashOf('L')] };

/** Opens a page with a cookie, from a store in which LIVE is live and GOOD is last known good. */
async function openPage(
  name: string,
  cookie: string | undefined,
  { bad = [], good = GOOD.version }: { bad?: string[]; good?: string | null } = {},
) {
  const releases = join(root, name);
  const store = folderStore(releases);
  for (const shell of [GOOD, LIVE]) {
    const page = `<html><head><script src="/shell/${shell.version}/a.js"></script></head></html>`;
    const folder = aFolder(join(root, `${name}-${shell.version}`), { 'index.html': page });
    await store.publish('shell', shell.version, folder, shell);
  }
  await store.publish(
    'mfe-time',
    RELEASE.version,
    aFolder(join(root, `${name}-m`), { 'remote-entry.js': '' }),
    RELEASE,
  );
  const shell = { ...LIST.shell, current: LIVE.version, good, bad };
  await store.changeList('seed', aSeed({ ...LIST, shell }));
  const server = await startWeb(releases);
  const response = await server.inject({
    url: '/time/logs',
    headers: {
      accept: 'text/html',
      ...(cookie && { cookie: `other=1; ${FAILED_SHELL_COOKIE}=${cookie}` }),
    },
  });
  await server.close();
  const { shell: served, failedShell } = dataOf(response.body);
  const policy = String(response.headers['content-security-policy']);
  const [, scripts] = /script-src ([^;]+)/.exec(policy) ?? [];
  return { version: served.version, failedShell, scripts, html: response.body };
}

test('without the cookie the live shell is served, and its inline script is allowed', async () => {
  const page = await openPage('live', undefined);
  expect(page).toMatchObject({ version: LIVE.version, scripts: `'self' '${hashOf('L')}'` });
  expect(page.failedShell).toBeUndefined();
});

test('with the cookie of the live version last known good is served, with its own inline script', async () => {
  const page = await openPage('failed', LIVE.version);
  expect(page).toMatchObject({
    version: GOOD.version,
    failedShell: LIVE.version,
    scripts: `'self' '${hashOf('G')}'`,
  });
  expect(page.html).toContain(`/shell/${GOOD.version}/a.js`);
});

test.each<[string, string, { bad?: string[]; good?: string | null }]>([
  ['an earlier version failed', GOOD.version, {}],
  ['the cookie is invalid', '__proto__', {}],
  ['there is no last known good', LIVE.version, { good: null }],
  ['last known good is the live version', LIVE.version, { good: LIVE.version }],
  ['last known good is marked bad', LIVE.version, { bad: [GOOD.version] }],
  ['the files of last known good are missing', LIVE.version, { good: '0.9.0-0000000' }],
])('when %s the live shell is served', async (name, cookie, pointer) => {
  const page = await openPage(name.replaceAll(' ', '-'), cookie, pointer);
  expect(page.version).toBe(LIVE.version);
  expect(page.failedShell).toBeUndefined();
});
