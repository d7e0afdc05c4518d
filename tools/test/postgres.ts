import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';

export interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL on a free port, with its data in a temporary folder. As root on Debian it installs the package
 * and runs the server as the user postgres, since PostgreSQL refuses to run as root. Throws one sentence that says what
 * to do.
 */
export async function startPostgres(): Promise<RunningPostgres> {
  const bin = findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'rollcall-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? idOf('postgres') : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const options = { ...user, stdio: 'ignore' as const, cwd: folder };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8'],
    options,
  );
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn(join(bin, 'postgres'), args, options);
  const exited = new Promise((resolve) => server.once('exit', resolve));
  const ready = () =>
    execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], options);
  for (let attempts = 1; ; attempts++) {
    try {
      ready();
      break;
    } catch (error) {
      if (attempts === 100)
        throw new Error('PostgreSQL did not start within 10 s.', { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** On Debian the server's programs are in another folder than the client's. */
function findPostgres(): string {
  const found = () =>
    [
      ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
      '/usr/local/bin',
      '/usr/bin',
      '/opt/homebrew/bin',
    ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  const present = found();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL with apt-get …');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
      stdio: 'ignore',
    });
    const installed = found();
    if (installed) return installed;
  }
  throw new Error(
    'No PostgreSQL found for the tests on a real server: install PostgreSQL 15 or newer.',
  );
}

function idOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
