import type { ExportFormat } from '@rollcall/shared/contract';
import type { output, ZodMiniType } from 'zod/mini';
import type { Context } from '../context.ts';
import type { Db } from '../db/connection.ts';

/** A value as an export keeps it; null leaves the cell empty. */
export type Cell = string | number | null;

/**
 * What the values of a column are: texts, numbers, calendar dates `YYYY-MM-DD`, wall-clock times `YYYY-MM-DD HH:mm:ss`, or whole
 * minutes, which the file shows as decimal hours or as hours and minutes.
 */
export type ColumnKind = 'text' | 'number' | 'date' | 'time' | 'hours' | 'duration';

/** A column of an export. */
export interface Column<Row> {
  /** Stable: requests name it. */
  readonly key: string;
  readonly title: string;
  readonly kind: ColumnKind;
  /** Whether it is in an export that does not name its columns. */
  readonly isDefault: boolean;
  cell(row: Row): Cell;
}

/** Some rows of a list, in its order. */
interface Slice<Row, Position> {
  readonly rows: readonly Row[];
  /** Where the next slice begins; null after the last one. */
  readonly next: Position | null;
  /** Whether its rows are still being calculated: it is to be read again from the same position. */
  readonly isWaiting?: boolean;
  /** How many rows the whole list has, where that is known. */
  readonly total?: number;
}

/** How the rows of a list are exported. */
interface ExportDefinition<Filter extends ZodMiniType, Row, Position> {
  /** What the file has, such as `Time logs`. */
  readonly title: string;
  /** As what it can be exported; as a table unless given. */
  readonly formats?: readonly ExportFormat[];
  /** The query parameters of the list, without page and order. */
  readonly filter: Filter;
  readonly columns: readonly Column<Row>[];
  /** What a filter by id stands for, by the names of the notes: the file and the audit say it, too. @throws ApiError `not_found`. */
  explainFilter?(db: Db, filter: output<Filter>): Promise<Readonly<Record<string, string>>>;
  /** Reads a slice in under 200 ms, because the embedded database has one connection. */
  read(
    context: Context,
    filter: output<Filter>,
    after: Position | null,
  ): Promise<Slice<Row, Position>>;
}

/** The same for code that handles all lists. */
export interface ExportedList {
  readonly title: string;
  readonly formats: readonly ExportFormat[];
  readonly filter: ZodMiniType<Readonly<Record<string, unknown>>>;
  readonly columns: readonly Column<never>[];
  explainFilter?(db: Db, filter: unknown): Promise<Readonly<Record<string, string>>>;
  read(context: Context, filter: unknown, after: unknown): Promise<Slice<unknown, unknown>>;
}

/** Defines the export of a list and forgets the types of its filter and its rows. */
export function defineExport<const Filter extends ZodMiniType, Row, Position>(
  definition: ExportDefinition<Filter, Row, Position>,
): ExportedList {
  return { formats: ['xlsx', 'csv'], ...definition } as unknown as ExportedList;
}

type ColumnOptions = { readonly isDefault?: boolean };

const column =
  (kind: ColumnKind) =>
  <Row>(
    key: string,
    title: string,
    cell: Column<Row>['cell'],
    { isDefault = true }: ColumnOptions = {},
  ): Column<Row> => ({ key, title, kind, isDefault, cell });

export const textColumn = column('text');
export const numberColumn = column('number');
export const dateColumn = column('date');
export const timeColumn = column('time');

/** Whole minutes as two columns: decimal hours, which can be calculated with, and hours and minutes, which are exact. */
export function minuteColumns<Row>(
  key: string,
  title: string,
  minutes: (row: Row) => number | null,
  options?: ColumnOptions,
): Column<Row>[] {
  return [
    column('hours')(`${key}Hours`, `${title} (hours)`, minutes, options),
    column('duration')(`${key}Time`, `${title} (h:mm)`, minutes, options),
  ];
}
