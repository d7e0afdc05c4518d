import type { Shift } from '@rollcall/shared/calls';
import { SHIFT_COLOURS, type ShiftFields } from '@rollcall/shared/contract';
import { checkShift } from '@rollcall/shared/domain';
import { durationText, parseDuration } from '../form/duration.ts';
import { TEXTS } from './texts.ts';

/** Values of the form: times are `HH:mm`, durations texts like `7:30`; empty where the field is not used. */
export interface ShiftValues {
  readonly name: string;
  readonly kind: 'fixed' | 'flexible';
  readonly startTime: string;
  readonly endTime: string;
  readonly expectedMin: string;
  readonly unpaidBreakMin: string;
  readonly coreFrom: string;
  readonly coreTo: string;
  readonly graceInMin: string;
  readonly graceOutMin: string;
  readonly halfAt: string;
  readonly halfDayBelowMin: string;
  readonly absentBelowMin: string;
  readonly acceptBeforeMin: string;
  readonly acceptAfterMin: string;
  readonly colour: ShiftFields['colour'];
}

/** A new shift, with the defaults of the server. */
const NEW_SHIFT: ShiftValues = {
  name: '',
  kind: 'fixed',
  startTime: '09:00',
  endTime: '17:30',
  expectedMin: '8:00',
  unpaidBreakMin: '0:30',
  coreFrom: '',
  coreTo: '',
  graceInMin: '0:05',
  graceOutMin: '0:05',
  halfAt: '',
  halfDayBelowMin: '',
  absentBelowMin: '',
  acceptBeforeMin: '4:00',
  acceptAfterMin: '6:00',
  colour: 'blue',
};

/** A new shift, in the first colour that no other shift has. */
export function newShift(others: readonly Shift[]): ShiftValues {
  const used = new Set(others.map(({ colour }) => colour));
  return { ...NEW_SHIFT, colour: SHIFT_COLOURS.find((colour) => !used.has(colour)) ?? 'blue' };
}

const DURATIONS = [
  'expectedMin',
  'unpaidBreakMin',
  'graceInMin',
  'graceOutMin',
  'halfDayBelowMin',
  'absentBelowMin',
  'acceptBeforeMin',
  'acceptAfterMin',
] as const;
/** Without a value, no such limit counts. */
const OPTIONAL = new Set<keyof ShiftValues>(['halfDayBelowMin', 'absentBelowMin']);
const TIMES = ['startTime', 'endTime', 'coreFrom', 'coreTo', 'halfAt'] as const;

export const valuesOf = (shift: Shift): ShiftValues => ({
  name: shift.name,
  kind: shift.kind === 'flexible' ? 'flexible' : 'fixed',
  startTime: shift.startTime,
  endTime: shift.endTime,
  expectedMin: durationText(shift.expectedMin),
  unpaidBreakMin: durationText(shift.unpaidBreakMin),
  coreFrom: shift.coreFrom ?? '',
  coreTo: shift.coreTo ?? '',
  graceInMin: durationText(shift.graceInMin),
  graceOutMin: durationText(shift.graceOutMin),
  halfAt: shift.halfAt ?? '',
  halfDayBelowMin: durationText(shift.halfDayBelowMin),
  absentBelowMin: durationText(shift.absentBelowMin),
  acceptBeforeMin: durationText(shift.acceptBeforeMin),
  acceptAfterMin: durationText(shift.acceptAfterMin),
  colour: SHIFT_COLOURS.find((colour) => colour === shift.colour) ?? 'blue',
});

/** What the values mean for the call; a field that is not readable is left out. */
export function bodyOf(values: Partial<ShiftValues>): Partial<ShiftFields> {
  const { name, kind, colour } = values;
  const fields: Record<string, unknown> = {
    ...(name !== undefined && { name: name.trim() }),
    ...(kind !== undefined && { kind }),
    ...(colour !== undefined && { colour }),
  };
  for (const time of TIMES) if (values[time] !== undefined) fields[time] = values[time] || null;
  for (const duration of DURATIONS) {
    const text = values[duration];
    if (text !== undefined) fields[duration] = parseDuration(text);
  }
  return fields;
}

/** The errors of the values by field; the server enforces the same rules. */
export function checkValues(values: ShiftValues): Partial<Record<keyof ShiftValues, string>> {
  const errors: Partial<Record<keyof ShiftValues, string>> = {};
  for (const field of ['startTime', 'endTime'] as const) {
    if (values[field] === '') errors[field] = TEXTS.required(TEXTS[field]);
  }
  for (const field of DURATIONS) {
    const minutes = parseDuration(values[field]);
    if (minutes === undefined) errors[field] = TEXTS.noDuration(TEXTS[field]);
    if (minutes === null && !OPTIONAL.has(field)) errors[field] = TEXTS.required(TEXTS[field]);
  }
  if (Object.keys(errors).length > 0) return errors;
  for (const { field, message } of checkShift(toCheck(values))) {
    errors[FIELD_OF[field] ?? (field as keyof ShiftValues)] = message;
  }
  return errors;
}

/** Fields of the rules whose names differ from those of the form. */
const FIELD_OF: Readonly<Record<string, keyof ShiftValues>> = {
  start: 'startTime',
  end: 'endTime',
};

function toCheck(values: ShiftValues): Parameters<typeof checkShift>[0] {
  const minutes = (field: (typeof DURATIONS)[number]) => parseDuration(values[field]) ?? 0;
  const limit = (field: (typeof DURATIONS)[number]) => parseDuration(values[field]) ?? null;
  return {
    start: minuteOf(values.startTime) ?? 0,
    end: minuteOf(values.endTime) ?? 0,
    expectedMin: minutes('expectedMin'),
    unpaidBreakMin: minutes('unpaidBreakMin'),
    coreFrom: minuteOf(values.coreFrom),
    coreTo: minuteOf(values.coreTo),
    halfAt: minuteOf(values.halfAt),
    graceInMin: minutes('graceInMin'),
    graceOutMin: minutes('graceOutMin'),
    halfDayBelowMin: limit('halfDayBelowMin'),
    absentBelowMin: limit('absentBelowMin'),
  };
}

/** Minutes after midnight of `HH:mm`. */
function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
