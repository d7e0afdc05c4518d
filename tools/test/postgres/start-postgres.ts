import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '../../process/free-port.ts';
import type { Programs } from './programs.ts';

/** A server with its data in a temporary folder. */
export interface RunningPostgres {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The user without rights, who has this number everywhere: PostgreSQL refuses to run as root. */
const UNPRIVILEGED = 65534;

/** Settings of a server whose data may be lost in a crash. */
export const UNSAFE_BUT_FAST: readonly string[] = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'jit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_connections=200',
];

/**
 * Starts a PostgreSQL on a free port, as a user without rights when this is root. It ends with this process.
 * @param settings of the server, `name=value`.
 * @throws an error with what PostgreSQL said when it does not start.
 */
export async function startPostgres(
  programs: Programs,
  settings: readonly string[] = [],
): Promise<RunningPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-postgres-'));
  const bin = programs.fromPackage ? completeCopy(programs.fromPackage, folder) : programs.bin;
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chown', ['-R', `${UNPRIVILEGED}:${UNPRIVILEGED}`, folder]);
  const options = { cwd: folder, ...(isRoot && { uid: UNPRIVILEGED, gid: UNPRIVILEGED }) };
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'];
  const locale = process.platform === 'linux' ? ['--locale=C.UTF-8'] : [];
  execFileSync(join(bin, 'initdb'), [...initdb, ...locale], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const all = ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-p', String(port), '-k', folder, ...all];
  const server = spawn(join(bin, 'postgres'), args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => server.kill('SIGQUIT');
  process.once('exit', end);
  await untilReady(server);
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    pid: server.pid ?? 0,
    async stop() {
      process.off('exit', end);
      const exited = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Copies the package's folder and adds the links to libraries, which its installation script would create; returns the
 * folder of the programs. Another user may not be able to read the original.
 */
function completeCopy(original: string, folder: string): string {
  const copy = join(folder, 'programs');
  cpSync(original, copy, { recursive: true, dereference: true });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(copy, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(copy, '..', target.replace(/^native/, 'programs'));
    rmSync(link, { force: true });
    // Both are in the same folder.
    symlinkSync(basename(source), link);
  }
  return join(copy, 'bin');
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      if (!output.includes('ready to accept connections')) return;
      server.stderr?.off('data', read).resume();
      resolve();
    };
    server.stderr?.on('data', read);
    server.once('error', reject);
    server.once('exit', () => {
      const said = output.trim().split('\n').at(-1);
      reject(new Error(`PostgreSQL did not start: ${said}`));
    });
  });
}
