import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAbandoned } from './temporary-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'abandoned-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

function aFolder(name: string, owner?: string): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  if (owner !== undefined) writeFileSync(join(folder, 'owner'), owner);
  return folder;
}

/** A process that uses a temporary folder until it is killed; returns the folder. */
async function startUser() {
  const code = `import(${JSON.stringify(join(__dirname, 'temporary-folder.ts'))}).then((m) => {
    m.useTemporaryFolder();
    console.log(process.env.TMPDIR);
    setInterval(() => {}, 1000);
  })`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = new Promise((resolve) => child.once('close', resolve));
  const folder = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  return {
    folder,
    end: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return closed;
    },
  };
}

test('the folder of a killed run is removed by a later one, that of a running one is not', async () => {
  const { folder, end } = await startUser();
  const parents = [join(folder, '..')];
  removeAbandoned(parents);
  expect(existsSync(folder)).toBe(true);
  expect(readFileSync(join(folder, 'owner'), 'utf8')).toMatch(/^\d+ \d+$/);
  await end('SIGKILL');
  removeAbandoned(parents);
  expect(existsSync(folder)).toBe(false);
});

test('a run that is stopped removes its folder', async () => {
  const { folder, end } = await startUser();
  await end('SIGTERM');
  expect(existsSync(folder)).toBe(false);
});

test('an id that another process uses now is not the owner', () => {
  const folder = aFolder('rollcall-abcdef', `${process.pid} 1`);
  removeAbandoned([parent]);
  expect(existsSync(folder)).toBe(false);
});

test('a process that has ended is not the owner', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const folder = aFolder('rollcall-abcdef', `${pid} 5`);
  removeAbandoned([parent]);
  expect(existsSync(folder)).toBe(false);
});

test('folders without an owner and other folders are left', () => {
  const folders = [aFolder('rollcall-abcdef'), aFolder('other', `${process.pid} 1`)];
  removeAbandoned([parent]);
  expect(folders.map((folder) => existsSync(folder))).toEqual([true, true]);
});
