import { parseArgs } from 'node:util';

/** A connection that pages are loaded over. */
export interface Link {
  readonly name: 'slow' | 'local';
  /** Kilobits per second and round trip in milliseconds; undefined without a limit. */
  readonly limits?: { readonly kilobits: number; readonly latencyMs: number };
  /** How many times slower the processor is. */
  readonly cpuRate: number;
}

const LINKS: readonly Link[] = [
  { name: 'local', cpuRate: 1 },
  /** A slow phone. */
  { name: 'slow', limits: { kilobits: 1600, latencyMs: 150 }, cpuRate: 4 },
];

/** A page that is loaded. */
export interface BenchPage {
  readonly path: string;
  /** The module that is released between two visits: the page's own, or for `/` one that it does not draw. */
  readonly module: string;
  /** What the page is there for: the field to type into, or the first row. */
  readonly ready: string;
  readonly isPublic: boolean;
}

const FIELD = 'input:not([type=hidden]):not([disabled]):not([readonly])';
const ROW = '#root tbody tr.ant-table-row';

const PAGES: readonly BenchPage[] = [
  { path: '/login', module: 'mfe-auth', ready: FIELD, isPublic: true },
  { path: '/', module: 'mfe-leave', ready: '#root .counts td', isPublic: false },
  { path: '/employees', module: 'mfe-employees', ready: ROW, isPublic: false },
  { path: '/time/logs', module: 'mfe-time', ready: ROW, isPublic: false },
];

export interface BenchOptions {
  readonly rounds: number;
  readonly pages: readonly BenchPage[];
  readonly links: readonly Link[];
  readonly hasSingle: boolean;
  readonly hasReleases: boolean;
  readonly hasFilm: boolean;
  /** Root of another checkout, whose console is measured as 'before'. */
  readonly before: string | undefined;
}

/**
 * The options of `npm run bench:load` (docs/performance.md).
 * @throws Error with one sentence for an unknown option, page or link.
 */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      pages: { type: 'string' },
      links: { type: 'string' },
      console: { type: 'string' },
      'no-single': { type: 'boolean', default: false },
      'no-releases': { type: 'boolean', default: false },
      'no-film': { type: 'boolean', default: false },
    },
  });
  const rounds = Number(positionals[0] ?? 7);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error('The number of rounds is 1 or more.');
  return {
    rounds,
    pages: choose('page', PAGES, ({ path }) => path, values.pages),
    links: choose('link', LINKS, ({ name }) => name, values.links),
    hasSingle: !values['no-single'],
    hasReleases: !values['no-releases'],
    hasFilm: !values['no-film'],
    before: values.console,
  };
}

function choose<T>(
  what: string,
  all: readonly T[],
  nameOf: (one: T) => string,
  names: string | undefined,
): readonly T[] {
  if (names === undefined) return all;
  return names.split(',').map((name) => {
    const found = all.find((one) => nameOf(one) === name);
    if (!found) throw new Error(`There is no ${what} ${name}: ${all.map(nameOf).join(', ')}.`);
    return found;
  });
}
