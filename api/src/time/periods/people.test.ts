import { previewPeriod } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

/** How many employees are in June of last year. */
const count = async () => {
  const query = { from: '2025-06-01', to: '2025-06-30' };
  return (await api.call(previewPeriod, { query, token })).body.data.employees;
};
const setCreated = (id: number, at: string) =>
  api.database.withClient((client) =>
    client.query('UPDATE employees SET created_at = $1 WHERE id = $2', [at, id]),
  );

// The company zone of the tests is UTC−06:00.
test('without a joining date, an employee is in a period from the day of the account on', async () => {
  const before = await count();
  const id = await api.fixtures.employee({ joiningDate: null });
  await setCreated(id, '2025-07-01T05:59:59Z');
  expect(await count()).toBe(before + 1);
  await setCreated(id, '2025-07-01T06:00:00Z');
  expect(await count()).toBe(before);
});
