import { addDays, today } from '@rollcall/shared/domain';
import { createCompany } from './company.ts';

const IDS = Array.from({ length: 119 }, (_, index) => index + 2);
const NOON = Date.parse('2026-03-10T18:00:00Z');
const FIXED = 'UTC-06:00';

test('the same time and zone give the same company', () => {
  expect(createCompany(IDS, NOON, FIXED)).toEqual(createCompany(IDS, NOON, FIXED));
});

test.each([
  ['noon', '2026-03-10T18:00:00Z', FIXED],
  ['ten past midnight', '2026-03-10T06:10:00Z', FIXED],
  ['a Sunday evening', '2026-03-15T23:00:00Z', FIXED],
  ['the day the clocks go forward', '2026-03-08T15:00:00Z', 'America/Chicago'],
  ['the day the clocks go back', '2026-11-01T15:00:00Z', 'America/Chicago'],
  ['the leap day', '2028-02-29T05:00:00Z', 'Asia/Kolkata'],
  ['New Year', '2026-01-01T12:00:00Z', 'Pacific/Kiritimati'],
  ['a half-hour DST', '2026-04-05T01:00:00Z', 'Australia/Lord_Howe'],
])(
  'at %s some employees are at work, on break and on leave, and nothing is in the future',
  (...row) => {
    const [, instant, zone] = row;
    const now = Date.parse(instant);
    const date = today(now, zone);
    const { employees, logs, breaks, leaves } = createCompany(IDS, now, zone);
    const todays = logs.filter((log) => log.workDate === date);
    expect(todays.filter((log) => log.state === 'open').length).toBeGreaterThan(5);
    expect(logs.some((log) => log.state === 'open' && log.workDate < date)).toBe(true);
    expect(breaks.filter((item) => item.end === null).length).toBeGreaterThan(1);
    expect(
      leaves.filter((leave) => leave.status === 'Approved' && covers(leave, date)).length,
    ).toBeGreaterThan(1);
    expect(new Set(leaves.map((leave) => leave.status)).size).toBe(3);
    expect(logs.filter((log) => log.state === 'missing-out').length).toBeGreaterThan(5);
    const wrong = logs.filter((log) => {
      const until = log.punchOut ?? now;
      const isInTime = log.punchIn <= until && until <= now;
      const isOnDate = today(log.punchIn, zone) === log.workDate;
      const areInside = log.breaks.every(
        (item) => item.start >= log.punchIn && (item.end ?? item.start) <= until,
      );
      return !(isInTime && isOnDate && areInside);
    });
    expect(wrong).toEqual([]);
    expect(new Set(employees.map((employee) => employee.email.toLowerCase())).size).toBe(
      employees.length,
    );
  },
);

test('the company has employees of every status, with unusual names and night shifts', () => {
  const { employees, logs } = createCompany(IDS, NOON, FIXED);
  const count = (keep: (employee: (typeof employees)[number]) => boolean) =>
    employees.filter(keep).length;
  expect(count((employee) => employee.role === 'ADMIN')).toBe(4);
  expect(count((employee) => employee.isActive === null)).toBeGreaterThan(4);
  expect(count((employee) => employee.isActive === false)).toBeGreaterThan(8);
  expect(new Set(employees.map((employee) => employee.verificationStatus)).size).toBe(5);
  expect(
    count((employee) => /[^ -~]/.test(employee.firstName + employee.lastName)),
  ).toBeGreaterThan(10);
  expect(count((employee) => employee.lastName.includes("'"))).toBeGreaterThan(1);
  const overnight = logs.filter(
    (log) => log.punchOut !== null && today(log.punchOut, FIXED) === addDays(log.workDate, 1),
  );
  expect(overnight.length).toBeGreaterThan(100);
  const patterns = Map.groupBy(employees, ({ pattern }) => pattern);
  expect([...patterns.keys()].toSorted()).toEqual([
    'flexible',
    'night',
    'office',
    'part-time',
    'rotating',
  ]);
});

function covers(leave: { startDate: string; endDate: string }, date: string): boolean {
  return leave.startDate <= date && date <= leave.endDate;
}
