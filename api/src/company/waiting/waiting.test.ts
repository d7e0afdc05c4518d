import { getWaiting, readNotification, requestCorrections } from '@rollcall/shared/contract';
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
  expect(body.data).toMatchObject({ registrations: 2, corrections: 0, leaves: 1, missingOuts: 2 });
});

test('releases that fail, of which the caller has not read yet, the oldest first', async () => {
  const ada = await api.tokenOf('ADMIN');
  const ben = await api.tokenOf('ADMIN');
  for (const version of ['2.0.1', '2.0.2', '2.0.3', '2.0.4'])
    await api.api.notifyOfReleaseFailure({
      key: `release mfe-time ${version} fails`,
      text: `Time ${version} fails in browsers.`,
      link: '/modules/mfe-time',
    });
  const read = async (token: string) => (await api.call(getWaiting, { token })).body.data;
  const { releaseFailures, failedReleases = [] } = await read(ada);
  expect(releaseFailures).toBe(4);
  expect(failedReleases).toHaveLength(3);
  const [first] = failedReleases;
  expect(first).toEqual({
    id: first?.id,
    text: 'Time 2.0.1 fails in browsers.',
    link: '/modules/mfe-time',
    since: '2026-03-10T12:00:00-06:00',
  });
  await api.call(readNotification, { params: { id: first?.id ?? 0 }, token: ada });
  expect(await read(ada)).toMatchObject({ releaseFailures: 3 });
  expect(await read(ben)).toMatchObject({ releaseFailures: 4 });
});

describe('what has waited longest (design §10)', () => {
  let own: TestApi;
  let token: string;
  let ada: { id: number; token: string };
  beforeAll(async () => {
    own = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
    token = await own.tokenOf('ADMIN');
    ada = await own.signedIn({ firstName: 'ada', lastName: 'byron' });
  });
  afterAll(() => own.stop());
  const oldest = async () => (await own.call(getWaiting, { token })).body.data.oldest;

  test('is nothing where nothing waits', async () => {
    expect(await oldest()).toEqual({
      registrations: [],
      corrections: [],
      leaves: [],
      missingOuts: [],
    });
  });

  test('is of each kind at most three, the oldest first, with what the decision needs', async () => {
    const { fixtures } = own;
    const people: number[] = [];
    for (const firstName of ['Ben', 'Cid', 'Dot', 'Eve']) {
      people.push(await fixtures.employee({ isActive: null, firstName, lastName: 'Fox' }));
    }
    // A leave of the fixtures was requested on its first day.
    for (const day of ['30', '20', '10', '05']) {
      await fixtures.leave(ada.id, `2026-04-${day}`, `2026-04-${day}`, 'Pending');
    }
    for (const day of ['06', '03', '04', '05']) {
      await fixtures.log(ada.id, `2026-03-${day} 09:00:00`, 'missing-out');
    }
    const times = { punchIn: '2026-03-02 09:00:00', punchOut: '2026-03-02 17:30:00' };
    const body = { rows: [times], reason: 'Badge was lost' };
    const requested = await own.call(requestCorrections, { body, token: ada.token });
    const person = { employeeId: ada.id, employeeName: 'Ada Byron' };
    const found = await oldest();
    expect(found?.registrations).toEqual(
      ['Ben', 'Cid', 'Dot'].map((name, index) => ({
        employeeId: people[index],
        employeeName: `${name} Fox`,
        since: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*-0[56]:00$/),
      })),
    );
    expect(found?.corrections).toEqual([
      {
        ...person,
        id: requested.body.data[0]?.id,
        since: '2026-03-10T13:00:00-05:00',
        workDate: '2026-03-02',
        punchIn: '2026-03-02T09:00:00-06:00',
        punchOut: '2026-03-02T17:30:00-06:00',
        reason: 'Badge was lost',
      },
    ]);
    expect(found?.leaves.map(({ startDate }) => startDate)).toEqual([
      '2026-04-05',
      '2026-04-10',
      '2026-04-20',
    ]);
    expect(found?.leaves[0]).toMatchObject({ ...person, endDate: '2026-04-05' });
    expect(found?.missingOuts).toMatchObject([
      { ...person, workDate: '2026-03-03', punchIn: '2026-03-03T09:00:00-06:00' },
      { workDate: '2026-03-04' },
      { workDate: '2026-03-05' },
    ]);
  });
});
