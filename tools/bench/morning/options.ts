import { parseArgs } from 'node:util';
import { type DatabaseKind, readDatabases, wholeNumber } from '../options.ts';

/** A morning: everyone punches in, at any moment of it. */
export interface Morning {
  readonly database: DatabaseKind;
  readonly employees: number;
  readonly seconds: number;
  /** Browsers in which an administrator looks at the board of today. */
  readonly boards: number;
  /** How often the server is killed meanwhile, and started again. */
  readonly kills: number;
}

/** The largest companies that the databases are for. */
const LARGEST = {
  postgres: { employees: 10_000, seconds: 300, boards: 20 },
  embedded: { employees: 2000, seconds: 60, boards: 0 },
};

/**
 * The mornings that `npm run bench:morning` measures (docs/performance.md).
 * @throws Error with one sentence for an unknown option or a value that it cannot have.
 */
export function readMornings(args: readonly string[]): Morning[] {
  const { values } = parseArgs({
    args: [...args],
    options: {
      databases: { type: 'string', default: 'postgres,embedded' },
      employees: { type: 'string' },
      seconds: { type: 'string' },
      boards: { type: 'string' },
      kills: { type: 'string', default: '0' },
    },
  });
  const { employees, seconds, boards } = values;
  const given = {
    ...(employees !== undefined && { employees: wholeNumber('employees', employees) }),
    ...(seconds !== undefined && { seconds: wholeNumber('seconds', seconds) }),
    ...(boards !== undefined && { boards: wholeNumber('boards', boards, 0) }),
    kills: wholeNumber('kills', values.kills, 0),
  };
  return readDatabases(values.databases).map((database) => ({
    database,
    ...LARGEST[database],
    ...given,
  }));
}
