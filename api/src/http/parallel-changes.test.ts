import {
  closePeriod,
  createAnnouncement,
  listAudit,
  reopenPeriod,
  updateAnnouncement,
} from '@rollcall/shared/contract';
import { meetAtRow } from '../testing/meet-at-row.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

// Two administrators change the same row at the same moment. Rows of an employee are under the lock of the employee, others are
// locked themselves.

let api: TestApi;
let token: string;
let colleague: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  colleague = await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

const audited = async () => (await api.call(listAudit, { token })).body.data;

test('two updates of an announcement are both kept, and audited one after the other', async () => {
  const { body } = await api.call(createAnnouncement, {
    body: { title: 'Party', text: 'On the roof' },
    token,
  });
  const { id } = body.data;
  const change = (changes: { title?: string; text?: string }, by: string) => () =>
    api.call(updateAnnouncement, { params: { id }, body: changes, token: by });
  const answers = await meetAtRow(api.database, `announcements WHERE id = ${id}`, [
    change({ title: 'Feast' }, token),
    change({ text: 'In the garden' }, colleague),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [second, first] = await audited();
  expect(second?.after).toMatchObject({ title: 'Feast', text: 'In the garden' });
  expect(second?.before).toEqual(first?.after);
});

test('of two who reopen a period, one is refused', async () => {
  const { body } = await api.call(closePeriod, {
    body: { from: '2026-02-01', to: '2026-02-28' },
    token,
  });
  const { id } = body.data;
  const reopen = (by: string) => () =>
    api.callUnchecked(reopenPeriod, { params: { id }, body: { reason: 'A mistake' }, token: by });
  const answers = await meetAtRow(api.database, `periods WHERE id = ${id}`, [
    reopen(token),
    reopen(colleague),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await audited()).map(({ action }) => action).slice(0, 2)).toEqual([
    'period.reopen',
    'period.close',
  ]);
});
