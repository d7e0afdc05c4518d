/** @database embedded */
import { text } from 'node:stream/consumers';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createMutex } from './mutex.ts';
import { streamEmployees } from './stream.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.database.withClient((client) =>
    client.query(`INSERT INTO employees (employee_code, first_name, email, email_key, search_text)
      SELECT 'BULK-' || n, 'Bulk', 'bulk' || n || '@example.test', 'bulk' || n || '@example.test', 'bulk ' || n
      FROM generate_series(1, 750) AS n`),
  );
});
afterAll(() => api.stop());

test('when several lists are sent, the process reads for one of them at a time', async () => {
  const mutex = createMutex();
  let reading = 0;
  let maxReading = 0;
  let reads = 0;
  const counted: typeof mutex = (work) =>
    mutex(async () => {
      reads += 1;
      maxReading = Math.max(maxReading, (reading += 1));
      return work().finally(() => (reading -= 1));
    });
  const stream = () => streamEmployees(api.api.context, undefined, counted);
  const lists = await Promise.all([stream(), stream(), stream()].map((list) => text(list)));
  expect(lists.map((list) => JSON.parse(list).data.total)).toEqual([750, 750, 750]);
  expect([reads, maxReading]).toEqual([24, 1]);
});

test('a stalled list does not block another', async () => {
  const mutex = createMutex();
  const stalled = streamEmployees(api.api.context, undefined, mutex);
  const chunks = stalled[Symbol.asyncIterator]();
  await chunks.next();
  const other = JSON.parse(await text(streamEmployees(api.api.context, undefined, mutex)));
  expect(other.data.total).toBe(750);
  expect(stalled.destroyed).toBe(false);
  stalled.destroy();
});

test('jobs run one after another, also after a failed one', async () => {
  const mutex = createMutex();
  const done: string[] = [];
  const failed = mutex(() => Promise.reject(new Error('lost')));
  const next = mutex(async () => done.push('next'));
  await expect(failed).rejects.toThrow('lost');
  await next;
  expect(done).toEqual(['next']);
});
