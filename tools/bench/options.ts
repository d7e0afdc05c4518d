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
    databases: values.databases.split(',').map((name) => {
      const found = DATABASES.find((kind) => kind === name);
      if (!found) throw new Error(`There is no database ${name}: ${DATABASES.join(', ')}.`);
      return found;
    }),
    connections: values.connections.split(',').map((text) => positive('connections', text)),
    seconds: positive('seconds', values.seconds),
    idleSeconds: positive('idle', values.idle),
    before: values.before,
  };
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value > 0) return value;
  throw new Error(`--${name} is a whole number of 1 or more.`);
}
