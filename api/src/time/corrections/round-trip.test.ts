import {
  type CallBody,
  decideCorrection,
  listEmployeeTimeLogs,
  requestCorrections,
  type TimeLogBody,
} from '@rollcall/shared/contract';
import { offsetAt, toIsoWithOffset, toWallClock } from '@rollcall/shared/domain';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  // Logs have their own zone, so that one company can have logs in all of them.
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
  api.setNow(Date.parse('2026-12-01T12:00:00Z'));
  admin = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

const ZONES = [
  'America/Chicago',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Africa/Casablanca',
];
const LOGS_PER_ZONE = 12;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** A pseudorandom generator of numbers in [0, 1); the same in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The instants of a zone's clock changes, oldest first, to the second. */
function clockChanges(zone: string): number[] {
  const changes: number[] = [];
  for (let day = Date.UTC(2014, 0); day < Date.UTC(2026, 10, 20); day += DAY) {
    if (offsetAt(day, zone) === offsetAt(day + DAY, zone)) continue;
    let [low, high] = [day, day + DAY];
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000;
      if (offsetAt(middle, zone) === offsetAt(day, zone)) low = middle;
      else high = middle;
    }
    changes.push(high);
  }
  return changes;
}

interface Log {
  readonly id: number;
  readonly punchInAt: string;
  readonly punchOutAt: string;
  readonly totalWorkedMins: number;
}

/** Inserts logs from hours before a clock change to hours after it, half of them with a break. */
async function arrangeLogs(zone: string, employeeId: number, random: () => number) {
  for (const change of clockChanges(zone).slice(-LOGS_PER_ZONE)) {
    const seconds = (max: number) => Math.floor(random() * max) * 1000;
    const punchIn = change - 2 * 60 * MINUTE + seconds(3 * 3600);
    const punchOut = punchIn + MINUTE + seconds(4 * 3600);
    const iso = (instant: number) => new Date(instant).toISOString();
    const id = await api.fixtures.logIn(zone, employeeId, iso(punchIn), iso(punchOut));
    if (random() < 0.5) continue;
    const fixed = (instant: number) => toWallClock(instant, 'UTC-06:00');
    const start = punchIn + (punchOut - punchIn) * 0.25;
    const end = punchIn + (punchOut - punchIn) * 0.75;
    await api.fixtures.break(employeeId, id, fixed(start), fixed(end));
  }
}

type Row = CallBody<typeof requestCorrections>['rows'][number];

function closedLog(log: TimeLogBody): Log {
  const { id, punchInAt, punchOutAt, totalWorkedMins } = log;
  if (!punchOutAt || totalWorkedMins === null) throw new Error(`Log ${id} is not closed`);
  return { id, punchInAt, punchOutAt, totalWorkedMins };
}

async function readLogs(employeeId: number): Promise<Log[]> {
  const logs: Log[] = [];
  for (let page = 0; ; page += 1) {
    const query = { startDate: '2010-01-01', endDate: '2026-12-31', page };
    const request = { params: { employeeId }, query, token: admin };
    const { data } = (await api.call(listEmployeeTimeLogs, request)).body;
    logs.push(...data.data.map(closedLog));
    if (logs.length >= data.total) return logs;
  }
}

/** A row as our console sends it back. */
const rowOf = ({ id, punchInAt, punchOutAt }: Log) => ({
  timeLogId: id,
  punchIn: punchInAt,
  punchOut: punchOutAt,
});

/** The row with a punch-out half an hour later. */
const later = (log: Log, zone: string) => ({
  ...rowOf(log),
  punchOut: toIsoWithOffset(Date.parse(log.punchOutAt) + 30 * MINUTE, zone),
});

describe.each(ZONES)('in %s, across clock changes', (zone) => {
  test('a row that is sent back changes nothing, and 30 minutes more add 30', async () => {
    const employee = await api.signedIn();
    await arrangeLogs(zone, employee.id, randomFrom(ZONES.indexOf(zone) + 7));
    const logs = await readLogs(employee.id);
    const requestCorrection = async (rows: readonly Row[]) => {
      const body = { rows, reason: 'Forgot' };
      return (await api.call(requestCorrections, { body, token: employee.token })).body;
    };

    const unchanged = await requestCorrection(logs.map(rowOf));
    expect(unchanged.fields?.map(({ message }) => message)).toEqual(
      logs.map(() => 'This changes nothing'),
    );

    const rows = logs.map((log) => later(log, zone));
    expect(rows).toHaveLength(LOGS_PER_ZONE);
    const requested = (await requestCorrection(rows)).data;
    expect(requested.map(({ effectMins }) => effectMins)).toEqual(rows.map(() => 30));
    for (const { id } of requested) {
      const body = { status: 'Approved' } as const;
      await api.call(decideCorrection, { params: { id }, body, token: admin });
    }
    const workedMinutesOf = (all: readonly Log[]) =>
      all.reduce((sum, { totalWorkedMins }) => sum + totalWorkedMins, 0);
    expect(workedMinutesOf(await readLogs(employee.id)) - workedMinutesOf(logs)).toBe(
      30 * rows.length,
    );
  });
});
