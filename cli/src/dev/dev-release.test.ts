import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { devRelease } from './dev-release.ts';

const folder = mkdtempSync(join(tmpdir(), 'rollcall-dev-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const template = join(import.meta.dirname, '../../../tools/template/module.json');
const DESCRIPTOR = { ...JSON.parse(readFileSync(template, 'utf8')), name: 'mfe-assets' };

const assets = { name: 'mfe-assets', folder, version: '1.2.0-abc1234' };
const write = (content: object | string) =>
  writeFileSync(
    join(folder, 'module.json'),
    typeof content === 'string' ? content : JSON.stringify(content),
  );

test('the release of a module in development has its present descriptor, and no hashes', () => {
  write(DESCRIPTOR);
  expect(devRelease(assets)).toMatchObject({
    name: 'mfe-assets',
    version: '1.2.0-dev',
    federationName: 'mfe_assets_1_2_0_dev',
    url: '/dev-server/modules/mfe-assets/',
    integrity: {},
  });
  write({ ...DESCRIPTOR, title: 'Equipment' });
  expect(devRelease(assets).descriptor.title).toBe('Equipment');
});

test.each([
  ['{', 'module.json cannot be read: '],
  [{ ...DESCRIPTOR, routes: 1 }, 'module.json is not valid: routes: Invalid input'],
  [
    { ...DESCRIPTOR, name: 'mfe-other' },
    'module.json names mfe-other, but mfe-assets is being shown: start the command again.',
  ],
])('%j is one sentence', (content, message) => {
  write(content);
  expect(() => devRelease(assets)).toThrow(
    expect.objectContaining({ name: 'OperatorError', message: expect.stringContaining(message) }),
  );
});
