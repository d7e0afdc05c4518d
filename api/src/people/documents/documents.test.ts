/** @database embedded */
import {
  type CallBody,
  createDocument,
  deleteDocument,
  deleteEmployee,
  getEmployee,
  listAudit,
  updateDocument,
  updateEmployee,
  upload as uploadCall,
} from '@rollcall/shared/contract';
import { makeForm } from '../../testing/make-form.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const PDF = new Uint8Array(Buffer.from('%PDF-1.4\n%%EOF'));
let api: TestApi;
let admin: string;
let ada: number;
let ben: number;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
});
beforeEach(async () => {
  ada = await api.fixtures.employee({ isActive: false });
  ben = await api.fixtures.employee();
});
afterAll(() => api.stop());

async function upload(): Promise<string> {
  const body = makeForm<typeof uploadCall>({ file: new File([PDF], 'x.pdf') });
  return (await api.call(uploadCall, { body, token: admin })).body.data;
}
const fileExists = async (location: string) =>
  (await fetch(new URL(location, api.base))).status === 200;
const add = async (employeeId: number, type = 'Contract', url?: string) => {
  const body = { type, url: url ?? (await upload()) };
  return api.call(createDocument, { params: { employeeId }, body, token: admin });
};
const change = (employeeId: number, body: CallBody<typeof updateDocument>) =>
  api.call(updateDocument, { params: { employeeId }, body, token: admin });
const remove = (id: number) => api.call(deleteDocument, { params: { id }, token: admin });
const setPhoto = (id: number, avatarUrl: string) =>
  api.call(updateEmployee, { params: { id }, body: { avatarUrl }, token: admin });
const recordOf = async (id: number) =>
  (await api.call(getEmployee, { params: { id }, token: admin })).body.data;
const documentsOf = async (id: number) => (await recordOf(id)).documents;

test('a document is added, listed with the employee, updated and deleted with its file', async () => {
  const first = await upload();
  const added = await add(ada, ' Contract ', first);
  expect(added.body).toMatchObject({
    message: 'Document uploaded successfully',
    data: { employee: ada, type: 'Contract', url: first },
  });
  expect(await documentsOf(ada)).toEqual([added.body.data]);
  const { id } = added.body.data;
  const second = await upload();
  const changed = await change(ada, { id, type: 'Visa', url: second });
  expect(changed.body).toMatchObject({
    message: 'Document updated successfully',
    data: { id, type: 'Visa', url: second },
  });
  await api.api.deliverMail();
  expect([await fileExists(first), await fileExists(second)]).toEqual([false, true]);
  expect((await remove(id)).body).toEqual({
    status: true,
    message: 'Document deleted successfully',
  });
  await api.api.deliverMail();
  expect(await fileExists(second)).toBe(false);
  expect(await documentsOf(ada)).toEqual([]);
  const { body } = await api.call(listAudit, { query: { employeeId: ada }, token: admin });
  expect(body.data.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'document.create',
      'document.update',
      'document.delete',
      'employee.read',
    ]),
  );
});

test('a document can be renamed without a new file; the id may be text, as in forms', async () => {
  const { data } = (await add(ada)).body;
  const body = { id: String(data.id), type: 'Renamed' };
  const request = { params: { employeeId: ada }, body, token: admin };
  const response = await api.callUnchecked(updateDocument, request);
  expect(response.body.data).toEqual({ ...data, type: 'Renamed' });
});

test('a document must belong to the employee in the path', async () => {
  const { id } = (await add(ada)).body.data;
  const { status } = await change(ben, { id, type: 'Stolen' });
  expect(status).toBe(404);
  expect((await documentsOf(ada))[0]?.type).toBe('Contract');
});

test('an employee’s file cannot be used for another employee', async () => {
  const url = await upload();
  expect((await add(ada, 'A', url)).status).toBe(200);
  const stolen = await add(ben, 'B', url);
  expect([stolen.status, stolen.body.fields?.[0]?.field]).toEqual([422, 'url']);
  expect((await setPhoto(ben, url)).status).toBe(422);
});

test.each([
  ['a file that is not there', `/api/v1/files/${'0'.repeat(32)}`],
  ['a script', 'javascript:alert(1)'],
  ['a path elsewhere', '/api/v1/files/../../etc/passwd'],
  ['data', 'data:text/html,<script>'],
])('%s is refused as a document', async (_title, url) => {
  expect((await add(ada, 'X', url)).status).toBe(422);
});

test('an external URL is stored unchanged', async () => {
  const url = 'https://files.example.test/contract.pdf?id=7';
  expect((await add(ada, 'X', url)).body.data.url).toBe(url);
});

test.each([
  [{ type: '', url: 'https://a.test/x' }, 'type'],
  [{ type: 'x' }, 'url'],
  [{ type: 'x'.repeat(101), url: 'https://a.test/x' }, 'type'],
])('%j is refused under %s', async (body, field) => {
  const invalid = { params: { employeeId: ada }, body, token: admin };
  const response = await api.callUnchecked(createDocument, invalid);
  expect([response.status, response.body.fields?.[0]?.field]).toEqual([422, field]);
});

test('documents of an unknown employee are 404', async () => {
  expect((await add(999_999)).status).toBe(404);
  expect((await remove(999_999)).status).toBe(404);
});

test('a photo has a signed URL in list and record, is stored without the signature, and is deleted when replaced', async () => {
  const png = await upload();
  expect((await setPhoto(ada, png)).body.data.avatarUrl).toBe(png);
  const { rows } = await api.database.withClient((client) =>
    client.query('SELECT avatar_url FROM employees WHERE id = $1', [ada]),
  );
  expect(rows[0].avatar_url).toBe(png.split('?')[0]);
  const record = await recordOf(ada);
  expect([record.avatarUrl, record.profilePhotoUrl]).toEqual([png, png]);
  const other = await upload();
  const body = { ...record, profilePhotoUrl: other };
  const changed = await api.callUnchecked(updateEmployee, {
    params: { id: ada },
    body,
    token: admin,
  });
  expect(changed.body.data.avatarUrl).toBe(other);
  await api.api.deliverMail();
  expect([await fileExists(png), await fileExists(other)]).toEqual([false, true]);
});

test('deleting an employee deletes their files', async () => {
  const [contract, photo] = [await upload(), await upload()];
  await add(ada, 'Contract', contract);
  await setPhoto(ada, photo);
  expect([await fileExists(contract), await fileExists(photo)]).toEqual([true, true]);
  expect((await api.call(deleteEmployee, { params: { id: ada }, token: admin })).status).toBe(200);
  await api.api.deliverMail();
  expect([await fileExists(contract), await fileExists(photo)]).toEqual([false, false]);
  const { rows } = await api.database.withClient((client) =>
    client.query('SELECT count(*)::int AS rows FROM files WHERE deletion_marked_at IS NOT NULL'),
  );
  expect(rows[0].rows).toBe(0);
});
