import { decideLeave, listLeaves, login, upload } from '@rollcall/shared/contract';
import type { CallApi } from './call-api.ts';
import { makeForm } from './make-form.ts';
import { startTestApi, type TestApi } from './test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

// `tsc` checks these: it fails when a line below one of the comments compiles. They are not run.
const neverRun = (use: (calls: CallApi) => unknown) => expect(use).toBeInstanceOf(Function);

test('a field of a request or a response that the contract renames stops compiling in a test', () => {
  const body = { status: 'Approved' } as const;
  neverRun((calls) => calls.call(decideLeave, { params: { id: 9 }, body }));
  // @ts-expect-error -- a parameter of the path
  neverRun((calls) => calls.call(decideLeave, { params: { leaveId: 9 }, body }));
  // @ts-expect-error -- a field of a body
  neverRun((calls) => calls.call(decideLeave, { params: { id: 9 }, body: { state: 'Approved' } }));
  // @ts-expect-error -- a field of a query
  neverRun((calls) => calls.call(listLeaves, { query: { pages: 0 } }));
  // @ts-expect-error -- a field of a response
  neverRun(async (calls) => (await calls.call(listLeaves)).body.data[0]?.state);
  const file = new File(['x'], 'x.pdf');
  neverRun((calls) => calls.call(upload, { body: makeForm<typeof upload>({ file }) }));
  // @ts-expect-error -- a field of a form
  neverRun(() => makeForm<typeof upload>({ files: file }));
  // @ts-expect-error -- a form of unknown fields
  neverRun((calls) => calls.call(upload, { body: new FormData() }));
  // @ts-expect-error -- a raw response has no type, until the test gives it one
  neverRun(async (calls) => (await calls.sendRaw('GET', '/leaves')).body.data);
});

test('a call fills the path, sends the query and the token, and returns status and body', async () => {
  const { id, token } = await api.signedIn();
  await api.fixtures.leave(id, '2026-04-03', '2026-04-05', 'Pending');
  const { status, body } = await api.call(listLeaves, {
    query: { page: 0, status: undefined },
    token,
  });
  expect([status, body.total]).toEqual([200, 1]);
  const refused = await api.call(decideLeave, {
    params: { id: body.data[0]?.id ?? 0 },
    body: { status: 'Approved' },
    token,
  });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
});

test('a request that is invalid on purpose names its fields', async () => {
  const { status, body } = await api.callUnchecked(login, { body: { email: 7 } });
  expect([status, body.fields?.map(({ field }) => field)]).toEqual([422, ['email', 'password']]);
});

test('a raw request sends its text unchanged, with the headers it names', async () => {
  const path = '/auth/login';
  const headers = { 'content-type': 'text/plain' };
  const responses = [
    await api.sendRaw('POST', path, { body: '{"email":' }),
    await api.sendRaw('POST', path, { body: '{}' }),
    await api.sendRaw('POST', path, { body: '{}', headers }),
  ];
  expect(responses.map(({ status }) => status)).toEqual([400, 422, 415]);
});
