import { ENDPOINTS } from '@rollcall/shared/contract';
import { CALLS } from '../testing/contract-calls.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: unknown;
  responses: Record<string, unknown>;
}

let api: TestApi;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  api = await startTestApi();
  const { body } = await api.sendRaw('GET', '/openapi.json');
  ({ paths } = body as { paths: typeof paths });
});
afterAll(() => api.stop());

/** Routes that are not calls: documentation, health and metrics. */
const OTHER_ROUTES =
  /^GET (\/metrics|\/api\/(health|ready)|\/api\/docs.*|\/api\/v1\/openapi\.json)$/;
const operations = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      title: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  );

test('the document describes every route, and no others', () => {
  const served = api.routes.filter((route) => !OTHER_ROUTES.test(route));
  const described = operations().map(({ title }) => title.replaceAll(/\{(\w+)\}/g, ':$1'));
  expect(described.toSorted()).toEqual(served.toSorted());
});

test('every call of the contract is served under its name and path, and no others are', () => {
  const inContract = CALLS.map(({ name, method, path }) => `${name}: ${method} /api/v1${path}`);
  const served = operations().map(({ title, operation }) => `${operation.operationId}: ${title}`);
  expect(served.toSorted()).toEqual(inContract.toSorted());
});

test('every operation has a summary, a tag, its access and its responses', () => {
  const access = new Map(
    Object.values(ENDPOINTS).map((endpoint) => [String(endpoint.name), endpoint.access]),
  );
  for (const { operation } of operations()) {
    expect(operation.summary).toMatch(/^[A-Z][a-z ]+$/);
    expect(operation.tags).toHaveLength(1);
    expect(Object.keys(operation.responses)).toEqual(['200', '4XX', '5XX']);
    expect(Boolean(operation.security)).toBe(access.get(operation.operationId) !== 'public');
  }
});

test('the documentation page loads everything from this server, under a strict policy', async () => {
  const page = await fetch(new URL('/api/docs', api.base));
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:/);
  const html = await page.text();
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=|https?:\/\//);
  const urls = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
  expect(urls.length).toBeGreaterThan(4);
  for (const url of urls) {
    const part = await fetch(new URL(url, page.url));
    expect(part.status).toBe(200);
    // Reads to the end, because a stopping server waits for unfinished downloads.
    await part.arrayBuffer();
  }
});
