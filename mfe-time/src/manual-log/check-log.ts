import type { TimeLogInput } from '@rollcall/shared/contract';
import { checkSession, chosenInstant, formatTime } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** Values of the form: the body of the call; times are those of a date-time input. */
export interface TypedLog
  extends Pick<TimeLogInput, 'punchIn' | 'punchOut' | 'punchInAt' | 'punchOutAt' | 'reason'> {
  readonly employeeId: number | undefined;
  /** For a draft, which shows it without a search. */
  readonly employeeName: string;
}

type Broken = Readonly<Partial<Record<keyof TypedLog, string>>>;

/** All invalid fields at `now` (epoch milliseconds); the server enforces the same rules (design §10, §15.13). */
export function checkLog(log: TypedLog, now: number, zone: string): Broken {
  const broken: Partial<Record<keyof TypedLog, string>> = {};
  if (log.employeeId === undefined) broken.employeeId = TEXTS.required.employeeId;
  const read = (field: 'punchIn' | 'punchOut') => {
    if (log[field] === '') {
      broken[field] = TEXTS.required[field];
      return undefined;
    }
    try {
      const instant = chosenInstant(log[field], zone, log[`${field}At`]);
      if (instant === undefined) {
        broken[field] = TEXTS.whichTime(TEXTS[field], formatTime(log[field]));
      }
      return instant;
    } catch (error) {
      broken[field] = error instanceof Error ? error.message : TEXTS.required[field];
      return undefined;
    }
  };
  const punchIn = read('punchIn');
  const punchOut = read('punchOut');
  if (punchIn !== undefined && punchOut !== undefined) {
    for (const rule of checkSession({ punchIn, punchOut }, now)) broken[rule.field] = rule.message;
  }
  return broken;
}
