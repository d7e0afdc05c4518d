import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { storeDaysKind } from '../attendance/store/job.ts';
import { migrate } from '../core/db/migrate.ts';
import { seedDemoCompany } from '../setup/demo/seed.ts';
import prepareTemplates from './global-setup.ts';
import { runJob } from './run-job.ts';
import { NOON, startTestApi, type TestApi } from './test-api.ts';

// Times what administrators read of attendance in a company of N employees, and storing a month of its days again
// (docs/performance.md). TEST_DATABASE_URL names the PostgreSQL; `npm run bench:attendance` starts one.
const ROUNDS = 21;
const ZONE = 'America/Chicago';
const [thisMonth, lastMonth] = ['2026-03', '2026-02'];
const YESTERDAY = '2026-03-09';

const employees = Number(process.argv[2] ?? 1000);
const seconds = (startedAt: number) => ((performance.now() - startedAt) / 1000).toFixed(1);
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const print = (what: string, text: string) =>
  process.stdout.write(`${employees} employees  ${what.padEnd(44)} ${text}\n`);

await prepareTemplates();
const api = await startTestApi({ COMPANY_ZONE: ZONE }, async (client) => {
  await migrate(client);
  // Demo accounts sign in nowhere here, so that a cheap hash is enough.
  const passwordHash = await hash('not used', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await seedDemoCompany(client, { employees, now: NOON, zone: ZONE, passwordHash });
});
try {
  await api.database.withClient((client) => client.query('ANALYZE'));
  await measure(api);
} finally {
  await api.stop();
}

async function measure({ database, tokenOf }: TestApi): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf('ADMIN')}` };
  const read = (path: string) => fetch(api.base + path, { headers }).then(textOf);
  const pages = {
    "Today's Attendance": '/admin/time-logs?page=0&from=2026-03-10&to=2026-03-10&withCounts=true',
    'the board': '/admin/attendance/board',
    'the card Now': '/admin/now',
    'its last 14 days': '/admin/now/days',
    dashboard: '/admin/dashboard',
    'Month, calculated': `/admin/attendance?month=${thisMonth}`,
  };
  for (const [name, path] of Object.entries(pages)) await printTimes(name, () => read(path));

  const run = (sql: string) => database.withClient((client) => client.query(sql));
  // Only last month is stored: the other days would only take longer.
  await run(`UPDATE company SET days_stored_until = '${YESTERDAY}'`);
  const markStale = () =>
    run(`DELETE FROM stale_days; INSERT INTO stale_days (scope_key, from_date, to_date)
      VALUES ('company', '${lastMonth}-01', '${lastMonth}-28')`);
  const storeDays = async () => {
    const startedAt = performance.now();
    const steps = await runJob(api, storeDaysKind({ zone: ZONE }), NOON);
    return `${seconds(startedAt)} s in ${steps} steps`;
  };
  const month = () => read(`/admin/attendance?month=${lastMonth}`);
  await markStale();
  print('last month stored', await storeDays());
  await printTimes('last month, stored', month);
  const startedAt = performance.now();
  await run('UPDATE shifts SET expected_min = expected_min - 1 WHERE expected_min > 0');
  print('all shifts changed', `${seconds(startedAt)} s`);
  await markStale();
  await printTimes('last month, waiting to be stored again', month);
  const before = digest(await month());
  print('last month stored again', await storeDays());
  const isSame = before === digest(await month());
  print('its figures before and after', isSame ? 'are the same' : 'DIFFER');
  if (!isSame) process.exitCode = 1;
  print('last month closed', await closeMonth(headers));
}

/** Closing holds back all changes of days meanwhile, so its time matters to everyone. */
async function closeMonth(headers: Record<string, string>): Promise<string> {
  const range = { from: `${lastMonth}-01`, to: `${lastMonth}-28`, acceptsUnsettled: true };
  const startedAt = performance.now();
  await fetch(`${api.base}/admin/periods`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(range),
  }).then(textOf);
  return `${seconds(startedAt)} s`;
}

/** @throws Error for a response that is not a success. */
async function textOf(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

async function printTimes(name: string, read: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await read();
    times.push(performance.now() - startedAt);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(ROUNDS * share)] ?? 0).toFixed(0);
  print(name, `p50 ${at(0.5).padStart(4)} ms   p95 ${at(0.95).padStart(4)} ms`);
}
