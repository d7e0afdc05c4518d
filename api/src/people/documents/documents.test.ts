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

const send = (method: string, path: string, body?: unknown) => api.send(method, path, admin, body);
async function upload(): Promise<string> {
  const form = new FormData();
  form.set('file', new File([PDF], 'x.pdf'));
  return (await api.form('/admin/s3/upload', form, admin)).body.data;
}
const fileExists = async (location: string) =>
  (await fetch(new URL(location, api.base))).status === 200;
const add = async (employeeId: number, type = 'Contract', url?: string) =>
  send('POST', `/admin/document/${employeeId}`, { type, url: url ?? (await upload()) });
const documentsOf = async (id: number) =>
  (await send('GET', `/admin/employee/${id}`)).body.data.documents;

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
  const changed = await send('PUT', `/admin/document/${ada}`, { id, type: 'Visa', url: second });
  expect(changed.body).toMatchObject({
    message: 'Document updated successfully',
    data: { id, type: 'Visa', url: second },
  });
  await api.api.deliverMail();
  expect([await fileExists(first), await fileExists(second)]).toEqual([false, true]);
  expect((await send('DELETE', `/admin/document/${id}`)).body).toEqual({
    status: true,
    message: 'Document deleted successfully',
  });
  await api.api.deliverMail();
  expect(await fileExists(second)).toBe(false);
  expect(await documentsOf(ada)).toEqual([]);
  const { body } = await send('GET', `/admin/audit?employeeId=${ada}`);
  expect(body.data.map(({ action }: { action: string }) => action)).toEqual(
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
  const response = await send('PUT', `/admin/document/${ada}`, body);
  expect(response.body.data).toEqual({ ...data, type: 'Renamed' });
});

test('a document must belong to the employee in the path', async () => {
  const { id } = (await add(ada)).body.data;
  const { status } = await send('PUT', `/admin/document/${ben}`, { id, type: 'Stolen' });
  expect(status).toBe(404);
  expect((await documentsOf(ada))[0].type).toBe('Contract');
});

test('an employee’s file cannot be used for another employee', async () => {
  const url = await upload();
  expect((await add(ada, 'A', url)).status).toBe(200);
  const stolen = await add(ben, 'B', url);
  expect([stolen.status, stolen.body.fields[0].field]).toEqual([422, 'url']);
  const photo = await send('PUT', `/admin/employee/${ben}`, { avatarUrl: url });
  expect(photo.status).toBe(422);
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
  const response = await send('POST', `/admin/document/${ada}`, body);
  expect([response.status, response.body.fields[0].field]).toEqual([422, field]);
});

test('documents of an unknown employee are 404', async () => {
  expect((await add(999_999)).status).toBe(404);
  expect((await send('DELETE', '/admin/document/999999')).status).toBe(404);
});

test('a photo has a signed URL in list and record, is stored without the signature, and is deleted when replaced', async () => {
  const png = await upload();
  const saved = await send('PUT', `/admin/employee/${ada}`, { avatarUrl: png });
  expect(saved.body.data.avatarUrl).toBe(png);
  const { rows } = await api.database.withClient((client) =>
    client.query('SELECT avatar_url FROM employees WHERE id = $1', [ada]),
  );
  expect(rows[0].avatar_url).toBe(png.split('?')[0]);
  const { data: record } = (await send('GET', `/admin/employee/${ada}`)).body;
  expect([record.avatarUrl, record.profilePhotoUrl]).toEqual([png, png]);
  const other = await upload();
  const changed = { ...record, profilePhotoUrl: other };
  expect((await send('PUT', `/admin/employee/${ada}`, changed)).body.data.avatarUrl).toBe(other);
  await api.api.deliverMail();
  expect([await fileExists(png), await fileExists(other)]).toEqual([false, true]);
});

test('deleting an employee deletes their files', async () => {
  const [contract, photo] = [await upload(), await upload()];
  await add(ada, 'Contract', contract);
  await send('PUT', `/admin/employee/${ada}`, { avatarUrl: photo });
  expect([await fileExists(contract), await fileExists(photo)]).toEqual([true, true]);
  expect((await send('DELETE', `/admin/employee/${ada}`)).status).toBe(200);
  await api.api.deliverMail();
  expect([await fileExists(contract), await fileExists(photo)]).toEqual([false, false]);
  const { rows } = await api.database.withClient((client) =>
    client.query('SELECT count(*)::int AS rows FROM files WHERE deletion_marked_at IS NOT NULL'),
  );
  expect(rows[0].rows).toBe(0);
});
