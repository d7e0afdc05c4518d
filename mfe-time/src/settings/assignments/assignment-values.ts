import type { BodyOf } from '@rollcall/shared/transport';
import type { PreviewQuery } from '../scopes/change-preview.tsx';
import { isInOrder, type RangeValues, rangeOf } from '../scopes/range-fields.tsx';

/** No change of a field. */
export const KEEP = 'keep';
/** The wider scope decides. */
export const NONE = 'none';

/** Values of the form: each field is {@link KEEP}, {@link NONE}, or an id or a zone. */
export interface AssignmentValues extends RangeValues {
  readonly scheduleId: string;
  readonly calendarId: string;
  readonly zone: string;
}

const FIELDS = ['scheduleId', 'calendarId', 'zone'] as const;

/** Whether one of the three fields changes. */
export const hasChange = (values: AssignmentValues) =>
  FIELDS.some((field) => values[field] !== KEEP);

/** The body of the call: only what changes. */
export function bodyOf(scope: string, values: AssignmentValues): BodyOf<'setAssignment'> {
  const { scheduleId, calendarId, zone } = values;
  return {
    scope,
    ...rangeOf(values),
    ...(scheduleId !== KEEP && { scheduleId: toId(scheduleId) }),
    ...(calendarId !== KEEP && { calendarId: toId(calendarId) }),
    ...(zone !== KEEP && { zone: zone === NONE ? null : zone }),
  };
}

/** What the preview asks; undefined while nothing changes or the dates are not in order. */
export function previewOf(scope: string, values: AssignmentValues): PreviewQuery | undefined {
  if (!hasChange(values) || !isInOrder(values)) return undefined;
  const { from, to, scheduleId, calendarId, zone } = values;
  return {
    what: 'assignments',
    scope,
    ...(from && { from }),
    ...(to && { to }),
    ...(scheduleId !== KEEP && { scheduleId }),
    ...(calendarId !== KEEP && { calendarId }),
    ...(zone !== KEEP && { zone }),
  };
}

const toId = (text: string) => (text === NONE ? null : Number(text));
