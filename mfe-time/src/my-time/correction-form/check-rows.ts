import {
  checkSession,
  clipBreaks,
  overlaps,
  type ProposedSession,
  readBreak,
  SESSION_RULES,
  typedInstant,
  workedMinutes,
} from '@rollcall/shared/domain';
import type { Row } from './row.ts';
import { TEXTS } from './texts.ts';
import type { ZoneOf } from './use-row-zones.ts';

/** Errors of a row by field, and its worked minutes. */
export interface CheckedRow {
  readonly punchIn?: string | undefined;
  readonly punchOut?: string | undefined;
  /** Null while the times are incomplete or invalid. */
  readonly workedMinutes: number | null;
}

/**
 * Checks each row by itself and against the rows before it (design §15.13): out after in, not in the future, at most 30
 * hours, no overlap, and a choice for a time that occurs twice. Only the server knows whether a row overlaps another log
 * of the employee.
 */
export function checkRows(rows: readonly Row[], now: number, zoneOf: ZoneOf): CheckedRow[] {
  const sessions: ProposedSession[] = [];
  return rows.map((row) => {
    const zone = zoneOf(row);
    const times = readTimes(row, zone);
    if (times.session === undefined) return { ...times.broken, workedMinutes: null };
    const { session } = times;
    const rules = checkSession(session, now);
    const doesOverlap = sessions.some((other) => overlaps(session, other));
    sessions.push(session);
    const messageOf = (field: 'punchIn' | 'punchOut') =>
      rules.find((rule) => rule.field === field)?.message;
    return {
      punchIn: messageOf('punchIn') ?? (doesOverlap ? SESSION_RULES.overlap : undefined),
      punchOut: messageOf('punchOut'),
      workedMinutes: session.punchOut > session.punchIn ? minutesOf(row, session, zone) : null,
    };
  });
}

type Broken = Pick<CheckedRow, 'punchIn' | 'punchOut'>;

function readTimes(row: Row, zone: string): { session?: ProposedSession; broken?: Broken } {
  const punchIn = read(row, 'punchIn', zone);
  const punchOut = read(row, 'punchOut', zone);
  if (typeof punchIn === 'number' && typeof punchOut === 'number') {
    return { session: { punchIn, punchOut } };
  }
  return {
    broken: {
      punchIn: typeof punchIn === 'string' ? punchIn : undefined,
      punchOut: typeof punchOut === 'string' ? punchOut : undefined,
    },
  };
}

/** The instant of a typed time, or its error: missing, skipped by the clock change, or ambiguous (design §10). */
function read(row: Row, field: 'punchIn' | 'punchOut', zone: string): number | string {
  return row[field] === '' ? TEXTS.required[field] : typedInstant(row[field], zone, TEXTS[field]);
}

/** A correction keeps the breaks of its log, cut to the corrected times (design §10). */
function minutesOf({ log }: Row, { punchIn, punchOut }: ProposedSession, zone: string) {
  try {
    const since = Date.parse(log?.punchIn ?? '');
    const notBefore = Number.isNaN(since) ? undefined : since;
    const spans = (log?.breaks ?? []).map((item) => readBreak(item, zone, notBefore));
    return workedMinutes({ punchIn, punchOut, breaks: clipBreaks(spans, punchIn, punchOut) });
  } catch {
    return null;
  }
}
