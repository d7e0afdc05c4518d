import { OperatorError } from '@rollcall/shared/node';
import { EXIT } from './exit-codes.ts';

/** The failure of a command: a message for people, and an exit code. */
export class CommandError extends OperatorError {
  override name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failed, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}
