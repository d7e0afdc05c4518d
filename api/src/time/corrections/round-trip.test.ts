import { instantsOf, offsetAt, toIsoWithOffset, toWallClock } from '@rollcall/shared/domain';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  // Logs keep their own zone, so one company has them all.
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
const LOGS_A_ZONE = 12;
const MINUTE = 60_000;
const DAY = 86_400_000;

/** Numbers in [0, 1) that are the same in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The instants at which a zone's clocks changed, oldest first, to the second. */
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
  readonly punchIn: string;
  readonly punchOut: string;
  readonly punchInAt: string;
  readonly punchOutAt: string;
  readonly totalWorkedMins: number;
}

/** Logs from some hours before a change of the clocks to some hours after it, half of them with a break. */
async function arrangeLogs(zone: string, employeeId: number, random: () => number) {
  for (const change of clockChanges(zone).slice(-LOGS_A_ZONE)) {
    const seconds = (most: number) => Math.floor(random() * most) * 1000;
    const punchIn = change - 2 * 60 * MINUTE + seconds(3 * 3600);
    const punchOut = punchIn + MINUTE + seconds(4 * 3600);
    const iso = (instant: number) => new Date(instant).toISOString();
    const id = await api.arrange.logIn(zone, employeeId, iso(punchIn), iso(punchOut));
    if (random() < 0.5) continue;
    const fixed = (instant: number) => toWallClock(instant, 'UTC-06:00');
    const start = punchIn + (punchOut - punchIn) * 0.25;
    const end = punchIn + (punchOut - punchIn) * 0.75;
    await api.arrange.break(employeeId, id, fixed(start), fixed(end));
  }
}

async function readLogs(employeeId: number): Promise<Log[]> {
  const logs: Log[] = [];
  for (let page = 0; ; page += 1) {
    const range = `startDate=2010-01-01&endDate=2026-12-31&page=${page}`;
    const { data } = (await api.get(`/user/timeLog/${employeeId}?${range}`, admin)).body;
    logs.push(...data.data);
    if (logs.length >= data.total) return logs;
  }
}

/** A row as it is sent back, its texts as they were read; with instants as our console sends it. */
const rowOf = ({ id, punchIn, punchOut, punchInAt, punchOutAt }: Log, hasInstants: boolean) => ({
  timeLogId: id,
  punchIn,
  punchOut,
  ...(hasInstants && { punchInAt, punchOutAt }),
});

/** The row with another out; undefined where its text alone does not say which of two equal times it is. */
function later(log: Log, zone: string, hasInstants: boolean) {
  const out = Date.parse(log.punchOutAt) + 30 * MINUTE;
  const punchOut = toWallClock(out, zone);
  if (!hasInstants && instantsOf(punchOut, zone).length > 1) return undefined;
  const punchOutAt = toIsoWithOffset(out, zone);
  return { ...rowOf(log, hasInstants), punchOut, ...(hasInstants && { punchOutAt }) };
}

describe.each(ZONES)('in %s, over the changes of its clocks', (zone) => {
  test.each([
    ['with the instants', true],
    ['with texts alone', false],
  ])('a row sent back %s changes nothing, and 30 minutes more pay 30', async (_, hasInstants) => {
    const own = await api.signedIn();
    await arrangeLogs(zone, own.id, randomFrom(ZONES.indexOf(zone) + (hasInstants ? 7 : 77)));
    const logs = await readLogs(own.id);
    const ask = async (rows: readonly object[]) =>
      (await api.send('POST', '/corrections', own.token, { rows, reason: 'Forgot' })).body;

    const unchanged = await ask(logs.map((log) => rowOf(log, hasInstants)));
    expect(unchanged.fields.map(({ message }: { message: string }) => message)).toEqual(
      logs.map(() => 'This changes nothing'),
    );

    const rows = logs.flatMap((log) => later(log, zone, hasInstants) ?? []);
    expect(rows.length).toBeGreaterThan(LOGS_A_ZONE / 2);
    const asked: { id: number; effectMins: number }[] = (await ask(rows)).data;
    expect(asked.map(({ effectMins }) => effectMins)).toEqual(rows.map(() => 30));
    for (const { id } of asked) {
      await api.send('PUT', `/admin/corrections/${id}/decision`, admin, { status: 'Approved' });
    }
    const paid = (all: readonly Log[]) =>
      all.reduce((sum, { totalWorkedMins }) => sum + totalWorkedMins, 0);
    expect(paid(await readLogs(own.id)) - paid(logs)).toBe(30 * rows.length);
  });
});
