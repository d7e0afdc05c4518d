import { setTimeout as wait } from 'node:timers/promises';
import { systemPostgres } from '../test/postgres/programs.ts';
import { type RunningPostgres, startPostgres } from '../test/postgres/start-postgres.ts';
import type { Call } from './calls.ts';
import { createClient } from './client.ts';
import { type Counted, countCalls } from './count-calls.ts';
import { repeatFor } from './load.ts';
import type { DatabaseKind } from './options.ts';
import { giveAllThePassword, signIn } from './people.ts';
import { percentilesOf } from './percentiles.ts';
import { memoryMb, processMs, workersMs } from './processor-time.ts';
import { type RunningApi, removeFolder, startApi, temporaryFolder } from './server.ts';
import { untilIdle } from './until-idle.ts';

/** A server that is not idle after this time is measured as it is. */
const SETTLE_SECONDS = 120;

/** A checkout that is measured. */
export interface Side {
  readonly name: string;
  /** What goes to the database; undefined for the embedded one, to which the same goes. */
  readonly counted: Counted | undefined;
  measure(call: Call, connections: number, seconds: number): Promise<Speed>;
  /** Watches the idle server. */
  idle(seconds: number): Promise<Idle>;
  stop(): Promise<void>;
}

/** How fast some calls were. Milliseconds; those of the processor are per call. */
export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly serverMs: number;
  readonly databaseMs: number;
}

interface Idle {
  /** Part of one processor, in percent. */
  readonly server: number;
  readonly database: number;
  readonly memoryMb: number;
}

/** Starts a checkout on a database of its own, with the demo company, and counts what its calls send to it. */
export async function startSide(
  name: string,
  folder: string,
  { database, employees }: { readonly database: DatabaseKind; readonly employees: number },
): Promise<Side> {
  const dataDir = temporaryFolder();
  const postgres = database === 'postgres' ? await startPostgres(systemPostgres()) : undefined;
  const counted = postgres && (await countCalls(folder, dataDir, postgres.url));
  const api = await startApi(folder, { dataDir, databaseUrl: postgres?.url });
  const client = createClient(api.port);
  if (postgres) await giveAllThePassword(postgres.url);
  const people = await signIn(client, employees);
  const processor = () => processorOf(api, postgres);
  const settle = () => untilIdle(() => processor().server + processor().database, SETTLE_SECONDS);
  return {
    name,
    counted,
    async measure(call, connections, seconds) {
      await settle();
      await repeatFor(client, people, call, { connections, seconds: Math.min(seconds, 1) });
      const before = processor();
      const { ms, ...load } = await repeatFor(client, people, call, { connections, seconds });
      const after = processor();
      return {
        perSecond: ms.length / load.seconds,
        ...percentilesOf(ms),
        serverMs: (after.server - before.server) / ms.length,
        databaseMs: (after.database - before.database) / ms.length,
      };
    },
    async idle(seconds) {
      await settle();
      const before = processor();
      await wait(seconds * 1000);
      const after = processor();
      const percent = (ms: number) => (ms / (seconds * 1000)) * 100;
      return {
        server: percent(after.server - before.server),
        database: percent(after.database - before.database),
        memoryMb: memoryMb(api.pid),
      };
    },
    async stop() {
      client.close();
      await api.stop();
      await postgres?.stop();
      removeFolder(dataDir);
    },
  };
}

/** Milliseconds of the processor so far: of the server, and of its database. */
function processorOf({ pid }: RunningApi, postgres: RunningPostgres | undefined) {
  const all = processMs(pid);
  const database = postgres ? processMs(postgres.pid) : workersMs(pid);
  return { server: postgres ? all : all - database, database };
}
