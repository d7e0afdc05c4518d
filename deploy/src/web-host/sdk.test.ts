import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { renderGuide } from '../sdk/render-guide.ts';
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

const GUIDE = `# Writing a module

## Start & go

See [the *rule*](#a-rule-of-yours).

\`\`\`
export ROLLCALL_URL=https://console.example
curl $ROLLCALL_URL/a?b&c
npx --package=$ROLLCALL_URL/sdk/rollcall.tgz rollcall
\`\`\`

## A rule of \`yours\`

### Below it
`;

/** A web host whose live shell was built without an SDK, with these shells besides. */
async function webWithShells(
  name: string,
  shells: Readonly<Record<string, string | undefined>>,
  options: { readonly publicUrl?: string } = {},
) {
  const folder = join(root, name);
  const releasesDir = await fillStore(folder);
  const store = folderStore(releasesDir, NOW);
  for (const [version, sdk] of Object.entries(shells)) {
    const files = aFolder(join(folder, version), {
      'index.html': '<html><head></head></html>',
      ...(sdk && {
        'sdk/index.json': JSON.stringify({ packages: [packed(sdk), command(sdk)] }),
        [`sdk/${packed(sdk).file}`]: `archive ${sdk}`,
        'sdk/guide.json': JSON.stringify(renderGuide(GUIDE)),
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
  return { server: await startWeb(releasesDir, options), makeLive };
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

const VERSION = '1.1.0-0000000001';

test('/sdk is the guide, with the address that the client uses, and the packages', async () => {
  const { server, makeLive } = await webWithShells('guide', { '1.1.0-aaaaaaa': VERSION });
  await makeLive('1.1.0-aaaaaaa');
  const headers = { host: 'hr.example.test:8080' };
  const page = await server.inject({ url: '/sdk', headers });
  expect(page.statusCode).toBe(200);
  const parts = [
    '<li><a href="#start--go">Start &amp; go</a></li>',
    '<li><a href="#a-rule-of-yours">A rule of yours</a></li>',
    '<h2 id="start--go"><a href="#start--go">Start &amp; go</a></h2>',
    '<h2 id="a-rule-of-yours"><a href="#a-rule-of-yours">A rule of <code>yours</code></a></h2>',
    '<h3 id="below-it"><a href="#below-it">Below it</a></h3>',
    'export ROLLCALL_URL=http://hr.example.test:8080\ncurl $ROLLCALL_URL/a?b&amp;c\n',
    // npx keeps what it has once loaded from an address.
    `npx --package=$ROLLCALL_URL/sdk/rollcall-cli-${VERSION}.tgz rollcall</code>`,
    `<a href="/sdk/rollcall-shared-${VERSION}.tgz">`,
    `npm install http://hr.example.test:8080/sdk/rollcall-shared-${VERSION}.tgz `,
  ];
  expect(parts.filter((part) => !page.body.includes(part))).toEqual([]);
  expect(page.body.match(/<h1/g)).toHaveLength(1);
  const hostile = await server.inject({ url: '/sdk', headers: { host: '"><script>x</script>' } });
  expect(hostile.body).toContain('export ROLLCALL_URL=https://console.example\n');
  expect(hostile.body).not.toContain('<script>x');
});

test('/sdk shows the address that is set, whatever the client sends', async () => {
  const { server, makeLive } = await webWithShells(
    'address',
    { '1.1.0-aaaaaaa': VERSION },
    { publicUrl: 'https://hr.example' },
  );
  await makeLive('1.1.0-aaaaaaa');
  const { body } = await server.inject({ url: '/sdk', headers: { host: 'evil.example' } });
  expect(body).toContain('export ROLLCALL_URL=https://hr.example\n');
  expect(body).not.toContain('evil.example');
});

test('the policy of /sdk allows its own script and no other', async () => {
  const { server } = await webWithShells('policy', {});
  const { body, headers } = await server.inject('/sdk');
  const [, script = ''] = /<script>([^]+)<\/script>/.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  // A shell from before the guide, or without packages.
  expect(body).toContain('<h2 id="packages">');
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
