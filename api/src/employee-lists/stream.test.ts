import { text } from 'node:stream/consumers';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { makeMutex } from './mutex.ts';
import { streamEmployees } from './stream.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.database.withClient((client) =>
    client.query(`INSERT INTO employees (employee_code, first_name, email, search_text)
      SELECT 'BULK-' || n, 'Bulk', 'bulk' || n || '@example.test', 'bulk ' || n
      FROM generate_series(1, 750) AS n`),
  );
});
afterAll(() => api.stop());

test('however many lists are sent, the process reads for one of them at a time', async () => {
  const turns = makeMutex();
  let reading = 0;
  let most = 0;
  let reads = 0;
  const counted: typeof turns = (work) =>
    turns(async () => {
      reads += 1;
      most = Math.max(most, (reading += 1));
      return work().finally(() => (reading -= 1));
    });
  const stream = () => streamEmployees(api.api.context, undefined, counted);
  const lists = await Promise.all([stream(), stream(), stream()].map((list) => text(list)));
  expect(lists.map((list) => JSON.parse(list).data.total)).toEqual([750, 750, 750]);
  expect([reads, most]).toEqual([24, 1]);
});

test('a list that nobody reads on holds up no other', async () => {
  const turns = makeMutex();
  const stalled = streamEmployees(api.api.context, undefined, turns);
  const chunks = stalled[Symbol.asyncIterator]();
  await chunks.next();
  const other = JSON.parse(await text(streamEmployees(api.api.context, undefined, turns)));
  expect(other.data.total).toBe(750);
  expect(stalled.destroyed).toBe(false);
  stalled.destroy();
});

test('one turn after another, also after one that failed', async () => {
  const turns = makeMutex();
  const done: string[] = [];
  const failed = turns(() => Promise.reject(new Error('lost')));
  const next = turns(async () => done.push('next'));
  await expect(failed).rejects.toThrow('lost');
  await next;
  expect(done).toEqual(['next']);
});
