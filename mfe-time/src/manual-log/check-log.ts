import { checkSession, chosenInstant, formatTime } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** The form as it is typed; times are those of a date-time input. */
export interface TypedLog {
  readonly employeeId: number | undefined;
  readonly punchIn: string;
  readonly punchOut: string;
  /** Which instant a time means, ISO 8601 with an offset: the replaced log's, or the one chosen of two equal times. */
  readonly punchInAt: string | null;
  readonly punchOutAt: string | null;
  readonly reason: string;
}

type Broken = Readonly<Partial<Record<keyof TypedLog, string>>>;

/** Every field that is broken at `now` (epoch milliseconds), by the rules that the server has too (design §10, §15.13). */
export function checkLog(log: TypedLog, now: number, zone: string): Broken {
  const broken: Partial<Record<keyof TypedLog, string>> = {};
  if (log.employeeId === undefined) broken.employeeId = TEXTS.required.employeeId;
  if (log.reason.trim() === '') broken.reason = TEXTS.required.reason;
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
