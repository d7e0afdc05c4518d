import type { TimeLogInput } from '@rollcall/shared/contract';
import { checkSession, typedInstant } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** Values of the form, with the names of the call; times are values of a `TimeField`. */
export interface TypedLog extends Pick<TimeLogInput, 'punchIn' | 'punchOut' | 'reason'> {
  readonly employeeId: number | undefined;
  /** For a draft, which shows it without a search. */
  readonly employeeName: string;
}

type Broken = Readonly<Partial<Record<keyof TypedLog, string>>>;

/** All invalid fields at `now` (epoch milliseconds); the server enforces the same rules (design §10, design §15.13). */
export function checkLog(log: TypedLog, now: number, zone: string): Broken {
  const broken: Partial<Record<keyof TypedLog, string>> = {};
  if (log.employeeId === undefined) broken.employeeId = TEXTS.required.employeeId;
  const read = (field: 'punchIn' | 'punchOut') => {
    const instant =
      log[field] === '' ? TEXTS.required[field] : typedInstant(log[field], zone, TEXTS[field]);
    if (typeof instant === 'number') return instant;
    broken[field] = instant;
    return undefined;
  };
  const punchIn = read('punchIn');
  const punchOut = read('punchOut');
  if (punchIn !== undefined && punchOut !== undefined) {
    for (const rule of checkSession({ punchIn, punchOut }, now)) broken[rule.field] = rule.message;
  }
  return broken;
}
