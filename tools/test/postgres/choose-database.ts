import { npmPostgres, type Programs, systemPostgres } from './programs.ts';
import { type RunningPostgres, startPostgres, UNSAFE_BUT_FAST } from './start-postgres.ts';

/** The database of the API's tests: variables for them, and what to do when they have run. */
export interface ChosenDatabase {
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** A server that may be used. */
interface Candidate {
  readonly title: string;
  start(): Promise<RunningPostgres>;
}

const CANDIDATES: readonly Candidate[] = [
  candidate('the PostgreSQL of npm', npmPostgres),
  candidate('the PostgreSQL of the system', systemPostgres),
];

/** Files marked so stay on the embedded database (api/src/testing/environment.ts). */
const BOTH = { TEST_DATABASES: 'both' };

/**
 * Starts the first server of the candidates that does, unless `TEST_DATABASE_URL` names one, and prints the choice. Without a
 * server all tests run on the embedded database, which takes twice the computing; under `CI` that is an error.
 */
export async function chooseDatabase(
  { TEST_DATABASE_URL, CI }: NodeJS.ProcessEnv,
  candidates: readonly Candidate[] = CANDIDATES,
  print: (line: string) => void = console.log,
): Promise<ChosenDatabase> {
  const isOn = (title: string) => print(`API tests run on ${title}.`);
  if (TEST_DATABASE_URL) {
    isOn('the server that TEST_DATABASE_URL names');
    return { env: BOTH, stop: async () => {} };
  }
  for (const { title, start } of candidates) {
    try {
      const { url, stop } = await start();
      isOn(title);
      return { env: { ...BOTH, TEST_DATABASE_URL: url }, stop };
    } catch (error) {
      print(`Not ${title}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (CI) {
    throw new Error(
      'There is no PostgreSQL for the API tests: install one, or set TEST_DATABASE_URL.',
    );
  }
  isOn('the embedded database, which takes twice the computing');
  return { env: {}, stop: async () => {} };
}

function candidate(title: string, find: () => Programs): Candidate {
  return { title, start: async () => startPostgres(find(), UNSAFE_BUT_FAST) };
}
