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
  ['hr.example.test', 'ROLLCALL_URL is hr.example.test: it must begin with'],
  ['file:///etc', 'it must begin with http:// or https://'],
  ['https://ada:secret@hr.example.test', 'ROLLCALL_URL must have neither a password nor a query'],
  ['https://hr.example.test/?a=b', 'ROLLCALL_URL must have neither a password nor a query'],
])('the address %s is wrong usage', (url, message) => {
  if (url !== undefined) process.env.ROLLCALL_URL = url;
  expect(() => consoleUrl(join(root, 'none.json'))).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringContaining(message) }),
  );
});

test('without a token the message says who has one', () => {
  process.env.ROLLCALL_URL = 'http://localhost:4000';
  expect(() => readConsole()).toThrow('ask the operator of the console for a deploy token');
  process.env.ROLLCALL_TOKEN = 'eyJhbGciOiJIUzI1NiJ9';
  expect(() => readConsole()).toThrow('begins with rollcall_deploy_');
  process.env.ROLLCALL_TOKEN = 'rollcall_deploy_x';
  expect(readConsole()).toEqual({ url: 'http://localhost:4000', token: 'rollcall_deploy_x' });
});

test('a package.json that is no JSON is wrong usage', () => {
  writeFileSync(file, '{');
  expect(() => consoleUrl(file)).toThrow(
    expect.objectContaining({ exitCode: 2, message: 'package.json is no JSON.' }),
  );
});

test('a token with line breaks, as a wrong copy may have, is wrong usage', () => {
  process.env.ROLLCALL_URL = 'http://localhost:4000';
  process.env.ROLLCALL_TOKEN = 'rollcall_deploy_x\nsecret';
  const refusal = expect.objectContaining({
    exitCode: 2,
    message: expect.stringContaining('ROLLCALL_TOKEN is not a deploy token'),
  });
  expect(() => readConsole()).toThrow(refusal);
  expect(() => readConsole()).not.toThrow('secret');
});
