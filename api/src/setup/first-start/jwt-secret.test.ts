import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { jwtSecret } from './jwt-secret.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jwt-secret-'));
  file = join(folder, 'jwt-secret');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Creates the secret in a process that is killed after a step; returns its output. */
async function runInProcess(killAfter = ''): Promise<string> {
  const module = join(import.meta.dirname, 'jwt-secret.ts');
  const code = `import { jwtSecret } from ${JSON.stringify(module)};
    const onStep = (step) => step === ${JSON.stringify(killAfter)} && process.kill(process.pid, 'SIGKILL');
    process.stdout.write(jwtSecret(undefined, ${JSON.stringify(folder)}, onStep));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return printed;
}

test('a configured secret is used, and no file is created', () => {
  expect(jwtSecret('given '.repeat(6), folder)).toBe('given '.repeat(6));
  expect(readdirSync(folder)).toEqual([]);
});

test('a secret is created once, readable only by its owner, and reused', () => {
  const secret = jwtSecret(undefined, folder);
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(jwtSecret(undefined, folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['jwt-secret']);
});

test.each(['opened', 'written', 'synced', 'linked', 'folder synced'])(
  'a kill when it is %s does not affect later starts',
  async (step) => {
    expect(await runInProcess(step)).toBe('');
    const isMade = ['linked', 'folder synced'].includes(step);
    const made = isMade ? readFileSync(file, 'utf8') : undefined;
    if (!isMade) expect(readdirSync(folder)).not.toContain('jwt-secret');
    const secret = jwtSecret(undefined, folder);
    expect(secret).toHaveLength(64);
    if (isMade) expect(secret).toBe(made);
    expect(readdirSync(folder)).toEqual(['jwt-secret']);
  },
);

test('servers that start at the same time use the same secret', async () => {
  const secrets = await Promise.all(Array.from({ length: 6 }, () => runInProcess()));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toBe(readFileSync(file, 'utf8'));
});

test.each([
  ['empty', '', 'has 0 characters; it must have at least 32, all printable.'],
  ['of zero bytes', '\0'.repeat(64), 'has 64 characters; it must have at least 32, all printable.'],
  ['short', 'abc', 'has 3 characters; it must have at least 32, all printable.'],
  ['blank', ' '.repeat(64), 'has 0 characters; it must have at least 32, all printable.'],
])('a file that is %s is refused and left unchanged', (_title, content, message) => {
  writeFileSync(file, content);
  expect(() => jwtSecret(undefined, folder)).toThrow(
    `${file} ${message} Restore it from a backup, or delete it to create a new one: `,
  );
  expect(readFileSync(file, 'utf8')).toBe(content);
});

test('a file that cannot be read is refused with a sentence', () => {
  mkdirSync(file);
  expect(() => jwtSecret(undefined, folder)).toThrow(
    `${file} cannot be read: EISDIR: illegal operation on a directory, read. Restore it`,
  );
});
