import { type HttpMethod, listTimeLogs } from '@rollcall/shared/contract';
import type { Operation } from '../testing/invalid-inputs/requests.ts';
import { sampleOf } from '../testing/invalid-inputs/sample.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let token: string;
let places: Place[];
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  const { body } = await api.sendRaw('GET', '/openapi.json');
  places = placesIn((body as { paths: Record<string, Record<string, Operation>> }).paths);
});
afterAll(() => api.stop());

/** A parameter of a call that is a whole number, and the URL with another text in its place. */
interface Place {
  readonly call: string;
  readonly name: string;
  readonly method: HttpMethod;
  readonly urlWith: (text: string) => string;
}

function placesIn(paths: Record<string, Record<string, Operation>>): Place[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, parameters = [] }]) =>
      parameters
        .filter(({ schema }) => schema.type === 'integer')
        .map(({ name, in: where }) => ({
          call: operationId,
          name,
          method: method.toUpperCase() as HttpMethod,
          urlWith: (text: string) => {
            const query = new URLSearchParams();
            for (const other of parameters.filter((one) => one.in === 'query')) {
              query.set(other.name, String(sampleOf(other.schema, other.name)));
            }
            if (where === 'query') query.set(name, text);
            const tried = path
              .replace('/api/v1', '')
              .replace(`{${name}}`, encodeURIComponent(text));
            return `${tried.replaceAll(/\{\w+\}/g, idIn(path))}?${query}`;
          },
        })),
    ),
  );
}

/** An id for the other parameters of a path. */
function idIn(path: string): string {
  // The id of a file has 32 digits, that of an export is a UUID.
  if (path.includes('/files/')) return '0'.repeat(32);
  return path.includes('/exports/') ? '00000000-0000-4000-8000-000000000000' : '1';
}

test.each(['0x1', '1e3', ' 1', '1 ', '1.0', '+1', '１', '-0', '1_000', 'Infinity', ''])(
  '%j is no whole number in the path or query of any call: an error names the field and the rule',
  async (text) => {
    expect(places.length).toBeGreaterThan(40);
    const expected = expect.stringMatching(/ must be a whole number$/);
    for (const { call, name, method, urlWith } of places) {
      // The router finds no call for an empty segment.
      if (text === '' && !urlWith('x').includes(`${name}=x`)) continue;
      const { status, body } = await api.sendRaw(method, urlWith(text), { token });
      expect([call, status, body]).toMatchObject([
        call,
        400,
        { fields: expect.arrayContaining([{ field: name, message: expected }]) },
      ]);
    }
  },
);

test.each([
  ['0', 200],
  ['7', 200],
  ['007', 200],
  ['-1', 400],
  ['99999999999999999999', 400],
])('the page %s responds with %i', async (page, status) => {
  const response = await api.callUnchecked(listTimeLogs, { query: { page }, token });
  expect(response.status).toBe(status);
});
