import { RELEASES_PATH } from '@rollcall/shared/module';
import { movePointer } from '../releases/move-pointer.ts';
import { pointTo } from '../releases/point-to.ts';
import { aBuild } from '../testing/archive.ts';
import { startReleaseService } from '../testing/release-service.ts';
import { aVersion, publish } from '../testing/store-with-releases.ts';
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
const check = async (payload: object, name = 'mfe-time', text?: string) => {
  const response = await service.app.inject({
    method: 'POST',
    url: `${RELEASES_PATH}/${name}/check`,
    headers: { authorization: `Bearer ${text ?? (await service.aToken())}` },
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

test('a version that is marked bad is refused, unless it may become live again', async () => {
  const bad = aVersion('1.2.0-3333333');
  const { store } = service;
  await publish(folder, store, bad);
  await pointTo(store, bad, { by: 'ada' });
  await movePointer(store, { name: 'mfe-time', action: 'rollback', by: 'ada' });
  const again = { ...stated, version: bad.version };
  expect(await check({ ...again, again: false })).toMatchObject({
    http: 409,
    refusals: [{ rule: 'not-marked-bad' }],
  });
  expect(await check({ ...again, again: true })).toMatchObject({ http: 200 });
});

test('a body that is larger than an upload may state is 413', async () => {
  const consumes = Array.from({ length: 10_000 }, (_, index) => `antd#Button${index}`);
  expect(await check({ ...stated, consumes })).toMatchObject({ http: 413, code: 'too_large' });
});

test('a token may check 30 times a minute, and another one goes on', async () => {
  const text = await service.aToken();
  for (let count = 0; count < 30; count += 1) await check({}, 'mfe-time', text);
  expect(await check(stated, 'mfe-time', text)).toMatchObject({
    http: 429,
    code: 'too_many_tries',
  });
  expect(await check(stated)).toMatchObject({ http: 200 });
});
