import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../process/free-port.ts';
import { ADMIN } from './people.ts';

/** An API of a checkout, as it runs in a company. */
export interface RunningApi {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
  /** Ends it with SIGKILL, in the middle of what it does. */
  kill(): Promise<void>;
}

/** What the APIs of a benchmark sign with. */
export const JWT_SECRET = 'only the benchmark signs with this secret';

/** A folder that ends with {@link removeFolder}. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'rollcall-bench-'));

export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });

interface Start {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly port?: number;
}

/**
 * Starts the API of a checkout and waits until it responds; on an empty database it makes the demo company first.
 * @param databaseUrl of a server; undefined for the embedded database in `dataDir`.
 * @param port a free one unless given.
 * @throws Error with what it said when it does not start.
 */
export async function startApi(
  folder: string,
  { dataDir, databaseUrl, port: wanted }: Start,
): Promise<RunningApi> {
  const port = wanted ?? (await freePort());
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    JWT_SECRET,
    ...(databaseUrl !== undefined && {
      DATABASE_URL: databaseUrl,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    }),
    DEMO_DATA: 'on',
    WRITES_PER_MINUTE: '1000000',
    REQUESTS_PER_HOUR: '1000000',
  };
  const child = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const endWith = async (signal: NodeJS.Signals) => {
    process.off('exit', end);
    child.kill(signal);
    await exited;
  };
  await new Promise<void>((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      if (!/^API on /m.test(output)) return;
      // What it logs from now on is read, as a company's log would be, and not kept.
      for (const stream of [child.stdout, child.stderr]) stream.off('data', read).resume();
      resolve();
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', read);
    exited.then(() => reject(new Error(`The API of ${folder} did not start:\n${output}`)));
  });
  return {
    port,
    pid: child.pid ?? 0,
    stop: () => endWith('SIGTERM'),
    kill: () => endWith('SIGKILL'),
  };
}
