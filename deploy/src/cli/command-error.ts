import { StartError } from '@rollcall/shared/node';
import { EXIT } from './exit-codes.ts';

/** Why a command ends, for people, with the exit code of its kind. */
export class CommandError extends StartError {
  override name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failed, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}
