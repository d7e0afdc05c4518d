import { listNotifications } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const FAILURE = {
  key: 'release mfe-time 2.0.0-abc fails',
  text: 'Time 2.0.0-abc fails in browsers.',
  link: '/modules/mfe-time',
};

test('every active administrator is notified once per version, whichever server asks', async () => {
  const [ada, ben, employee] = await Promise.all([
    api.signedIn({ role: 'ADMIN' }),
    api.signedIn({ role: 'ADMIN' }),
    api.signedIn(),
  ]);
  const notify = () => api.api.notifyOfReleaseFailure(FAILURE);
  await Promise.all([notify(), notify(), notify()]);
  await notify();
  const listed = async (token: string) =>
    (await api.call(listNotifications, { query: {}, token })).body.data;
  for (const { token } of [ada, ben]) {
    expect(await listed(token)).toMatchObject([
      { kind: 'release-failed', text: FAILURE.text, link: FAILURE.link, isRead: false },
    ]);
  }
  expect(await listed(employee.token)).toEqual([]);
  await api.api.notifyOfReleaseFailure({ ...FAILURE, key: 'release mfe-time 2.0.1-abc fails' });
  expect(await listed(ada.token)).toHaveLength(2);
});
