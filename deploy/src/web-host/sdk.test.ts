import { join } from 'node:path';
import { folderStore } from '../store/folder-store.ts';
import { NOW, SHELL } from '../testing/releases.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { fillStore, requestPage, SCRIPT, startWeb } from '../testing/web-app.ts';

const root = temporaryFolder();

const packed = (version: string) => ({
  name: '@rollcall/shared',
  version,
  file: `rollcall-shared-${version}.tgz`,
  integrity: 'sha512-AA==',
});

const command = (version: string) => ({
  ...packed(version),
  name: '@rollcall/cli',
  file: `rollcall-cli-${version}.tgz`,
});

/** A web host whose live shell was built without an SDK, with these shells besides. */
async function webWithShells(name: string, shells: Readonly<Record<string, string | undefined>>) {
  const folder = join(root, name);
  const releasesDir = await fillStore(folder);
  const store = folderStore(releasesDir, NOW);
  for (const [version, sdk] of Object.entries(shells)) {
    const files = aFolder(join(folder, version), {
      'index.html': '<html><head></head></html>',
      ...(sdk && {
        'sdk/index.json': JSON.stringify({ packages: [packed(sdk), command(sdk)] }),
        [`sdk/${packed(sdk).file}`]: `archive ${sdk}`,
      }),
    });
    await store.publish('shell', version, files, { ...SHELL, version });
  }
  const makeLive = (version: string) =>
    store.changeList('test', ({ list }) => {
      if (!list) throw new Error('no list');
      const shell = { ...list.shell, current: version };
      const move = {
        action: 'release' as const,
        name: 'shell',
        from: null,
        to: version,
        good: version,
      };
      return { shell, modules: list.modules, moves: [move], result: undefined };
    });
  return { server: await startWeb(releasesDir), makeLive };
}

test('the list has what fits the live shell; archives of other stored shells stay', async () => {
  const { server, makeLive } = await webWithShells('two', {
    '1.1.0-aaaaaaa': '1.1.0-0000000001',
    '1.1.0-bbbbbbb': '1.1.0-0000000002',
  });
  await makeLive('1.1.0-bbbbbbb');
  const index = await server.inject('/sdk/index.json');
  expect(index.headers['cache-control']).toBe('no-cache');
  const live = packed('1.1.0-0000000002');
  expect(index.json().packages[0]).toEqual({ ...live, url: `/sdk/${live.file}` });
  for (const version of ['1.1.0-0000000001', '1.1.0-0000000002']) {
    const { statusCode, body, headers } = await server.inject(`/sdk/${packed(version).file}`);
    expect([statusCode, body]).toEqual([200, `archive ${version}`]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  }
});

test('/sdk shows the first steps and the update with the address that the client uses', async () => {
  const { server, makeLive } = await webWithShells('guide', {
    '1.1.0-aaaaaaa': '1.1.0-0000000001',
  });
  await makeLive('1.1.0-aaaaaaa');
  const headers = { host: 'hr.example.test:8080' };
  const page = await server.inject({ url: '/sdk', headers });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('export ROLLCALL_URL=http://hr.example.test:8080\n');
  expect(page.body).toContain('<a href="/sdk/rollcall-shared-1.1.0-0000000001.tgz">');
  expect(page.body).toContain(
    'npm install http://hr.example.test:8080/sdk/rollcall-shared-1.1.0-0000000001.tgz ',
  );
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const hostile = await server.inject({ url: '/sdk', headers: { host: '"><script>x</script>' } });
  expect(hostile.body).not.toContain('<script');
});

test('the command has an address that stays, as long as the live shell has it', async () => {
  const { server, makeLive } = await webWithShells('command', {
    '1.1.0-aaaaaaa': '1.1.0-0000000001',
  });
  expect((await server.inject('/sdk/rollcall.tgz')).statusCode).toBe(404);
  await makeLive('1.1.0-aaaaaaa');
  const { statusCode, headers } = await server.inject('/sdk/rollcall.tgz');
  expect([statusCode, headers.location]).toEqual([302, '/sdk/rollcall-cli-1.1.0-0000000001.tgz']);
});

test('a shell that was built without an SDK has none', async () => {
  const { server } = await webWithShells('none', {});
  const { statusCode, body } = await server.inject('/sdk/index.json');
  expect([statusCode, JSON.parse(body).message]).toEqual([
    404,
    'The live console was built without an SDK.',
  ]);
});

test.each([
  '/sdk/rollcall-shared-9.9.9.tgz',
  '/sdk/index.json.br',
  '/sdk/..%2Findex.html',
  '/sdk/rollcall-shared-1..%2f..%2findex.html.tgz',
])('%s is not found', async (path) => {
  const { server } = await webWithShells(`not ${path.replace(/\W/g, '-')}`, {
    '1.1.0-aaaaaaa': '1.1.0-0000000001',
  });
  const { statusCode, body } = await requestPage(server, path);
  expect([statusCode, body]).toEqual([404, 'Not found\n']);
});

test('the files of a release are nothing when they are opened by themselves', async () => {
  const { server } = await webWithShells('headers', {});
  const script = await server.inject(`/shell/${SHELL.version}/static/js/a.js`);
  expect([script.statusCode, script.body]).toEqual([200, SCRIPT]);
  expect(script.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  const page = await server.inject(`/shell/${SHELL.version}/index.html`);
  expect(page.statusCode).toBe(404);
});
