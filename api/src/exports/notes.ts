import { formatDate, formatMonth, toWallClock } from '@rollcall/shared/domain';
import { readCompanyName } from '../company/company-name.ts';
import type { Context } from '../core/context.ts';
import { eq } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import { fullName } from '../employees/full-name.ts';
import { LISTS } from './lists.ts';
import type { ExportRow } from './queries.ts';

/** In the order of the notes. */
const LABELS: Readonly<Record<string, string>> = {
  from: 'From',
  to: 'To',
  month: 'Month',
  department: 'Department',
  search: 'Search',
  searchTerm: 'Search',
  status: 'Status',
  state: 'State',
  isActive: 'Account',
  isNew: 'Awaits activation',
  isOpen: 'Open breaks',
  employeeId: 'Employee',
  type: 'Type',
  bucket: 'Kind',
  subject: 'About',
};

/** What a file says about itself after its rows: company, list, filter, zone, and when it was made. */
export async function notesOf(
  context: Context,
  row: ExportRow,
): Promise<(readonly [string, string])[]> {
  const { zone } = context;
  const name = await readCompanyName(context);
  const filter = await Promise.all(
    Object.entries(LABELS).flatMap(([key, label]) => {
      const value = row.filter[key];
      if (value === undefined || value === '') return [];
      return [valueText(context, key, value).then((text) => [label, text] as const)];
    }),
  );
  return [
    ...(name === null ? [] : [['Company', name] as const]),
    ['List', LISTS[row.list].title],
    ...(filter.length > 0 ? filter : [['Filter', 'All'] as const]),
    ['Zone', zone],
    ['Exported', toWallClock(row.createdAt.getTime(), zone)],
    ['Rows', String(row.rows)],
  ];
}

/** What every page of timesheets says. */
export async function sheetHeading(context: Context, { filter }: ExportRow) {
  const month = filter.month ?? '';
  return {
    title: `Timesheet, ${formatMonth(month)}`,
    company: await readCompanyName(context),
    printUrl: `${context.publicUrl}/time/timesheets?month=${month}`,
  };
}

async function valueText({ db }: Context, key: string, value: string): Promise<string> {
  if (key === 'from' || key === 'to') return formatDate(value);
  if (key === 'month') return formatMonth(value);
  if (key === 'isActive') return value === 'true' ? 'Active' : 'Inactive';
  if (key === 'isNew' || key === 'isOpen') return value === 'true' ? 'Yes' : 'No';
  if (key !== 'employeeId') return value;
  const [employee] = await db
    .select()
    .from(employees)
    .where(eq(employees.id, Number(value)));
  return employee ? `${fullName(employee)} (${employee.employeeCode})` : value;
}
