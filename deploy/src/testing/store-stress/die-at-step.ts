import fs, { fsyncSync, writeSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { devNull } from 'node:os';

type Call = (...args: unknown[]) => unknown;

const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('This process was killed.');
};

/**
 * Kills this process with SIGKILL at the `last`-th step of file system work from now on. Each call of `fs.promises` is a
 * step, before it does anything; a write is a second one, after half of its bytes are on the disk. Returns a function
 * that counts the steps so far.
 */
export async function dieAtStep(last: number): Promise<() => number> {
  let steps = 0;
  const isLast = () => ++steps === last;
  const patch = (
    target: object,
    name: string,
    onCall: (self: unknown, args: unknown[]) => void,
  ) => {
    const calls = target as Record<string, unknown>;
    const call = calls[name];
    if (typeof call !== 'function') return;
    calls[name] = function patched(this: unknown, ...args: unknown[]) {
      if (isLast()) die();
      onCall(this, args);
      return (call as Call).apply(this, args);
    };
  };
  const handle = await fs.promises.open(devNull, 'w');
  const handles = Object.getPrototypeOf(handle);
  await handle.close();
  for (const name of ['sync', 'close', 'read', 'truncate']) patch(handles, name, () => undefined);
  for (const name of ['writeFile', 'appendFile']) {
    patch(handles, name, (self, [text]) => {
      if (isLast()) dieHalfWritten((self as { fd: number }).fd, String(text));
    });
  }
  for (const name of Object.keys(fs.promises)) patch(fs.promises, name, () => undefined);
  syncBuiltinESMExports();
  return () => steps;
}

function dieHalfWritten(fd: number, text: string): never {
  const bytes = Buffer.from(text);
  writeSync(fd, bytes, 0, Math.floor(bytes.length / 2));
  fsyncSync(fd);
  return die();
}
