import { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import { listProblems, type SmokeRecord } from './smoke/smoke-record.ts';

/** The smoke test failed: its record, with every problem. */
export class SmokeTestError extends CommandError {
  override name = 'SmokeTestError';
  readonly record: SmokeRecord;

  /** `goOn` is the command that makes the version live all the same. */
  constructor(record: SmokeRecord, goOn: string) {
    const lines = [
      `The smoke test of ${record.name} ${record.version} failed; the live version is unchanged.`,
      ...listProblems(record),
      `Fix it and release again. The version is published; to make it live all the same: ${goOn}`,
    ];
    super(lines.join('\n'), EXIT.smoke);
    this.record = record;
  }
}
