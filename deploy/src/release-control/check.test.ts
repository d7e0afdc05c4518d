import { RELEASES_PATH } from '@rollcall/shared/module';
import { aBuild } from '../testing/archive.ts';
import { startReleaseService } from '../testing/release-service.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let service: Awaited<ReturnType<typeof startReleaseService>>;
beforeAll(async () => {
  service = await startReleaseService(folder);
});
afterAll(() => service.app.close());

const descriptor = JSON.parse(String(aBuild()[0]?.content));
const stated = {
  version: '1.1.0-2222222',
  descriptor,
  consumes: ['react'],
  libraries: {},
  descriptorFormat: 1,
};
const check = async (payload: object, name = 'mfe-time') => {
  const response = await service.app.inject({
    method: 'POST',
    url: `${RELEASES_PATH}/${name}/check`,
    headers: { authorization: `Bearer ${await service.aToken()}` },
    payload,
  });
  return { http: response.statusCode, ...response.json() };
};

test('the gate has no objection', async () => {
  expect(await check(stated)).toMatchObject({ http: 200, status: true });
});

test('every refusal has its fix', async () => {
  const routes = [{ path: '/time/new', access: 'admin' }];
  const needs = { ...stated, consumes: ['vue'], descriptor: { ...descriptor, routes } };
  expect(await check(needs)).toMatchObject({
    http: 409,
    refusals: [{ rule: 'shared-keys-provided' }, { rule: 'routes-kept', fix: expect.any(String) }],
  });
});

test.each([
  ['an unreadable request', { version: '../x' }, 'mfe-time', 400],
  ['an invalid descriptor', { ...stated, descriptor: {} }, 'mfe-time', 409],
  ['another module', stated, 'mfe-leave', 403],
])('%s is refused', async (_, payload, name, http) => {
  expect(await check(payload, name)).toMatchObject({ http });
});
