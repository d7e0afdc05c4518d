import type { TableColumnsType, TableColumnType } from 'antd';
import type { CSSProperties } from 'react';

/** The padding of a cell, left and right together, in pixels. `list-region.css` has less on a tablet. */
const GAP = 24;

interface FixedColumns<Row> {
  readonly columns: TableColumnType<Row>[];
  /** For the element around the table; undefined when the columns follow their contents. */
  readonly style?: CSSProperties;
}

/**
 * Fixes the widths of a list whose columns all say how wide their content is, so that rows that arrive move nothing.
 * A column with `width` (in pixels, without padding) has a short value, which needs it at every size; columns with
 * `minWidth` share the rest in proportion, and wrap. Narrower than all of them together, the list scrolls sideways; on a
 * tablet it wraps instead. If a column says neither, all widths follow the contents, as in any table.
 */
export function fixColumnWidths<Row>(columns: TableColumnsType<Row>): FixedColumns<Row> {
  const needs = columns.map(({ width, minWidth }: TableColumnType<Row>) =>
    typeof width === 'number' ? width : minWidth,
  );
  if (!needs.every((need) => need !== undefined)) return { columns: [...columns] };
  const share = (index: number) => (needs[index] ?? 0) + GAP;
  const total = sumOf(columns.map((_, index) => share(index)));
  const short = (index: number) =>
    `max(${needs[index]}px + var(--list-gap), ${((share(index) / total) * 100).toFixed(2)}cqi)`;
  const shorts = columns.flatMap(({ width }, index) => (width === undefined ? [] : [short(index)]));
  const flexible = sumOf(
    columns.map(({ width }, index) => (width === undefined ? share(index) : 0)),
  );
  return {
    columns: columns.map((column, index) => ({
      ...column,
      width:
        column.width === undefined
          ? `calc(var(--list-rest) * ${(share(index) / flexible).toFixed(4)})`
          : short(index),
    })),
    style: {
      '--list-min-width': `${total}px`,
      '--list-rest': `calc(var(--list-width) - (${['0px', ...shorts].join(' + ')}))`,
    } as CSSProperties,
  };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
