import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteEmployee } from '@rollcall/shared/contract';
import { simpleParser } from 'mailparser';
import { startSmtp } from '../../testing/smtp-server.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { jobs } from '../db/tables/jobs.ts';
import { outbox } from '../db/tables/outbox.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { createJobWatch } from '../jobs/watch-jobs.ts';
import { folderMailer } from '../ports/folder-mailer.ts';
import type { Mailer } from '../ports/mailer.ts';
import { smtpMailer } from '../ports/smtp-mailer.ts';
import { enqueueMail, type NewMail, withdrawMail } from './enqueue.ts';
import { sendMailKind } from './send-mail.ts';

const HOUR = 3_600_000;

const FROM = 'Rollcall <hr@company.test>';

let api: TestApi;

let now: number;

let errors: string[];
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  now = NOON;
  errors = [];
  await api.database.db.delete(outbox);
  await api.database.db.delete(jobs);
});
afterAll(() => api.stop());

const SENDER = { companyName: 'Acme', publicUrl: 'https://hr.example' };
const CONTENT = { subject: 'Hello', paragraphs: ['A text.'], why: 'You get this email as a test.' };
const NO_EMPLOYEE = { id: null, firstName: 'Ada', email: 'ada@example.test' };

const enqueue = (mail: Partial<NewMail> = {}) =>
  enqueueMail(api.database.db, now, SENDER, { to: NO_EMPLOYEE, content: CONTENT, ...mail });

const waiting = () => api.database.db.select().from(outbox);

const job = async () => (await api.database.db.select().from(jobs))[0];

const onError = (message: string) => errors.push(message);

const workerWith = (mailer: Mailer) =>
  createJobRunner({
    db: api.database.db,
    clock: () => now,
    kinds: [sendMailKind({ mailer, onError })],
    concurrency: 5,
    onError,
  });

/** Delivers once with a worker of its own. */
async function deliver(mailer: Mailer): Promise<void> {
  const { db } = api.database;
  const watch = createJobWatch({ db, clock: () => now, runners: [workerWith(mailer)], onError });
  await watch.runDue();
  await watch.stop();
}

test('a mail becomes a file that a mail program can open, and leaves the outbox', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'api-mail-'));
  await enqueue();
  await deliver(folderMailer(folder, FROM));
  const [file = ''] = await readdir(folder);
  expect(file).toMatch(/^rollcall-\d+\.eml$/);
  const text = await readFile(join(folder, file), 'utf8');
  expect(text).toContain('From: Rollcall <hr@company.test>');
  expect(text).toContain('To: ada@example.test');
  expect(text).toContain('\n\nHello Ada,\n\nA text.\n');
  const parsed = await simpleParser(text);
  expect(parsed).toMatchObject({ subject: 'Hello', text: expect.stringContaining('A text.') });
  expect(parsed.html).toContain('A text.');
  expect(await waiting()).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a mail reaches a mail server, for one recipient and from the sender of the settings', async () => {
  const smtp = await startSmtp();
  const mailer = smtpMailer(smtp.url, FROM);
  await enqueue({ content: { ...CONTENT, subject: 'Bcc: x@y.z\r\nBcc: evil@example.test' } });
  await deliver(mailer);
  expect(smtp.mails).toEqual([
    { to: ['ada@example.test'], text: expect.stringContaining('Message-ID: <rollcall-') },
  ]);
  expect(smtp.mails[0]?.text).not.toMatch(/^Bcc:/m);
  mailer.close();
  await smtp.stop();
});

test('a dead mail server loses nothing: the mail goes out once the server is back', async () => {
  const gone = await startSmtp();
  await gone.stop();
  const mailer = smtpMailer(gone.url, FROM);
  await enqueue();
  await deliver(mailer);
  const first = await job();
  expect(first).toMatchObject({ failures: 1, lastError: expect.stringContaining('ECONNREFUSED') });
  await deliver(mailer);
  expect(await job()).toMatchObject({ failures: 1 });
  for (let failures = 2; failures < 30; failures += 1) {
    now += 2 * HOUR;
    await deliver(mailer);
    expect(await job()).toMatchObject({ status: 'waiting', failures });
  }
  expect([await waiting(), errors]).toEqual([[expect.anything()], []]);
  const back = await startSmtp(undefined, gone.port);
  now += 2 * HOUR;
  await deliver(mailer);
  expect(back.mails).toHaveLength(1);
  expect(await waiting()).toEqual([]);
  mailer.close();
  await back.stop();
});

test('a mail to a permanently refused email address is dropped, one with a temporary error is retried', async () => {
  const refusal = (code: number) =>
    Object.assign(new Error('no <gone@example.test> here: Your code is 4711'), {
      responseCode: code,
    });
  const smtp = await startSmtp((address) => refusal(address.startsWith('gone') ? 550 : 451));
  const mailer = smtpMailer(smtp.url, FROM);
  await enqueue({
    to: { ...NO_EMPLOYEE, email: 'gone@example.test' },
    content: { ...CONTENT, code: '4711' },
  });
  await enqueue({ to: { ...NO_EMPLOYEE, email: 'busy@example.test' } });
  await deliver(mailer);
  expect((await waiting()).map(({ recipient }) => recipient)).toEqual(['busy@example.test']);
  expect(errors).toEqual([
    expect.stringMatching(/permanently refused: the mail server responded with 550$/),
  ]);
  expect(errors.join()).not.toMatch(/4711|gone@/);
  const kept = await api.database.db.select().from(jobs);
  expect(kept.map(({ lastError }) => lastError)).toContain('the mail server responded with 451');
  expect(JSON.stringify(kept)).not.toMatch(/4711|@/);
  mailer.close();
  await smtp.stop();
});

test('two workers on one outbox send each mail once', async () => {
  const sent: string[] = [];
  const mailer = { send: async ({ id }: { id: string }) => void sent.push(id), close() {} };
  for (let n = 0; n < 23; n += 1) await enqueue();
  await Promise.all([deliver(mailer), deliver(mailer), deliver(mailer)]);
  // A worker that could not reach the database in time has left its mails to a later attempt.
  now += HOUR;
  await deliver(mailer);
  expect(sent).toHaveLength(23);
  expect(new Set(sent).size).toBe(23);
});

test('when a worker dies while sending, another worker sends the mail', async () => {
  let sent = 0;
  const dying = workerWith({ send: () => new Promise<never>(() => {}), close() {} });
  const mailer = { send: async () => void (sent += 1), close() {} };
  await enqueue();
  void dying.runDue();
  while (!(await job())?.lease);
  await deliver(mailer);
  expect(sent).toBe(0);
  now += HOUR;
  await deliver(mailer);
  expect(sent).toBe(1);
});

test('mail that is not due yet can be withdrawn, and expired mail is not sent', async () => {
  let sent = 0;
  const mailer = { send: async () => void (sent += 1), close() {} };
  await enqueue({ notBefore: now + 10_000, groupKey: 'leave 7' });
  await deliver(mailer);
  expect(sent).toBe(0);
  expect(await withdrawMail(api.database.db, 'leave 7')).toBe(true);
  expect(await withdrawMail(api.database.db, 'leave 7')).toBe(false);
  await enqueue({ expiresAt: now });
  await deliver(mailer);
  expect([sent, await waiting()]).toEqual([0, []]);
});

test('mail that is being sent, or whose attempt has failed, cannot be withdrawn', async () => {
  const withdrawn: boolean[] = [];
  const withdraw = async () => void withdrawn.push(await withdrawMail(api.database.db, 'leave 7'));
  await enqueue({ groupKey: 'leave 7' });
  const send = async () => {
    await withdraw();
    throw new Error('busy');
  };
  await deliver({ send, close() {} });
  await withdraw();
  expect([withdrawn, (await waiting()).length]).toEqual([[false, false], 1]);
});

test('mail that expires after failed attempts is dropped, with the reason in the report', async () => {
  await enqueue({ expiresAt: now + HOUR });
  const send = () => Promise.reject(new Error('no route to ada@example.test'));
  await deliver({ send, close() {} });
  now += 2 * HOUR;
  await deliver({ send, close() {} });
  expect(await waiting()).toEqual([]);
  expect(errors).toEqual([expect.stringMatching(/not sent: it has expired\. no route to …$/)]);
});

test('a clock that is set back holds no mail up', async () => {
  await enqueue({ notBefore: now + 10_000 });
  now -= 24 * HOUR;
  const sent: string[] = [];
  const mailer = { send: async ({ id }: { id: string }) => void sent.push(id), close() {} };
  await deliver(mailer);
  expect(sent).toHaveLength(0);
  now += 11_000;
  await deliver(mailer);
  expect(sent).toHaveLength(1);
});

test('unsent mail about an employee is deleted with the employee', async () => {
  const id = await api.fixtures.employee({ isActive: false });
  await enqueue({ to: { ...NO_EMPLOYEE, id } });
  await api.call(deleteEmployee, { params: { id }, token: await api.tokenOf('ADMIN') });
  expect(await waiting()).toEqual([]);
});
