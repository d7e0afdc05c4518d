import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consoleUrl, readConsole } from './settings.ts';

const root = mkdtempSync(join(tmpdir(), 'rollcall-cli-'));
const file = join(root, 'package.json');
const environment = { ...process.env };
beforeEach(() => {
  delete process.env.ROLLCALL_URL;
  delete process.env.ROLLCALL_TOKEN;
});
afterAll(() => {
  process.env = environment;
  rmSync(root, { recursive: true, force: true });
});

test('the address is that of the environment, otherwise that of package.json', () => {
  writeFileSync(file, '{"rollcall":{"url":"https://hr.example.test"}}');
  expect(consoleUrl(file)).toBe('https://hr.example.test');
  process.env.ROLLCALL_URL = 'http://localhost:4000/';
  expect(consoleUrl(file)).toBe('http://localhost:4000');
});

test.each([
  [undefined, 'ROLLCALL_URL is not set'],
  ['hr.example.test', 'ROLLCALL_URL is no http address: hr.example.test'],
  ['file:///etc', 'ROLLCALL_URL is no http address'],
])('the address %s is wrong usage', (url, message) => {
  if (url !== undefined) process.env.ROLLCALL_URL = url;
  expect(() => consoleUrl(join(root, 'none.json'))).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringContaining(message) }),
  );
});

test('without a token the message says who has one', () => {
  process.env.ROLLCALL_URL = 'http://localhost:4000';
  expect(() => readConsole()).toThrow('ask the operator of the console for a deploy token');
  process.env.ROLLCALL_TOKEN = 'rollcall_deploy_x';
  expect(readConsole()).toEqual({ url: 'http://localhost:4000', token: 'rollcall_deploy_x' });
});
