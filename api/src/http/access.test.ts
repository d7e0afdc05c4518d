import { ENDPOINTS } from '@rollcall/shared/contract';
import type { Ask, Row } from '../testing/access/row.ts';
import { ROWS } from '../testing/access/rows.ts';
import { ACTORS, type Actor, MARK, type Scene, setScene } from '../testing/access/scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await setScene();
});
afterAll(() => scene.stop());
beforeEach(() => scene.reset());

const endpoints = Object.entries(ENDPOINTS);
const table: Record<string, Row> = ROWS;

test('the table has a row for every endpoint, and no other', () => {
  expect(Object.keys(table).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});

test.each(endpoints)('%s answers those who may, and those alone', async (name, { method }) => {
  const row = table[name];
  if (!row) throw new Error(`${name} has no row in the table of access`);
  const refused = ACTORS.filter((actor) => [401, 403, 404].includes(row.expected[actor]));
  const admitted = ACTORS.filter((actor) => !refused.includes(actor));
  const statuses: Partial<Record<Actor, number>> = {};
  const texts: Partial<Record<Actor, string>> = {};
  const send = async (actor: Actor, ask: Ask) => {
    const answer = await request(method, ask, scene.tokens[actor]);
    statuses[actor] = answer.status;
    texts[actor] = await answer.text();
  };

  const ask = await row.ask(scene);
  const before = refused.length > 0 ? await scene.digest() : '';
  for (const actor of refused) await send(actor, ask);
  expect(refused.length > 0 ? await scene.digest() : '').toBe(before);
  for (const actor of admitted) await send(actor, await row.ask(scene));

  expect(statuses).toEqual(row.expected);
  if (row.expected.other !== row.expected.nobody) expect(texts.other).not.toContain(MARK);
  if (row.isOwn) expect(texts.employee).toContain(MARK);
  for (const actor of refused) expect(JSON.parse(texts[actor] ?? '').message).toMatch(/\S/);
});

test('the role is checked before the query and the body are read', async () => {
  const { api, tokens } = scene;
  expect((await api.get('/admin/employee?page=x', tokens.employee)).status).toBe(403);
  expect((await api.send('POST', '/admin/time-logs', tokens.employee, 'x')).status).toBe(403);
});

function request(method: string, { path, body, form }: Ask, token: string | undefined) {
  const data = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) data.set(name, value);
  return fetch(scene.api.base + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(form && { body: data }),
  });
}
