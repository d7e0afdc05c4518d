import { getDashboard } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('the counts are as design §10 defines them', async () => {
  const { fixtures } = api;
  const token = await api.tokenOf('ADMIN');
  const ada = await fixtures.employee({ verificationStatus: 'VERIFIED' });
  const ben = await fixtures.employee({ isActive: false, verificationStatus: 'REJECTED' });
  const cid = await fixtures.employee({ isActive: null, role: 'ADMIN' });

  // Two logs in a day count as one employee; yesterday's night shift does not count today.
  await fixtures.log(ada, '2026-03-10 08:00:00', '2026-03-10 09:00:00');
  await fixtures.log(ada, '2026-03-10 10:00:00');
  await fixtures.log(ben, '2026-03-09 23:00:00', '2026-03-10 05:00:00');
  await fixtures.log(cid, '2026-03-10 00:00:00');
  await fixtures.log(ben, '2026-03-01 09:00:00', 'missing-out');
  // 35 days count, today included.
  await fixtures.log(ben, '2026-02-04 09:00:00', 'missing-out');
  await fixtures.log(ben, '2026-02-03 09:00:00', 'missing-out');
  await fixtures.leave(ada, '2026-03-08', '2026-03-10', 'Approved');
  await fixtures.leave(ben, '2026-03-10', '2026-03-12', 'Pending');
  await fixtures.leave(cid, '2026-03-11', '2026-03-12', 'Approved');

  const { body } = await api.call(getDashboard, { token });
  expect(body.data).toEqual({
    totalUsers: 4,
    totalAdmins: 2,
    totalActiveUser: 2,
    totalInActiveUser: 2,
    totalVerifiedUser: 1,
    totalUnverifiedUser: 3,
    totalOnLeaveCount: 1,
    totalPunchInCount: 2,
    missmatch: { totalPunchOutMismatch: 2 },
  });
});
