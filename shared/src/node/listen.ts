import { createServer } from 'node:net';
import { OperatorError } from './operator-error.ts';

interface ListenAddress {
  readonly port: number;
  readonly host: string;
}

/** Converts the error of a failed listen into a OperatorError with one sentence; returns other errors unchanged. */
export function listenError(error: unknown, { port, host }: ListenAddress): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new OperatorError(
        `Port ${port} is already in use. Stop the program that uses it, or set PORT to another port.`,
      );
    case 'EACCES':
      return new OperatorError(
        `You do not have permission to use port ${port}. Set PORT to 1024 or higher.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new OperatorError(
        `HOST is "${host}"; it must be an IP address or host name of this machine.`,
      );
    default:
      return error;
  }
}

/**
 * Fails early when the port is in use, before a build that takes minutes.
 * @throws OperatorError with one sentence.
 */
export async function checkPort(address: ListenAddress): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenError(error, address)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}
