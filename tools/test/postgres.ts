import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, canInstall } from '../process/apt-install.ts';
import { freePort } from '../process/free-port.ts';

export interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL on a free port, with its data in a temporary folder, as the user postgres when this is root, since
 * PostgreSQL refuses to run as root. Throws one sentence that says what to do.
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
  let hasExited = false;
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  void exited.then(() => {
    hasExited = true;
  });
  const isReady = () =>
    spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], options)
      .status === 0;
  while (!isReady()) {
    if (hasExited) throw new Error(`PostgreSQL did not start: start ${bin}/postgres manually.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
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

/**
 * The folder of the server's programs, which on Debian is not that of the client's; as root there, it is installed. Throws one
 * sentence that says what to do.
 */
export function findPostgres(): string {
  const find = () =>
    [
      ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
      '/usr/local/bin',
      '/usr/bin',
      '/opt/homebrew/bin',
    ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  const present = find();
  if (present) return present;
  if (canInstall()) aptInstall('postgresql');
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'No PostgreSQL found for the tests on a real server: install PostgreSQL 15 or newer.',
  );
}

function idOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
