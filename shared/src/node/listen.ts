import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

interface ListenAddress {
  readonly port: number;
  readonly host: string;
}

/** Converts the error of a failed listen into a StartError with one sentence; returns other errors unchanged. */
export function listenError(error: unknown, { port, host }: ListenAddress): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is already in use: stop the program that has it, or set PORT to another.`,
      );
    case 'EACCES':
      return new StartError(`This user may not use port ${port}: set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST is "${host}"; it must be an address of this machine.`);
    default:
      return error;
  }
}

/**
 * Fails early when the port is in use, before a build that takes minutes.
 * @throws StartError with one sentence.
 */
export async function checkPort(address: ListenAddress): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenError(error, address)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}
