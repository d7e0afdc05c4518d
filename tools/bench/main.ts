import { resolve } from 'node:path';
import { ROOT } from '../process/run-command.ts';
import { CALLS } from './calls.ts';
import { type DatabaseKind, type Options, readOptions } from './options.ts';
import { type Side, type Speed, startSide } from './side.ts';
import { markdownTable } from './table.ts';

// `npm run bench:api`: what a call of the API costs, and an idle server (docs/performance.md).
const options = readOptions(process.argv.slice(2));
for (const database of options.databases) await measure(database, options);

async function measure(
  database: DatabaseKind,
  { before, connections, seconds, idleSeconds }: Options,
): Promise<void> {
  const employees = Math.max(...connections);
  const sides: Side[] = [];
  try {
    if (before) sides.push(await startSide('before', resolve(before), { database, employees }));
    sides.push(await startSide(before ? 'now' : '', ROOT, { database, employees }));
    printCounts(sides);
    for (const number of connections) await printSpeeds(database, sides, number, seconds);
    const rows = [];
    for (const side of sides) {
      const { server, database: ofDatabase, memoryMb } = await side.idle(idleSeconds);
      rows.push([side.name, server.toFixed(2), ofDatabase.toFixed(2), memoryMb.toFixed(0)]);
    }
    const columns = ['', 'server, % of a core', 'database, % of a core', 'server, MB'];
    print(`${database}, while idle`, columns, rows);
  } finally {
    for (const side of sides) await side.stop();
  }
}

function printCounts(sides: readonly Side[]): void {
  const counted = sides.flatMap((side) => side.counted ?? []);
  if (counted.length === 0) return;
  const figures = ['statements', 'roundTrips', 'parsed', 'rowsWritten'] as const;
  const rows = CALLS.map((call) => [
    call.name,
    ...figures.map((figure) =>
      counted.map(({ calls }) => round(calls.get(call)?.[figure] ?? 0)).join(' → '),
    ),
  ]);
  print('Per call', ['call', 'statements', 'round trips', 'planned', 'rows written'], rows);
  const idle = counted.map((each) => each.idle.toFixed(1)).join(' → ');
  process.stdout.write(`\nStatements a second while idle: ${idle}\n`);
}

/** The sides take turns, so that a busy moment of the machine hits both. */
async function printSpeeds(
  database: DatabaseKind,
  sides: readonly Side[],
  connections: number,
  seconds: number,
): Promise<void> {
  const rows = [];
  for (const call of CALLS) {
    const speeds: Speed[] = [];
    for (const side of sides) speeds.push(await side.measure(call, connections, seconds));
    const sideBySide = (figure: keyof Speed) =>
      speeds.map((speed) => round(speed[figure])).join(' → ');
    rows.push([
      call.name,
      sideBySide('perSecond'),
      sideBySide('p50'),
      sideBySide('p99'),
      sideBySide('serverMs'),
      sideBySide('databaseMs'),
    ]);
  }
  const columns = ['call', 'a second', 'p50 ms', 'p99 ms', 'server CPU ms', 'database CPU ms'];
  print(`${database}, ${connections} connections`, columns, rows);
}

/** Two digits are enough: a run differs from the next by more. */
function round(value: number): string {
  return value >= 10 ? value.toFixed(0) : String(Number(value.toFixed(1)));
}

function print(title: string, columns: readonly string[], rows: readonly string[][]): void {
  process.stdout.write(`\n${title}\n\n${markdownTable(columns, rows)}\n`);
}
