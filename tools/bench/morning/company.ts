import { setTimeout as wait } from 'node:timers/promises';
import { ROOT, runCommand } from '../../process/run-command.ts';
import { systemPostgres } from '../../test/postgres/programs.ts';
import { startPostgres } from '../../test/postgres/start-postgres.ts';
import { processMs } from '../processor-time.ts';
import { JWT_SECRET, type RunningApi, removeFolder, startApi, temporaryFolder } from '../server.ts';
import { untilIdle } from '../until-idle.ts';
import type { Morning } from './options.ts';

/** An account that is signed in. */
export interface SignedIn {
  readonly id: number;
  readonly role: 'ADMIN' | 'EMPLOYEE';
  readonly token: string;
}

/** A company whose people are signed in, and its server. */
export interface Company {
  readonly people: readonly SignedIn[];
  readonly port: number;
  /** Kills the server and starts it again on the same port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** When a new server begins to store the days of three months, which a company has done the nights before. */
const FIRST_JOB_SECONDS = 70;

/** How long that may take. */
const SETTLE_SECONDS = 900;

/** Fills a new database with a company, where no one is at work, and starts its server. */
export async function openCompany({ database, employees }: Morning): Promise<Company> {
  const dataDir = temporaryFolder();
  const postgres = database === 'postgres' ? await startPostgres(systemPostgres()) : undefined;
  const databaseUrl = postgres?.url;
  const end = async () => {
    await postgres?.stop();
    removeFolder(dataDir);
  };
  try {
    const people = await fillCompany(employees, { dataDir, databaseUrl });
    let api: RunningApi = await startApi(ROOT, { dataDir, databaseUrl });
    const { pid } = api;
    await wait(FIRST_JOB_SECONDS * 1000);
    await untilIdle(
      () => processMs(pid) + (postgres ? processMs(postgres.pid) : 0),
      SETTLE_SECONDS,
    );
    return {
      people,
      port: api.port,
      async restart() {
        await api.kill();
        api = await startApi(ROOT, { dataDir, databaseUrl, port: api.port });
      },
      async stop() {
        await api.stop();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function fillCompany(
  employees: number,
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | undefined },
): Promise<SignedIn[]> {
  const env = {
    DATA_DIR: dataDir,
    JWT_SECRET,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const args = ['api/src/testing/fill-company.ts', String(employees)];
  const { code, output } = await runCommand(process.execPath, args, { env });
  if (code !== 0) throw new Error(`The company cannot be filled:\n${output}`);
  return JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as SignedIn[];
}
