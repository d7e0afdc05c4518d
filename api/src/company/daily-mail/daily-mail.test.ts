import { updatePreferences } from '@rollcall/shared/contract';
import { DAY_MS, HOUR_MS } from '@rollcall/shared/domain';
import { eq } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { jobs } from '../../core/db/tables/jobs.ts';
import { createJobRunner } from '../../core/jobs/job-runner.ts';
import { createRecurringJobs } from '../../core/jobs/jobs.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { dailyMail } from './content.ts';
import { dailyMailKind } from './job.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.database.db.delete(jobs);
  await api.database.db.update(employees).set({ dailyMailOn: null });
});
afterAll(() => api.stop());

const ADDRESSES = ['ada', 'ben', 'inactive', 'employee'].map((name) => `${name}@example.test`);

/** Runs the job at a time and returns who has got a mail so far, once for each mail. */
async function runAt(now: number): Promise<string[]> {
  const { db } = api.database;
  const kinds = [dailyMailKind(api.api.context)];
  await createRecurringJobs(db, now - HOUR_MS, kinds);
  const errors: unknown[] = [];
  const onError = (message: string, error?: unknown) => errors.push([message, error]);
  const runner = createJobRunner({ db, clock: () => now, kinds, concurrency: 1, onError });
  await runner.runDue();
  await runner.stop();
  expect(errors).toEqual([]);
  // The server delivers mails by itself, so that they may have left the outbox already.
  api.setNow(now);
  const recipients: string[] = [];
  for (const address of ADDRESSES) {
    const mails = await api.mailsTo(address);
    recipients.push(...mails.map(() => address));
  }
  return recipients;
}

/** Seven in the morning of the next day, in the company zone. */
const MORNING = NOON + DAY_MS - 5 * HOUR_MS;

test('each morning every active administrator gets one mail about what waits, unless they turned it off', async () => {
  const { fixtures } = api;
  const { db } = api.database;
  const token = await api.tokenOf('ADMIN');
  const [ada, ben] = await Promise.all(
    ['ada', 'ben'].map((name) =>
      fixtures.employee({ role: 'ADMIN', isActive: true, email: `${name}@example.test` }),
    ),
  );
  await fixtures.employee({ role: 'ADMIN', isActive: false, email: 'inactive@example.test' });
  await fixtures.employee({ isActive: true, email: 'employee@example.test' });
  const off = await api.call(updatePreferences, { token, body: { dailyMail: false } });
  expect(off.body.data).toEqual({ dailyMail: false });

  expect(await runAt(MORNING)).toEqual([]);

  await db.update(employees).set({ dailyMailOn: null });
  await fixtures.leave(ada as number, '2026-04-10', '2026-04-12', 'Pending');
  await db.delete(jobs);
  expect(await runAt(MORNING - 1)).toEqual([]);
  expect(await runAt(MORNING + HOUR_MS)).toEqual(['ada@example.test', 'ben@example.test']);
  await db.delete(jobs);
  expect(await runAt(MORNING + 5 * HOUR_MS)).toEqual(['ada@example.test', 'ben@example.test']);
  await db
    .update(employees)
    .set({ dailyMail: false })
    .where(eq(employees.id, ben as number));
  await db.delete(jobs);
  expect(await runAt(MORNING + DAY_MS)).toEqual([
    'ada@example.test',
    'ada@example.test',
    'ben@example.test',
  ]);
});

test('the mail names what waits, and only that', () => {
  const nothing = { registrations: 0, corrections: 0, leaves: 0, missingOuts: 0 };
  expect(dailyMail(nothing)).toBeUndefined();
  expect(dailyMail({ ...nothing, leaves: 1 })).toMatchObject({
    subject: '1 item is waiting for you',
    paragraphs: ['1 leave waits for a decision.'],
  });
  expect(dailyMail({ registrations: 2, corrections: 1, leaves: 0, missingOuts: 3 })).toMatchObject({
    subject: '6 items are waiting for you',
    paragraphs: [
      '2 new accounts wait for activation.',
      '1 correction waits for a decision.',
      '3 time logs have no punch-out.',
    ],
  });
});
