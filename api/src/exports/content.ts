import type { Cell, Column } from '../core/exports/exported-list.ts';

/** What is written into the file of an export. */
export interface ExportContent {
  /** Name of the sheet. */
  readonly title: string;
  readonly columns: readonly Pick<Column<never>, 'title' | 'kind'>[];
  readonly parts: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Lines after the rows and an empty line: company, zone, filter. */
  readonly notes: readonly (readonly [string, string])[];
}
