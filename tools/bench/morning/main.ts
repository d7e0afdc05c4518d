import { percentilesOf } from '../percentiles.ts';
import { markdownTable } from '../table.ts';
import { openCompany } from './company.ts';
import { type Morning, readMornings } from './options.ts';
import { type Result, runMorning } from './run-morning.ts';

// `npm run bench:morning`: everyone of a company punches in within a few minutes (docs/performance.md).
const COLUMNS = [
  '',
  'punches',
  'p50 ms',
  'p99 ms',
  'longest ms',
  'boards read',
  'p50 ms',
  'p99 ms',
  'failed',
  'kills',
  'lost',
];
const rows: string[][] = [];
for (const morning of readMornings(process.argv.slice(2))) {
  const company = await openCompany(morning);
  try {
    const result = await runMorning(company, morning);
    rows.push(rowOf(morning, result));
    for (const failure of new Set(result.failures)) process.stdout.write(`failed: ${failure}\n`);
    if (result.failures.length + result.lost > 0) process.exitCode = 1;
  } finally {
    await company.stop();
  }
}
process.stdout.write(`\n${markdownTable(COLUMNS, rows)}\n`);

function rowOf(
  { database, employees, seconds, kills }: Morning,
  { punches, boards, failures, lost }: Result,
): string[] {
  const title = `${database}, ${employees} employees in ${seconds} s`;
  const [punch, board] = [percentilesOf(punches), percentilesOf(boards)];
  const numbers = [
    punches.length,
    punch.p50,
    punch.p99,
    punch.longest,
    boards.length,
    board.p50,
    board.p99,
    failures.length,
    kills,
    lost,
  ];
  return [title, ...numbers.map((number) => number.toFixed(0))];
}
