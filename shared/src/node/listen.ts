import { createServer } from 'node:net';
import { StartError } from './start-error.ts';

interface Where {
  readonly port: number;
  readonly host: string;
}

/** The sentence for an address that cannot be listened on; other errors as they are. */
export function listenError(error: unknown, { port, host }: Where): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is already in use: stop the program that has it, or set PORT to another.`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user: set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST is "${host}"; it must be an address of this machine.`);
    default:
      return error;
  }
}

/**
 * Fails at once when the port is taken, before minutes of building.
 * @throws StartError with one sentence.
 */
export async function checkPort(where: Where): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenError(error, where)));
    probe.listen(where.port, where.host, () => probe.close(() => resolve()));
  });
}
