import type { Load } from './measure.ts';

/** The loads of one page by one console. */
export interface Row {
  readonly page: string;
  readonly side: string;
  readonly loads: readonly Load[];
}

const COLUMNS: Readonly<
  Record<keyof Load, readonly [title: string, format: (n: number) => string]>
> = {
  paintMs: ['first paint', ms],
  headingMs: ['heading', ms],
  appMs: ['drawn by the application', ms],
  readyMs: ['ready', ms],
  scriptMs: ['script', ms],
  longTasksMs: ['long tasks', ms],
  layoutShift: ['layout shift', (value) => value.toFixed(4)],
  requests: ['requests', ms],
  bytesUntilReady: ['kB until ready', kB],
  bytes: ['kB', kB],
};

/** A table in Markdown: median, with minimum and maximum where they differ. */
export function tableOf(rows: readonly Row[]): string {
  const figures = Object.keys(COLUMNS) as (keyof Load)[];
  const lines = rows.map(({ page, side, loads }) => {
    const cells = figures.map((figure) => {
      const [, format] = COLUMNS[figure];
      return spread(
        loads.map((load) => load[figure]),
        format,
      );
    });
    return [page, side, ...cells];
  });
  const head = ['page', 'console', ...figures.map((figure) => COLUMNS[figure][0])];
  return [head, head.map(() => '---'), ...lines]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n');
}

function spread(values: readonly number[], format: (value: number) => string): string {
  const sorted = values.toSorted((a, b) => a - b);
  const [least, median, most] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) =>
    format(sorted[at] ?? Number.NaN),
  );
  return least === most ? `${median}` : `${median} (${least}–${most})`;
}

function ms(value: number): string {
  return String(Math.round(value));
}

function kB(value: number): string {
  return (value / 1000).toFixed(value < 100_000 ? 1 : 0);
}
