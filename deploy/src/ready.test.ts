import { spawn, spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder, temporaryFolder } from './testing/temporary-folder.ts';

const root = temporaryFolder();
const LOCK = { packages: { '': {}, 'node_modules/thing': { version: '1.0.0' } } };

/** A fake npm: leaves the files of an installation, or fails. */
const NPM = `
  const fs = require('node:fs'), path = require('node:path');
  fs.appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
  const calls = fs.readFileSync('npm-calls', 'utf8').split('\\n').length - 1;
  if (calls <= Number(process.env.NPM_FAILS)) process.exit(7);
  fs.mkdirSync('node_modules/.bin', { recursive: true });
  fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  fs.rmSync('node_modules/.bin/node', { force: true });
  fs.symlinkSync(process.execPath, 'node_modules/.bin/node');
`;

function aClone(name: string): string {
  return aFolder(join(root, name), {
    'package-lock.json': JSON.stringify(LOCK),
    'npm.cjs': NPM,
    'script.ts': 'const code: number = Number(process.argv[2]); process.exitCode = code;',
  });
}

function ready(clone: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const run = spawnSync(process.execPath, [join(__dirname, '../bin/run.mjs'), ...args], {
    cwd: clone,
    encoding: 'utf8',
    env: {
      ...process.env,
      ROLLCALL_ROOT: clone,
      npm_execpath: join(clone, 'npm.cjs'),
      ROLLCALL_RETRY_MS: '10',
      ...env,
    },
  });
  return { code: run.status, output: run.stdout, errors: run.stderr };
}

const hasInstalled = (clone: string) => existsSync(join(clone, 'npm-calls'));

test('a fresh clone is installed from the lock file, then the script runs and its exit code is returned', () => {
  const clone = aClone('fresh');
  const { code, output } = ready(clone, ['script.ts', '3']);
  expect(code).toBe(3);
  expect(output).toContain('Installing packages from the lock file');
  expect(ready(clone, ['script.ts', '0'])).toMatchObject({ code: 0, output: '' });
});

test('a manual installation that matches the lock file is kept', () => {
  const clone = aClone('manual');
  aFolder(clone, { 'node_modules/.package-lock.json': JSON.stringify(LOCK) });
  aFolder(clone, { 'node_modules/.bin/keep': '' });
  symlinkSync(process.execPath, join(clone, 'node_modules/.bin/node'));
  expect(ready(clone, ['script.ts', '0']).code).toBe(0);
  expect(hasInstalled(clone)).toBe(false);
});

test('an installation from another lock file is replaced', () => {
  const clone = aClone('older');
  const older = { packages: { 'node_modules/thing': { version: '0.9.0' } } };
  aFolder(clone, { 'node_modules/.package-lock.json': JSON.stringify(older) });
  expect(ready(clone, ['script.ts', '0']).code).toBe(0);
  expect(hasInstalled(clone)).toBe(true);
});

test('a package that only one workspace needs is missed, too', () => {
  const clone = aClone('workspace');
  const nested = { ...LOCK.packages, 'tools/node_modules/thing': { version: '2.0.0' } };
  aFolder(clone, {
    'package-lock.json': JSON.stringify({ packages: nested }),
    'node_modules/.package-lock.json': JSON.stringify(LOCK),
  });
  expect(ready(clone, ['script.ts', '0']).code).toBe(0);
  expect(hasInstalled(clone)).toBe(true);
});

test('an installation that fails twice is tried a third time', () => {
  const { code, output } = ready(aClone('failing-twice'), ['script.ts', '3'], { NPM_FAILS: '2' });
  expect(code).toBe(3);
  expect(output.match(/next try in 0.01 s/g)).toHaveLength(1);
});

test('a failed installation is reported in one sentence, and the next start tries again', () => {
  const clone = aClone('failing');
  const failed = ready(clone, ['script.ts', '0'], { NPM_FAILS: '3' });
  expect(failed.code).toBe(1);
  expect(failed.errors).toContain('The packages could not be installed in three tries');
  expect(ready(clone, ['script.ts', '0'], { NPM_FAILS: '3' }).code).toBe(0);
});

test('killing npm stops the program, although the shell between them passes no signal on', async () => {
  const clone = aFolder(aClone('killed'), {
    'serve.ts': `
      process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
      setInterval(() => {}, 1000);
      console.log('serving');`,
  });
  const bin = join(__dirname, '../bin/run.mjs');
  // The second command prevents shells from replacing themselves with the first.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${bin}" serve.ts; true`], {
    cwd: clone,
    env: {
      ...process.env,
      ROLLCALL_ROOT: clone,
      npm_execpath: join(clone, 'npm.cjs'),
      npm_lifecycle_event: 'start',
    },
  });
  let output = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
    if (output.includes('serving')) shell.kill('SIGTERM');
  });
  await new Promise((resolve) => shell.once('close', resolve));
  expect(output).toMatch(/stopped/);
});
