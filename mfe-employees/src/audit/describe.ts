import type { AuditEntry } from '@rollcall/shared/calls';
import { AUDIT_SUBJECTS } from '@rollcall/shared/contract';
import { formatDate, formatTime, toWallClock } from '@rollcall/shared/domain';
import { ACTIONS, SUBJECTS, TEXTS, VERBS } from './texts.ts';

/** `Time log closed` for `time-log.close`; an action of a newer server in its own words. */
export function describeAction(action: string): string {
  const known = ACTIONS[action];
  if (known !== undefined) return known;
  const [first = '', ...rest] = action.split('.');
  const subject = AUDIT_SUBJECTS.find((each) => each === first);
  const verb = rest.join(' ');
  return `${subject ? SUBJECTS[subject] : wordsOf(first)} ${VERBS[verb] ?? wordsOf(verb).toLowerCase()}`;
}

/** A field whose value differs before and after a change. */
export interface ChangedField {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/**
 * The fields of an entry, in the order of the server.
 * @param zone the company's, in which instants are shown.
 */
export function changedFields(
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  zone: string,
): readonly ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  // The version counts the changes.
  names.delete('version');
  return [...names]
    .map((name) => ({
      name,
      label: wordsOf(name),
      before: textOf(before?.[name], zone),
      after: textOf(after?.[name], zone),
    }))
    .filter((field) => field.before !== field.after || field.before === MASK);
}

/** What the server sends instead of a secret: whether it changed is unknown. */
const MASK = '•••';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DATE = /^\d{4}-\d\d-\d\d$/;

function textOf(value: unknown, zone: string): string {
  if (value === null || value === undefined || value === '') return TEXTS.none;
  if (typeof value === 'boolean') return value ? TEXTS.yes : TEXTS.no;
  if (typeof value === 'string') return textOfString(value, zone);
  if (Array.isArray(value)) {
    return value.length === 0 ? TEXTS.none : value.map((each) => textOf(each, zone)).join('; ');
  }
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .map(([name, each]) => `${wordsOf(name)}: ${textOf(each, zone)}`)
    .join(', ');
}

function textOfString(text: string, zone: string): string {
  if (DATE.test(text)) return formatDate(text);
  const at = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? text : formatInstant(at, zone);
}

/** `Nov 29, 2026, 09:00 AM` in a zone. */
export function formatInstant(at: number, zone: string): string {
  const text = toWallClock(at, zone);
  return `${formatDate(text)}, ${formatTime(text)}`;
}

/** `Joining date` for `joiningDate`, `Active` for `isActive`, `Holiday calendar` for `holiday-calendar`. */
function wordsOf(name: string): string {
  if (DATE.test(name)) return formatDate(name);
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^is /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
