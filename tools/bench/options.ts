import { parseArgs } from 'node:util';

/** A kind of database that the server runs on. */
export type DatabaseKind = 'postgres' | 'embedded';

const DATABASES: readonly DatabaseKind[] = ['postgres', 'embedded'];

export interface Options {
  readonly databases: readonly DatabaseKind[];
  readonly connections: readonly number[];
  /** How long each call is repeated. */
  readonly seconds: number;
  /** How long the idle server is watched. */
  readonly idleSeconds: number;
  /** Root of another checkout, with its dependencies, which is measured as 'before'. */
  readonly before: string | undefined;
}

/**
 * The options of `npm run bench:api` (docs/performance.md).
 * @throws Error with one sentence for an unknown option or a value that it cannot have.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      databases: { type: 'string', default: DATABASES.join() },
      connections: { type: 'string', default: '1,16,64' },
      seconds: { type: 'string', default: '3' },
      idle: { type: 'string', default: '30' },
      before: { type: 'string' },
    },
  });
  return {
    databases: readDatabases(values.databases),
    connections: values.connections.split(',').map((text) => wholeNumber('connections', text)),
    seconds: wholeNumber('seconds', values.seconds),
    idleSeconds: wholeNumber('idle', values.idle),
    before: values.before,
  };
}

/** The databases that an option names, separated by commas. @throws Error for another name. */
export function readDatabases(names: string): DatabaseKind[] {
  return names.split(',').map((name) => {
    const found = DATABASES.find((kind) => kind === name);
    if (!found) throw new Error(`There is no database ${name}: ${DATABASES.join(', ')}.`);
    return found;
  });
}

/** The value of an option that is a whole number. @throws Error when it is none, or less than `atLeast`. */
export function wholeNumber(name: string, text: string, atLeast = 1): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= atLeast) return value;
  throw new Error(`--${name} is a whole number of ${atLeast} or more.`);
}
