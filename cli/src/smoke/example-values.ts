/** The fixed parts of a response: who asks, and when. */
export interface ExampleContext {
  readonly now: Date;
  readonly user: { readonly id: number; readonly role: string; readonly token: string };
}

const pad = (value: number) => String(value).padStart(2, '0');

/** The date `days` days before now in the zone UTC, `YYYY-MM-DD`. */
const dateBefore = (now: Date, days: number) =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

const NAMES = ['Ada Marsh', 'Bo Lind', 'Cem Okafor'];
const nameAt = (index: number) => NAMES[index % NAMES.length] ?? '';

/** Number of rows of a list in an example. */
export const EXAMPLE_ROWS = 3;

/**
 * Realistic texts by field name; `index` is the row's number from 0. A field that is not listed is an ordinary word, so a
 * new one needs no entry unless a page reads a form into it.
 */
export function exampleText(field: string, index: number, { now, user }: ExampleContext): string {
  const [first = '', last = ''] = nameAt(index).split(' ');
  const day = dateBefore(now, index);
  const byName: Readonly<Record<string, string>> = {
    firstName: first,
    lastName: last,
    email: `${first.toLowerCase()}@example.test`,
    phone: `+1555000${pad(index)}`,
    role: user.role,
    token: user.token,
    breaksJson: JSON.stringify([
      { start: `${day} 12:00:00`, end: `${day} 12:30:00`, breakTime: 30, reason: 'Lunch' },
    ]),
    month: day.slice(0, 7),
    now: now.toISOString(),
    path: '/time/today',
    link: '/time/today',
    scope: 'company',
    zone: 'UTC',
    companyZone: 'UTC',
    status: 'Present',
  };
  if (Object.hasOwn(byName, field)) return byName[field] ?? '';
  if (/date$|days$|^(dob|today|showFrom|showUntil|appliedOn)$/i.test(field)) return day;
  const hour = pad(hourOf(field) + (index % 2));
  if (/At$|^at$|^older$/.test(field)) return `${day}T${hour}:00:00.000Z`;
  if (/^(shift)/.test(field)) return `${hour}:00`;
  if (/^(punch|start|end)/.test(field)) return `${day} ${hour}:00:00`;
  if (/name$|by$/i.test(field)) return nameAt(index);
  if (/code$|^employeeId$/i.test(field)) return `E${100 + index}`;
  return `${field} ${index + 1}`;
}

/** The hour of a time: what ends is later than what starts. */
const hourOf = (field: string) => (/end|out|until|expires|decided/i.test(field) ? 17 : 9);

/** Whole numbers by field name. Ids are those of the rows; counts are those of the lists. */
export function exampleNumber(field: string, index: number, { user }: ExampleContext): number {
  if (field === 'pageSize') return 10;
  if (field === 'id' && index < 0) return user.id;
  if (field === 'total') return EXAMPLE_ROWS;
  if (/id$/i.test(field)) return Math.max(index, 0) + 1;
  if (/mins$|^duration$|^breakTime$/i.test(field)) return 30 * (index + 1);
  return 1;
}
