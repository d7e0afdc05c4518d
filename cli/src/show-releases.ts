import type { ReleaseHealth, ReleasesReport } from '@rollcall/shared/module';
import { printableValue } from '@rollcall/shared/node';
import type { CommandLine } from './command-line.ts';

type Name = ReleasesReport['names'][number];

const AGE_STEPS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/** Number of versions that are listed without `--all`. */
const LISTED_VERSIONS = 5;

interface Options {
  readonly now: Date;
  readonly commandLine: CommandLine;
  /** List every version. */
  readonly isAll?: boolean;
  /** Names with unreleased source. */
  readonly differing?: readonly string[] | undefined;
}

/** The output of `npm run releases`: a block per name, a line per version. */
export function showReleases({ names, notLive }: ReleasesReport, options: Options): string {
  const blocks = [
    ...names.map((entry) => showName(headOf(entry, options), entry, options)),
    ...notLive.map((entry) => showName(`${entry.name}  not live`, entry, options)),
  ];
  return blocks.join('\n\n');
}

function headOf({ name, current, disabled, by, at }: Name, { now, commandLine }: Options): string {
  const off = disabled ? `  DISABLED; ${commandLine('enable', name)}` : '';
  return `${name}  live ${current}, moved ${formatAge(at, now)} by ${printableValue(by)}${off}`;
}

/** Of a name that is not live only its versions are known. */
type Entry = Pick<Name, 'name' | 'versions'> & Partial<Name>;

function showName(head: string, entry: Entry, options: Options): string {
  const { name, versions } = entry;
  const { now, commandLine, isAll = false, differing = [] } = options;
  const listed = versions.filter(
    ({ version, problem }, index) =>
      isAll || index < LISTED_VERSIONS || problem || pointsOf(entry, version).length > 0,
  );
  const width = Math.max(...versions.map(({ version }) => version.length));
  const marksWidth = Math.max(...listed.map((one) => marksOf(entry, one).length));
  const lines = listed.map((one) => {
    const { version, builtAt, health } = one;
    const marks = marksOf(entry, one).padEnd(marksWidth);
    const built = builtAt === '' ? '' : `built ${formatAge(builtAt, now)}`;
    return `  ${version.padEnd(width)}  ${marks}  ${built.padEnd(16)}  ${showHealth(health, now)}`.trimEnd();
  });
  const hidden = versions.length - listed.length;
  return [
    head,
    ...lines,
    ...Object.entries(entry.deprecated ?? {}).map(
      ([used, advice]) => `  uses ${used}, which is deprecated: ${advice}`,
    ),
    ...(hidden > 0 ? [`  and ${hidden} older; ${commandLine('releases', name, '--all')}`] : []),
    ...(versions.some(({ problem }) => problem) ? [PROBLEM_HINT] : []),
    ...(differing.includes(name) ? [`  source differs from live; npm run release -w ${name}`] : []),
  ].join('\n');
}

const PROBLEM_HINT =
  '  what is missing or damaged cannot be used; the operator repairs it with npm run releases -- --repair, or restores it from a backup';

/** What the pointer says about a version. */
const pointsOf = ({ current, good, bad = [] }: Entry, version: string): string[] => [
  ...(version === current ? ['live'] : []),
  ...(version === good ? ['last known good'] : []),
  ...(bad.includes(version) ? ['bad'] : []),
];

const SMOKE_MARKS = {
  passed: [],
  failed: ['smoke test failed'],
  missing: ['not smoke-tested'],
} as const;

const PROBLEM_MARKS = { missing: ['files missing'], damaged: ['release.json damaged'] } as const;

const marksOf = (
  entry: Entry,
  { version, smokeTest = 'passed', problem }: Name['versions'][number],
) =>
  [
    ...pointsOf(entry, version),
    ...(problem ? PROBLEM_MARKS[problem] : SMOKE_MARKS[smokeTest]),
  ].join(', ');

function showHealth(
  { ok, fallback, failed, why, medianMs, last }: ReleaseHealth,
  now: Date,
): string {
  if (ok + fallback + failed === 0) return '';
  const median = medianMs === null ? '' : ` (median ${Math.round(medianMs)} ms)`;
  const reasons = Object.entries(why)
    .toSorted((a, b) => b[1] - a[1])
    .map(([reason, count]) => `${reason} ${count}`);
  const bad = fallback + failed === 0 ? '' : `, ${fallback} fell back, ${failed} failed`;
  const because = reasons.length > 0 ? `: ${reasons.join(', ')}` : '';
  return `${ok} ok${median}${bad}${because}${showLast(last, now)}`;
}

/** When a version failed last, and the id by which its user can be found. */
function showLast(last: ReleaseHealth['last'], now: Date): string {
  if (!last) return '';
  const id = last.supportId === undefined ? '' : `, support id ${last.supportId}`;
  return `; last failed ${formatAge(last.at, now)}${id}`;
}

/** The age of an ISO instant in its largest whole unit; 'just now' below a minute. */
function formatAge(at: string, now: Date): string {
  const ms = now.getTime() - Date.parse(at);
  const step = AGE_STEPS.find(([, unitMs]) => ms >= unitMs);
  return step ? `${Math.floor(ms / step[1])} ${step[0]} ago` : 'just now';
}
