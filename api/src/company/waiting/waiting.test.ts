import { getWaiting } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('what waits: undecided accounts, pending corrections and leaves, recent logs without a punch-out (design §10)', async () => {
  const { fixtures } = api;
  const token = await api.tokenOf('ADMIN');
  const ada = await fixtures.employee({});
  await fixtures.employee({ isActive: null });
  await fixtures.employee({ isActive: null });
  await fixtures.employee({ isActive: false });
  await fixtures.leave(ada, '2026-03-08', '2026-03-10', 'Approved');
  await fixtures.leave(ada, '2026-04-10', '2026-04-12', 'Pending');
  // Today is 2026-03-10; 35 days include it.
  await fixtures.log(ada, '2026-02-03 09:00:00', 'missing-out');
  await fixtures.log(ada, '2026-02-04 09:00:00', 'missing-out');
  await fixtures.log(ada, '2026-03-09 09:00:00', 'missing-out');
  await fixtures.log(ada, '2026-03-10 08:00:00');

  const { body } = await api.call(getWaiting, { token });
  expect(body.data).toEqual({ registrations: 2, corrections: 0, leaves: 1, missingOuts: 2 });
});
