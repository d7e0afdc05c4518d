import { getEmployee } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { addDemoDocuments } from './documents.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test('the first demo employees get documents with a picture, and no one else does', async () => {
  const { fixtures } = api;
  const token = await api.tokenOf('ADMIN');
  const real = await fixtures.employee();
  const demo = [];
  for (let count = 0; count < 4; count += 1) demo.push(await fixtures.employee({ isDemo: true }));
  await addDemoDocuments(api.api.context);
  const documentsOf = async (id: number) =>
    (await api.call(getEmployee, { params: { id }, token })).body.data.documents;
  const counts = await Promise.all(
    [real, ...demo].map(async (id) => (await documentsOf(id)).length),
  );
  expect(counts).toEqual([0, 2, 1, 1, 0]);
  const [contract] = await documentsOf(demo[0] ?? 0);
  expect(contract?.type).toBe('Employment contract');
  const picture = await fetch(new URL(contract?.url ?? '', api.base));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
});
