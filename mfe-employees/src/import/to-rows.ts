import { EMPLOYEE_RULES, type ImportField } from '@rollcall/shared/contract';
import { type DateOrder, orderOf, toDate } from './dates.ts';
import type { ColumnField } from './fields.ts';
import type { Columns } from './guess-columns.ts';
import type { Table } from './table.ts';

/** A person as text, field by field. */
export type Row = Partial<Record<ImportField, string>>;

const DATES: ReadonlySet<ColumnField> = new Set(['dob', 'joiningDate', 'exitDate']);

/** Short forms that other systems write. */
const SHORT: Readonly<Record<string, string>> = { m: 'male', f: 'female', w: 'female' };

/** Whether the user has to say in which order the dates of a table are written. */
export function asksForOrder(table: Table, columns: Columns): boolean {
  return orderOf(datesOf(table, columns)) === 'unclear';
}

function datesOf({ rows }: Table, columns: Columns): string[] {
  return columns.flatMap((field, at) =>
    field !== undefined && DATES.has(field) ? rows.map((row) => row[at] ?? '') : [],
  );
}

/**
 * The rows of a table as an import sends them: dates in one form, values of choices as the record has them, names divided.
 * What cannot be read stays as it is, so that the check can say what is wrong with it.
 * @param chosen the order of dates where they do not show it.
 */
export function toRows(table: Table, columns: Columns, chosen: DateOrder): Row[] {
  const shown = orderOf(datesOf(table, columns));
  const order = shown === 'day' || shown === 'month' ? shown : chosen;
  return table.rows.map((cells) => {
    const row: Row = {};
    for (const [at, field] of columns.entries()) {
      const cell = cells[at] ?? '';
      if (field === undefined || cell === '') continue;
      if (field === 'fullName') Object.assign(row, dividedName(cell));
      else row[field] = valueOf(field, cell, order);
    }
    return row;
  });
}

function valueOf(field: ImportField, cell: string, order: DateOrder): string {
  if (DATES.has(field)) return toDate(cell, order);
  return choiceOf(field, cell) ?? cell;
}

/** The options of a field that has some. */
export function optionsOf(field: string): readonly string[] | undefined {
  const rule = EMPLOYEE_RULES[field as keyof typeof EMPLOYEE_RULES];
  return rule && 'options' in rule ? rule.options : undefined;
}

const simple = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '');

/** `full time` is `Full_time`, `f` is `Female`; blood groups differ by their sign. */
function choiceOf(field: ImportField, cell: string): string | undefined {
  const options = optionsOf(field);
  if (!options || field === 'bloodGroup') {
    return options?.find((option) => option === cell.toUpperCase().replaceAll(' ', ''));
  }
  const wanted = simple(cell);
  return options.find((option) => [wanted, SHORT[wanted]].includes(simple(option)));
}

/** `Lopez, Ana Maria` and `Ana Maria Lopez` have the last name Lopez. */
function dividedName(name: string): Row {
  const [before = '', after] = name.split(',').map((part) => part.trim());
  if (after) return { firstName: after, lastName: before };
  const words = name.split(/\s+/);
  if (words.length === 1) return { firstName: name };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}
