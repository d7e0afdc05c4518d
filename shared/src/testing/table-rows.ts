import { screen, within } from '@testing-library/react';

/** The visible texts of a table's cells by row, without the header row. */
export function tableRows(name?: string): string[][] {
  const table = screen.getByRole('table', name === undefined ? {} : { name });
  const [, ...rows] = within(table).getAllByRole('row');
  return rows.map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()),
  );
}
