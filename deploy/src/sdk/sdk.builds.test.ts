import { execFile } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addToLock, addToManifest } from '@rollcall/cli/console-packages';
import { ROOT } from '../build/workspaces.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { CLI_MANIFEST } from './cli-manifest.ts';
import { packPackage } from './pack-package.ts';
import { packSdk } from './pack-sdk.ts';
import { projectTemplate } from './project-template.ts';
import type { PackedPackage } from './sdk-index.ts';

const run = promisify(execFile);
const root = temporaryFolder();
const project = join(root, 'payroll');
const archives = join(root, 'archives');
let packed: PackedPackage;

const write = (file: string, content: string) => writeFileSync(join(project, file), content);

/** Runs a program of the project's packages; returns its output, also when it fails. */
async function tool(path: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined };
  return run(process.execPath, [join('node_modules', path), ...args], { cwd: project, env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

/** A module in a repository of its own, as `rollcall create` makes it. */
beforeAll(async () => {
  packed = await packSdk(join(ROOT, 'shared'), archives);
  // The command itself is used in the browser tests; here only its place in the lock file counts.
  const cli = await packPackage(archives, async (folder) => {
    writeFileSync(join(folder, 'rollcall.js'), '');
    return CLI_MANIFEST;
  });
  const packages = [packed, cli].map((one) => ({
    ...one,
    url: join(archives, one.file),
  }));
  const files = projectTemplate(ROOT);
  const manifest = addToManifest(files['package.json'] ?? '', { url: 'file:', packages });
  const lock = addToLock(files['package-lock.json'] ?? '', manifest, { url: 'file:', packages });
  aFolder(project, { ...files, 'package.json': manifest, 'package-lock.json': lock });
  // Refuses a lock file that does not fit.
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: project });
});

test('the same sources give the same bytes', async () => {
  expect(await packSdk(join(ROOT, 'shared'), join(root, 'again'))).toEqual(packed);
});

test('plain Node loads the entries that have no styles', async () => {
  const entries = ['session', 'transport', 'calls', 'contract', 'domain', 'module', 'build'];
  const code = entries.map((entry) => `await import('@rollcall/shared/${entry}');`).join('\n');
  write('load.js', code);
  await expect(run(process.execPath, ['load.js'], { cwd: project })).resolves.toMatchObject({
    stderr: '',
  });
});

test('nothing of servers and no test is in the archive', async () => {
  const { stdout } = await run('tar', ['tzf', join(archives, packed.file)]);
  const files = stdout.trim().split('\n');
  expect(
    files.filter(
      (file) =>
        /\.test\.|dist\/node\//.test(file) || (/\.tsx?$/.test(file) && !file.endsWith('.d.ts')),
    ),
  ).toEqual([]);
  expect(files).toContain('package/dist/ui/index.js');
  expect(files).toContain('package/CHANGELOG.md');
});

test('TypeScript finds errors only in the declarations of antd', async () => {
  const { output } = await tool(
    'typescript/bin/tsc',
    '--pretty',
    'false',
    '--skipLibCheck',
    'false',
  );
  const files = output.match(/^\S+(?=\(\d+,\d+\): error)/gm) ?? [];
  expect(files.filter((file: string) => !file.startsWith('node_modules/@rc-component/'))).toEqual(
    [],
  );
});

test('the examples of the guide compile', async () => {
  const guide = readFileSync(join(ROOT, 'docs/modules.md'), 'utf8');
  const examples = [...guide.matchAll(/^```tsx\n([^]+?)^```$/gm)].map(([, code = '']) => code);
  expect(examples.length).toBeGreaterThan(1);
  const files = examples.map((_, number) => `src/example-${number}.tsx`);
  examples.forEach((code, number) => write(files[number] ?? '', code));
  const { output } = await tool('typescript/bin/tsc', '--pretty', 'false');
  for (const file of files) rmSync(join(project, file));
  expect(output).toBe('');
});

test('all tests of the example pass with the preset', async () => {
  const { code, output } = await tool('jest/bin/jest.js', '--ci');
  expect({ code, output }).toMatchObject({ code: 0 });
  const sources = globSync(join(ROOT, 'tools/template/src/**/*.test.ts{,x}'));
  const written = sources.flatMap((file) => readFileSync(file, 'utf8').match(/^test\b/gm) ?? []);
  expect(written).not.toEqual([]);
  const [, passed] = /Tests: +(\d+) passed, \1 total/.exec(output) ?? [];
  expect(Number(passed)).toBeGreaterThanOrEqual(written.length);
});

test('a test that fails prints its reason and at most 20 lines more', async () => {
  const test = `import { render, screen } from '@testing-library/react';
import { Table } from 'antd';

test('a table has rows', () => {
  render(<Table columns={[{ title: 'Hours' }]} dataSource={[]} />);
  screen.getByRole('row', { name: '160' });
});
`;
  write('src/failing.test.tsx', test);
  const { code, output } = await tool('jest/bin/jest.js', '--ci', 'failing');
  rmSync(join(project, 'src/failing.test.tsx'));
  expect(code).toBe(1);
  const [, failure = ''] = /● a table has rows\n\n([^]+?)\n\nTest Suites:/.exec(output) ?? [];
  const [reason = '', ...more] = failure.split('\n');
  expect(reason).toContain('element with the role "row" and name "160"');
  expect(more.length).toBeLessThanOrEqual(20);
  expect(failure).toContain('On the page: Hours');
});

test('its build takes from the shell what a module of this repository takes', async () => {
  const { code, output } = await tool('@rsbuild/core/bin/rsbuild.js', 'build');
  expect({ code, output }).toMatchObject({ code: 0 });
  const build = JSON.parse(readFileSync(join(project, 'dist/build.json'), 'utf8'));
  expect(build).toMatchObject({ name: 'mfe-template', version: '1.0.0-local' });
  const libraries = build.consumes.filter((one: string) => !/^antd\/|#/.test(one));
  expect(libraries).toEqual([
    '@ant-design/icons/AntdIconLight',
    '@rollcall/shared/session',
    '@rollcall/shared/transport',
    '@rollcall/shared/url',
    '@tanstack/react-query',
    'react',
    'react/jsx-runtime',
  ]);
  expect(build.consumes).toContain('antd/es/table');
  expect(build.consumes).toContain('@rollcall/shared/transport#sendToBackend');
});

test('every script of its build starts with the compile hint', () => {
  const dist = join(project, 'dist');
  const scripts = globSync('**/*.js', { cwd: dist });
  expect(scripts).toContain('remote-entry.js');
  const lines = scripts.map((file) => readFileSync(join(dist, file), 'utf8').split('\n', 1)[0]);
  expect(new Set(lines)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

test('a build that would contain a component of antd is refused, with its name and what to do', async () => {
  const file = 'src/module.ts';
  const before = readFileSync(join(project, file), 'utf8');
  write(file, `import Tag from 'antd/es/tag/CheckableTag';\nconsole.log(Tag);\n${before}`);
  const { code, output } = await tool('@rsbuild/core/bin/rsbuild.js', 'build');
  write(file, before);
  expect(code).not.toBe(0);
  expect(output).toContain('only-shared-antd: the module would contain a copy of antd’s Tag');
  expect(output).toContain('Fix: import components by name from "antd"');
});
