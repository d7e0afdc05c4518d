import { listEmployees, searchEmployees, updateEmployee } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  const { employee } = api.fixtures;
  await employee({ firstName: 'Ada', designation: 'Ingénieure Réseau', department: 'IT' });
  await employee({ firstName: 'Bo', designation: 'Łącznik “O’Brien”', department: 'Finance' });
  await employee({ firstName: 'Cem', designation: 'İnsan Kaynakları', isActive: false });
});
afterAll(() => api.stop());

const find = async (searchTerm: string, filter = {}) => {
  const { body } = await api.call(searchEmployees, { query: { searchTerm, ...filter }, token });
  return body.data.map(({ firstName }) => firstName);
};

test.each([
  ['reseau', ['Ada']],
  ['INGENIEURE', ['Ada']],
  ['ada reseau', ['Ada']],
  ['ada finance', []],
  ['łącznik', ['Bo']],
  ['obrien bo', ['Bo']],
  ['insan kaynaklari', ['Cem']],
  ['financ', ['Bo']],
])('the term %s finds %j by designation and department', async (term, names) => {
  expect(await find(term)).toEqual(names);
});

test('a department is a filter of the list and of a search; the total counts it', async () => {
  const query = { page: 0, department: 'Finance' } as const;
  const { body } = await api.call(listEmployees, { query, token });
  expect(body).toMatchObject({ data: [{ firstName: 'Bo' }], total: 1, isTotalExact: true });
  const inactive = await api.call(listEmployees, { query: { ...query, isActive: false }, token });
  expect(inactive.body).toMatchObject({ data: [], total: 0 });
  expect(await find('reseau', { department: 'Finance' })).toEqual([]);
  expect(await find('reseau', { department: 'IT', isActive: true })).toEqual(['Ada']);
  const unknown = await api.call(listEmployees, {
    query: { page: 0, department: 'Kitchen' },
    token,
  });
  expect(unknown.body).toMatchObject({ data: [], total: 0 });
  const long = { query: { page: 0, department: 'x'.repeat(61) }, token };
  const refused = await api.callUnchecked(listEmployees, long);
  expect([refused.status, refused.body.fields?.[0]?.field]).toEqual([400, 'department']);
});

test('an employee is found by a new designation at once, and by the old one no more', async () => {
  const id = await api.fixtures.employee({ firstName: 'Dee', designation: 'Clerk' });
  expect(await find('clerk')).toEqual(['Dee']);
  const body = { designation: 'Señora Jefa' };
  await api.call(updateEmployee, { params: { id }, body, token });
  expect([await find('senora'), await find('clerk')]).toEqual([['Dee'], []]);
});

test('a changed case leaves the text that only the server simplifies correctly', async () => {
  const id = await api.fixtures.employee({ firstName: 'Eva', designation: 'मुंबई Manager' });
  await api.call(updateEmployee, { params: { id }, body: { designation: 'मुंबई MANAGER' }, token });
  expect(await find('मुंबई manager')).toEqual(['Eva']);
});
