import { OperatorError, readIfExists, writeAtomic } from '@rollcall/shared/node';
import { withStoreLock } from './lock.ts';

interface Options<T> {
  readonly file: string;
  readonly lock: string;
  /** Checks what is read and what is written. */
  readonly schema: { parse(value: unknown): T };
  /** The content while there is no file. */
  readonly empty: T;
  /** What the operator reads about a damaged file: its name, and what to do. */
  readonly damaged: string;
}

/** The file of a server is damaged: no one's request is wrong. Its message says what the operator can do. */
export class DamagedFileError extends OperatorError {
  override name = 'DamagedFileError';
}

/** A JSON file next to a release store, readable by its owner only. */
export interface PrivateFile<T> {
  /** @throws DamagedFileError when the file is damaged. */
  read(): Promise<T>;
  /** Changes the file, one change at a time over all processes. A change that throws changes nothing. */
  change<Result>(
    change: (
      before: T,
    ) =>
      | { readonly after: T; readonly result: Result }
      | Promise<{ readonly after: T; readonly result: Result }>,
  ): Promise<Result>;
}

/** Opens a private file; it is created by its first change. */
export function privateFile<T>({ file, lock, schema, empty, damaged }: Options<T>): PrivateFile<T> {
  async function read(): Promise<T> {
    const text = await readIfExists(file);
    if (text === undefined) return empty;
    try {
      return schema.parse(JSON.parse(text));
    } catch (cause) {
      throw new DamagedFileError(damaged, { cause });
    }
  }
  return {
    read,
    change: (change) =>
      withStoreLock(lock, async () => {
        const { after, result } = await change(await read());
        await writeAtomic(file, `${JSON.stringify(schema.parse(after), null, 2)}\n`, 0o600);
        return result;
      }),
  };
}
