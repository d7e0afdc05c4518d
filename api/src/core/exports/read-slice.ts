/** How many rows of a list a slice has. */
const SLICE_ROWS = 500;

/** A slice of rows that have been read with a limit, and its end; `read` gets one row more, which says whether there are others. */
export async function sliceOf<Row, Position>(
  read: (limit: number) => Promise<Row[]>,
  positionOf: (row: Row) => Position,
  size = SLICE_ROWS,
): Promise<{ readonly rows: Row[]; readonly next: Position | null }> {
  const found = await read(size + 1);
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last ? positionOf(last) : null };
}
