import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProject } from './create-project.ts';
import { deriveNames, type ModuleNames } from './module-name.ts';

const root = mkdtempSync(join(tmpdir(), 'rollcall-cli-'));
const NAMES = deriveNames('mfe-expense-claims', { title: 'Claims\' "list"', team: 'Money' });
let index: string;
let server: Server;
let url: string;

beforeAll(async () => {
  writeFileSync(
    join(root, 'template.json'),
    JSON.stringify({
      'package.json':
        '{"name":"mfe-template","version":"1.0.0","devDependencies":{"jest":"30.0.0"}}',
      'package-lock.json': JSON.stringify({
        lockfileVersion: 3,
        requires: true,
        packages: {
          'node_modules/@babel/template': { version: '7.0.0' },
          'node_modules/@rollcall/shared': { dependencies: { zod: '4.0.0' } },
        },
      }),
      'module.json': '{"name":"mfe-template","title":"Template","team":"template-team"}',
      'src/template/texts.ts': "export const TITLE = 'Template';",
      'src/pages/template-page.tsx': 'export function TemplatePage() {}',
    }),
  );
  writeFileSync(join(root, 'package.json'), '{"version":"1.0.0-1"}');
  server = createServer((_request, response) => response.end(index));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  const packages = ['shared', 'cli'].map((name) => ({
    name: `@rollcall/${name}`,
    version: '1.0.0-1',
    integrity: `sha512-${name}`,
    url: `/sdk/rollcall-${name}-1.tgz`,
  }));
  index = JSON.stringify({ packages });
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const create = (folder: string) =>
  createProject(folder, NAMES as ModuleNames, { url, packageFolder: root });

test('the names are filled in, and package.json has the packages and the address of the console', async () => {
  const folder = join(root, 'created');
  expect(await create(folder)).toHaveLength(5);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(JSON.parse(read('package.json'))).toEqual({
    name: 'mfe-expense-claims',
    version: '1.0.0',
    rollcall: { url },
    dependencies: { '@rollcall/shared': `${url}/sdk/rollcall-shared-1.tgz` },
    devDependencies: { jest: '30.0.0', '@rollcall/cli': `${url}/sdk/rollcall-cli-1.tgz` },
  });
  expect(JSON.parse(read('module.json'))).toMatchObject({
    title: 'Claims\' "list"',
    team: 'Money',
  });
  expect(read('src/expense-claims/texts.ts')).toBe(
    String.raw`export const TITLE = 'Claims\' "list"';`,
  );
  expect(read('src/pages/expense-claims-page.tsx')).toContain('ExpenseClaimsPage');
});

test('the lock file has the packages of the console, and keeps all others', async () => {
  const folder = join(root, 'locked');
  await create(folder);
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const { name, version, dependencies, devDependencies } = read('package.json');
  expect(read('package-lock.json')).toEqual({
    name,
    version,
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name, version, dependencies, devDependencies },
      'node_modules/@babel/template': { version: '7.0.0' },
      'node_modules/@rollcall/shared': {
        version: '1.0.0-1',
        resolved: `${url}/sdk/rollcall-shared-1.tgz`,
        integrity: 'sha512-shared',
        dependencies: { zod: '4.0.0' },
      },
      'node_modules/@rollcall/cli': {
        version: '1.0.0-1',
        resolved: `${url}/sdk/rollcall-cli-1.tgz`,
        integrity: 'sha512-cli',
      },
    },
  });
});

test('an existing folder is left as it is', async () => {
  const folder = join(root, 'existing');
  mkdirSync(folder);
  await expect(create(folder)).rejects.toMatchObject({ exitCode: 2 });
});

test('a command of another release of the console creates nothing, and says which one to run', async () => {
  index = index.replaceAll('1.0.0-1', '1.0.0-2');
  const folder = join(root, 'other');
  await expect(create(folder)).rejects.toThrow(
    `This rollcall is version 1.0.0-1, and the console has 1.0.0-2. Run this command:
  npx --yes --package=${url}/sdk/rollcall-cli-1.tgz rollcall create mfe-expense-claims`,
  );
  expect(existsSync(folder)).toBe(false);
});

test('an address that is no console creates nothing', async () => {
  index = '<html></html>';
  const folder = join(root, 'none');
  await expect(create(folder)).rejects.toThrow(`${url}/sdk/index.json cannot be read`);
  expect(existsSync(folder)).toBe(false);
});
